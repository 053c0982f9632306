import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const TIMES = 200
const manifestFile = resolve(import.meta.dirname, '../../dist/.vite/manifest.json')

/** The chunk that holds the mock for a page; its one export is known by its name. */
function mockFile(): string {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>
  const chunk = manifest['mocks/browser.ts']
  if (!chunk) throw new Error('The build has no mock')
  return chunk.file
}

type Send = (request: Request) => Promise<Response>

/** Milliseconds of so many calls, one after the other: by the page's own `fetch`, or by a mock started beside the shop's. */
const callTimes = (page: Page, url: string, by: 'fetch' | 'mock'): Promise<number[]> =>
  page.evaluate(
    async ({ file, times, call, base }) => {
      let send: Send = fetch
      if (file !== null) {
        const { start } = (await import(file)) as {
          start: (options: { base: string; setTransport: (next: Send | null) => void }) => void
        }
        start({
          base,
          setTransport: (next) => {
            send = next ?? fetch
          },
        })
      }
      const taken: number[] = []
      for (let turn = 0; turn < times; turn += 1) {
        const begin = performance.now()
        const response = await send(new Request(call, { headers: { 'x-api-json': 'true' } }))
        await response.json()
        taken.push(performance.now() - begin)
      }
      return taken
    },
    {
      file: by === 'mock' ? `${url}${mockFile()}` : null,
      times: TIMES,
      call: `${url}api/carts/sync`,
      base: new URL(url).pathname,
    },
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
  const measured = async (serviceWorkers: 'allow' | 'block', settled: string, by: 'fetch' | 'mock') => {
    const context = await browser.newContext({ serviceWorkers })
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(settled).waitFor()
    await page.locator('main img[src*="packs/"]').first().waitFor()
    const calls = quantile(await callTimes(page, url, by), 0.5)
    const pictures = quantile(await pictureTimes(page), 0.5)
    await context.close()
    return { calls, pictures }
  }
  const worker = await measured('allow', 'html[data-mock="worker"]', 'fetch')
  const inPage = await measured(
    'block',
    'html[data-mock="in-page"]:not([data-mock-reason="starting"])',
    'mock',
  )
  return [
    { what: 'Mocked call through the worker, p50', unit: 'ms', value: worker.calls, target: 4 },
    { what: 'Mocked call in the page, p50', unit: 'ms', value: inPage.calls, target: 1 },
    { what: 'Cached picture through the worker, p50', unit: 'ms', value: worker.pictures },
    { what: 'Cached picture without a worker, p50', unit: 'ms', value: inPage.pictures },
  ]
}
