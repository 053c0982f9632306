import type { Controls } from '../../controls/controls.ts'

/** How much stands on the shelves, and what it was drawn from. */
export const stockOf = async (controls: Controls) => ({
  variants: controls.size(),
  catalogueSeed: await controls.catalogueSeed(),
})
