import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { dist, readManifest } from '../buildManifest.ts'
import { START_UP, WITH_THE_MOCK } from '../sizeLimits.ts'
import { measureMockSize } from './mockSize.ts'
import { measureTakeover } from './workerTakeover.ts'
import { measureWeight } from './weight.ts'
import type { Row } from './row.ts'
import { withProbe } from './probe.ts'

const KIB = 1024

/**
 * The shop's own files: everything that its sources import statically. The rest is the mock, which a prerendered page does not wait for.
 */
function shopScripts(): Set<string> {
  const manifest = readManifest()
  const files = new Set<string>()
  const add = (source: string) => {
    const chunk = manifest[source]
    // Pages that load later share chunks with the mock's core.
    if (!chunk || chunk.name === 'mock' || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const needed of chunk.imports ?? []) add(needed)
  }
  for (const source of Object.keys(manifest)) if (/^(index\.html|src\/)/.test(source)) add(source)
  return files
}

const brotliKib = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0) / KIB

/** The scripts that the page has requested, with the time in ms. */
const scriptsOf = (page: Page): Promise<{ file: string; at: number }[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name, startTime: at }) => {
      const file = /assets\/[^/]+\.js$/.exec(name)?.[0]
      return file === undefined ? [] : { file, at }
    }),
  )

/** The downloads and layout shifts of a first visit to the home page. */
export async function measureDownload(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  await withProbe(page)
  await page.goto(url)
  await page.locator('html[data-mock]').waitFor()
  // What comes after the mock's first answer is for later pages.
  const first = await scriptsOf(page)
  await page.locator('html[data-mock="worker"]').waitFor()
  const all = await scriptsOf(page)
  const runningAt = await page.evaluate(
    () => performance.getEntriesByName('pasar:running')[0]?.startTime ?? 0,
  )
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  const shift = await page.evaluate(() => window.probe.shift)
  await context.close()
  const own = shopScripts()
  const isOfStart = ({ file, at }: (typeof all)[number]) => own.has(file) && at <= runningAt
  const isOfMock = ({ file }: (typeof all)[number]) => !own.has(file)
  const shop = first.filter((script) => isOfStart(script)).map(({ file }) => file)
  const mocked = first.filter((script) => isOfMock(script)).map(({ file }) => file)
  const needed = new Set([...shop, ...mocked])
  const ahead = all.map(({ file }) => file).filter((file) => !needed.has(file))
  return [
    ...measureWeight(),
    { what: 'Page of home, brotli', unit: 'KiB', value: brotliKib(['index.html']), target: 30 },
    {
      what: 'JavaScript at start-up, without the mock, brotli',
      unit: 'KiB',
      value: brotliKib(shop),
      target: START_UP,
      peer: 65,
    },
    {
      what: 'JavaScript of the first route with the mock, brotli',
      unit: 'KiB',
      value: brotliKib([...shop, ...mocked]),
      target: WITH_THE_MOCK,
      peer: 349,
    },
    ...(await measureMockSize()),
    { what: 'JavaScript fetched ahead once idle, brotli', unit: 'KiB', value: brotliKib(ahead) },
    { what: 'First contentful paint (observed)', unit: 'ms', value: paint },
    { what: 'Layout shift while the home page loads', unit: '', value: shift, target: 0 },
    ...(await measureTakeover(browser, url)),
  ]
}
