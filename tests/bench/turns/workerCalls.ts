import type { Figures, Measure } from './measure.ts'

/** The number of calls of each kind in a turn. */
const CALLS = 30

/** Calls through the worker: a small answer, a large one, and a write. */
export const workerCalls: Measure = async (browser, url) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  await page.locator('html[data-mock="worker"]').waitFor()
  return () =>
    page.evaluate(
      async ({ root, count }) => {
        const timed = async (path: string, body?: unknown) => {
          const begun = performance.now()
          const response = await fetch(root + path, {
            method: body === undefined ? 'GET' : 'POST',
            headers: { 'x-api-json': 'true', 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          await response.text()
          return performance.now() - begun
        }
        const event = { name: 'page view', properties: { path: '/' }, timestamp: 1, version: '1.0.0' }
        const found: Figures[] = []
        for (let call = 0; call < count; call += 1)
          found.push({
            small: await timed('api/top-searches'),
            large: await timed('api/products/category/130000/dairy-eggs/pages/1-1'),
            write: await timed('api/track', [event]),
          })
        return found
      },
      { root: url, count: CALLS },
    )
}
