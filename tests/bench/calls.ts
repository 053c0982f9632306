import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const TIMES = 200
const manifestFile = resolve(import.meta.dirname, '../../dist/.vite/manifest.json')

/** The chunk that every request of the shop leaves by. */
function transportFile(): string {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >
  const chunk = Object.values(manifest).find(({ name }) => name === 'transport')
  if (!chunk) throw new Error('The build has no chunk of src/api/transport.ts')
  return chunk.file
}

/** Milliseconds of so many calls, one after the other, by the shop's own way out. */
const callTimes = (page: Page, url: string): Promise<number[]> =>
  page.evaluate(
    async ({ file, times, call }) => {
      const module = (await import(file)) as Record<string, (...all: unknown[]) => Promise<Response>>
      // `transport(input, init)` beside `setTransport(send)`: their names are gone, how many they take is not.
      const transport = Object.values(module).find(({ length }) => length === 2)
      if (!transport) throw new Error('No transport')
      const taken: number[] = []
      for (let turn = 0; turn < times; turn += 1) {
        const start = performance.now()
        const response = await transport(call, { headers: { 'x-api-json': 'true' } })
        await response.json()
        taken.push(performance.now() - start)
      }
      return taken
    },
    { file: `${url}${transportFile()}`, times: TIMES, call: `${url}api/carts/sync` },
  )

/** Milliseconds of so many loads of a picture that was loaded before. */
const pictureTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async (times) => {
    const picture = document.querySelector<HTMLImageElement>('main img[src*="packs/"]')?.src ?? ''
    const taken: number[] = []
    for (let turn = 0; turn < times; turn += 1) {
      const start = performance.now()
      await (await fetch(picture)).text()
      taken.push(performance.now() - start)
    }
    return taken
  }, TIMES)

/** A mocked call and a cached picture, through the worker and without one. */
export async function measureCalls(browser: Browser, url: string): Promise<Row[]> {
  const measured = async (serviceWorkers: 'allow' | 'block', settled: string) => {
    const context = await browser.newContext({ serviceWorkers })
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(settled).waitFor()
    await page.locator('main img[src*="packs/"]').first().waitFor()
    const calls = quantile(await callTimes(page, url), 0.5)
    const pictures = quantile(await pictureTimes(page), 0.5)
    await context.close()
    return { calls, pictures }
  }
  const worker = await measured('allow', 'html[data-mock="worker"]')
  const inPage = await measured('block', 'html[data-mock="in-page"]:not([data-mock-reason="starting"])')
  return [
    { what: 'Mocked call through the worker, p50', unit: 'ms', value: worker.calls, target: 4 },
    { what: 'Mocked call in the page, p50', unit: 'ms', value: inPage.calls, target: 1 },
    { what: 'Cached picture through the worker, p50', unit: 'ms', value: worker.pictures },
    { what: 'Cached picture without a worker, p50', unit: 'ms', value: inPage.pictures },
  ]
}
