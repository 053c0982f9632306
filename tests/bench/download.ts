import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import type { Row } from './bench.ts'
import { withProbe } from './probe.ts'

const KIB = 1024
const dist = resolve(import.meta.dirname, '../../dist')

/** The scripts of the mock, which the page does not wait for once it is prerendered. */
function mockScripts(): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return Object.entries(manifest).flatMap(([source, { file }]) => (source.startsWith('mocks/') ? [file] : []))
}

const brotliKib = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0) / KIB

const scriptsSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/[^/]+\.js$/.exec(name)?.[0] ?? []),
  )

/** What the first visit to the home page downloads, and how it moves while it loads. */
export async function measureDownload(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  await withProbe(page)
  await page.goto(url)
  await page.locator('html[data-boot="running"]').waitFor()
  const first = await scriptsSoFar(page)
  await page.locator('html[data-mock="worker"]').waitFor()
  const all = await scriptsSoFar(page)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  const shift = await page.evaluate(() => window.probe.shift)
  await context.close()
  const mock = mockScripts()
  const shop = first.filter((file) => !mock.includes(file))
  const ahead = all.filter((file) => !first.includes(file) && !mock.includes(file))
  const mocked = all.filter((file) => mock.includes(file))
  return [
    {
      what: 'JavaScript at start-up, without the mock, brotli',
      unit: 'KiB',
      value: brotliKib(shop),
      target: 150,
    },
    {
      what: 'JavaScript of the first route with the mock, brotli',
      unit: 'KiB',
      value: brotliKib([...shop, ...mocked]),
      target: 210,
    },
    { what: 'JavaScript fetched ahead once idle, brotli', unit: 'KiB', value: brotliKib(ahead) },
    { what: 'First contentful paint (observed)', unit: 'ms', value: paint },
    { what: 'Layout shift while the home page loads', unit: '', value: shift, target: 0 },
  ]
}
