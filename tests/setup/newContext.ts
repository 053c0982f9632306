import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

/** How long a test waits for what it expects of a page, in ms. A busy machine takes longer than the 30 s that Playwright waits by default. */
export const WAITS_MS = 120_000

/** A new visitor's window without a page. */
export async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(WAITS_MS)
  return context
}
