import type { Controls } from '../../controls/controls.ts'

/** The size of the catalogue, and its seed. */
export const stockOf = async (controls: Controls) => ({
  variants: controls.size(),
  catalogueSeed: await controls.catalogueSeed(),
})
