import type { BrowserContext, Page, Request } from 'playwright-core'
import { withinClosingTime } from './withinClosingTime.ts'

const CONTENT = 'main, dialog, [role=dialog], [role=alertdialog], [role=alert], [role=status]'
/** The first lines of a page's content are enough to recognize it. */
const MAX_CONTENT_LINES = 80

const lacksResponse = (request: Request): boolean =>
  request.existingResponse() === null && request.failure() === null

const stateOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => [
    `state: ${JSON.stringify(document.documentElement.dataset)}`,
    `locks: ${JSON.stringify(await navigator.locks?.query())}`,
  ])

/** Adds what the browser knows first: a page that hangs does not answer the rest. */
async function describePage(page: Page, lines: string[]): Promise<void> {
  const requests = await page.requests()
  for (const message of await page.consoleMessages()) lines.push(`${message.type()}: ${message.text()}`)
  for (const request of requests)
    if (request.failure()) lines.push(`${request.failure()?.errorText}: ${request.url()}`)
  for (const request of requests.filter(lacksResponse)) lines.push(`without response: ${request.url()}`)
  lines.push(...(await stateOf(page)))
  const content = await Promise.all((await page.locator(CONTENT).all()).map((part) => part.ariaSnapshot()))
  lines.push(...content.join('\n').split('\n').slice(0, MAX_CONTENT_LINES))
}

/**
 * What shows why a test failed, for each page: its console, its requests that failed or have no response, its state, and its content as a
 * screen reader would read it.
 */
export async function describePages(contexts: readonly BrowserContext[]): Promise<string> {
  const lines: string[] = []
  const describeAll = async () => {
    for (const page of contexts.flatMap((context) => context.pages())) {
      lines.push(`The page at the end, ${page.url()}`)
      await describePage(page, lines)
    }
  }
  // A tab that has crashed rejects: what is known by then is described all the same.
  await withinClosingTime(describeAll()).catch((error: unknown) => lines.push(String(error)))
  return lines.join('\n')
}
