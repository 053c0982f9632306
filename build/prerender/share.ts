/** A thread of the prerender: draws its share of the pages, in a shop of its own, since a shop draws one page at a time. */
import { workerData } from 'node:worker_threads'
import { to } from '../../src/paths.ts'
import { refused } from './addresses.ts'
import { firstView } from './firstView.ts'
import { openShop } from './openShop.ts'
import type { DrawnPage } from '../../src/prerender.tsx'
import { type Writing, writePages } from './writePage.ts'

export interface Share {
  /** Where the shop was built for Node. */
  shop: string
  /** The paths of pages, those together whose data shares a file. */
  groups: readonly (readonly string[])[]
  writing: Writing
}

const { shop, groups, writing } = workerData as Share
const drawer = await openShop(shop, writing.base)
// What a guest is refused stands on what a page that is not refused has told.
await drawer.draw(to.home(), firstView)
for (const paths of groups) {
  const pages = new Map<string, DrawnPage>()
  for (const path of paths) {
    const drawn = refused.includes(path) ? drawer.drawRefused(path) : drawer.draw(path, firstView)
    pages.set(path, await drawn)
  }
  await writePages(pages, writing)
}
