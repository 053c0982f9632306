import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { dist } from '../buildManifest.ts'
import { compared } from './comparison.ts'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

/** With the headers of a list's requests. */
const AT_ONCE = 24
const PICTURES = 8 * AT_ONCE
const TURNS = 12
/** By then the page has prefetched everything. */
const QUIET_MS = 2_000

/** How a page opens with the worker and without, and when it is idle. */
const ways = {
  worker: { serviceWorkers: 'allow', settled: 'html[data-mock="worker"]' },
  none: { serviceWorkers: 'block', settled: 'html[data-mock="in-page"]:not([data-mock-reason="starting"])' },
} as const

/** Milliseconds for each of these pictures, with this many loading at once. */
const loadTimes = (page: Page, pictures: readonly string[]): Promise<number[]> =>
  page.evaluate(
    async ({ addresses, atOnce }) => {
      const load = (address: string) =>
        new Promise<void>((resolve, reject) => {
          const picture = new Image()
          picture.addEventListener('load', () => resolve())
          picture.addEventListener('error', () => reject(new Error(`${address} did not load`)))
          picture.src = address
        })
      const times: number[] = []
      for (let next = 0; next < addresses.length; next += atOnce) {
        const begun = performance.now()
        await Promise.all(addresses.slice(next, next + atOnce).map(load))
        times.push((performance.now() - begun) / atOnce)
      }
      return times
    },
    { addresses: pictures, atOnce: AT_ONCE },
  )

/** The cost of a picture from an earlier page through the worker, against a browser without one: pages in turns. */
export async function measurePictures(browser: Browser, url: string): Promise<Row[]> {
  const pictures = readdirSync(resolve(dist, 'packs'))
    .slice(0, PICTURES)
    .map((name) => `${url}packs/${name}`)
  const open = async (way: keyof typeof ways) => {
    const { serviceWorkers, settled } = ways[way]
    const page = await (await browser.newContext({ serviceWorkers })).newPage()
    const times: number[] = []
    return {
      times,
      async turn() {
        // A page of text has no pictures, and the memory of the previous page is released.
        await page.goto(`${url}t/ccpa`)
        await page.locator(settled).waitFor()
        await page.waitForTimeout(QUIET_MS)
        times.push(...(await loadTimes(page, pictures)))
      },
      close: () => page.context().close(),
    }
  }
  const [worker, none] = [await open('worker'), await open('none')]
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const way of [worker, none]) {
      await way.turn()
      // The first time they come from the host.
      if (turn === 0) way.times.length = 0
    }
  await worker.close()
  await none.close()
  return compared(
    'Cached picture',
    [
      ['through the worker, p50', quantile(worker.times, 0.5)],
      ['without a worker, p50', quantile(none.times, 0.5)],
    ],
    { target: 1.05, peer: 2.2 },
  )
}
