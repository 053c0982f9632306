import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Row } from './row.ts'

const CALLS = 5_000
const SAMPLES = 5
/** By then every chunk is loaded, and the journal is full. */
const SETTLED_AFTER = 2_000

async function usedHeapKb(tools: CDPSession): Promise<number> {
  // The second collection frees what the first one's finalisers release.
  await tools.send('HeapProfiler.collectGarbage')
  await tools.send('HeapProfiler.collectGarbage')
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024
}

/** Calls with answers and calls with refusals, at most as many at once as a page sends. */
const makeCalls = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (calls) => {
    const { mock } = window
    if (!mock) throw new Error('The page has no console')
    const paths = ['/api/carts/sync', '/api/checkout', '/api/top-searches', '/api/no-such-call']
    for (let made = 0; made < calls; made += 20) {
      const each = Array.from({ length: 20 }, (_, at) => paths[at % paths.length] ?? '')
      await Promise.all(each.map((path) => mock.send({ method: 'GET', path })))
    }
  }, count)

/** How much memory thousands of calls keep with the console open on the panel of requests. */
export async function measureConsole(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ locale: 'en-MY', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${url}?console`)
  await page.locator('html[data-mock="worker"]').waitFor()
  await page.getByRole('complementary').getByRole('tab', { name: 'Requests' }).click()
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable')
  const heaps: number[] = []
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    await makeCalls(page, CALLS / SAMPLES)
    heaps.push(await usedHeapKb(tools))
  }
  await context.close()
  const settled = heaps[(SETTLED_AFTER * SAMPLES) / CALLS - 1] ?? 0
  const last = heaps.at(-1) ?? 0
  return [
    {
      what: `Heap with the console open, from ${SETTLED_AFTER} to ${CALLS} calls`,
      unit: 'KB',
      value: last - settled,
      target: 300,
    },
    { what: `The heap after ${CALLS} calls`, unit: 'KB', value: last },
  ]
}
