/** A thread of the prerender: draws its share of the pages, in a shop of its own, since a shop draws one page at a time. */
import { workerData } from 'node:worker_threads'
import { to } from '../../src/paths.ts'
import { refused } from './addresses.ts'
import { firstView } from './firstView.ts'
import { openShop } from './openShop.ts'
import { type Writing, writePage } from './writePage.ts'

export interface Share {
  /** Where the shop was built for Node. */
  shop: string
  paths: readonly string[]
  writing: Writing
}

const { shop, paths, writing } = workerData as Share
const prerenderer = await openShop(shop, writing.base)
// A refused page contains only data that is allowed for a guest.
await prerenderer.render(to.home(), firstView)
for (const path of paths) {
  const prerendered = refused.includes(path)
    ? prerenderer.renderRefused(path)
    : prerenderer.render(path, firstView)
  await writePage(path, await prerendered, writing)
}
