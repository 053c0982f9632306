/** A thread of the prerenderer: renders its share of the pages, in a shop of its own, since a shop renders one page at a time. */
import { workerData } from 'node:worker_threads'
import { to } from '../../src/paths.ts'
import type { PrerenderedPage } from '../../src/prerender.tsx'
import { refused } from './addresses.ts'
import { firstView } from './firstView.ts'
import { openShop } from './openShop.ts'
import { type Writing, writePages } from './writePage.ts'

export interface Share {
  /** The folder of the shop's build for Node. */
  shop: string
  /** The paths of pages, grouped by the file with their data. */
  groups: readonly (readonly string[])[]
  writing: Writing
}

const { shop, groups, writing } = workerData as Share
const prerenderer = await openShop(shop, writing.base)
// A refused page contains only data that is allowed for a guest.
await prerenderer.render(to.home(), firstView)
for (const paths of groups) {
  const pages = new Map<string, PrerenderedPage>()
  for (const path of paths) {
    const prerendered = refused.includes(path)
      ? prerenderer.renderRefused(path)
      : prerenderer.render(path, firstView)
    pages.set(path, await prerendered)
  }
  await writePages(pages, writing)
}
