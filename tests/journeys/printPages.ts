import type { BrowserContext, Page, Request } from 'playwright-core'

const CONTENT = 'main, dialog, [role=dialog], [role=alertdialog], [role=alert], [role=status]'

const isUnanswered = (request: Request): boolean =>
  request.existingResponse() === null && request.failure() === null

/** What the page itself reports. It stays unanswered if the page hangs, so that the other lines are printed before it. */
async function stateOf(page: Page): Promise<string> {
  const [state, locks] = await page.evaluate(async () => [
    JSON.stringify(document.documentElement.dataset),
    JSON.stringify(await navigator.locks?.query()),
  ])
  return `${state}\nlocks: ${locks}`
}

/**
 * Prints what shows why a test failed, for each page: its console, its requests that failed or have no response, its state, and its content
 * as a screen reader would read it.
 */
export async function printPages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const messages = (await page.consoleMessages()).map((message) => `${message.type()}: ${message.text()}`)
    const requests = await page.requests()
    const failed = requests.flatMap((request) => {
      const failure = request.failure()
      return failure ? `${failure.errorText}: ${request.url()}` : []
    })
    const open = requests.filter(isUnanswered).map((request) => `without response: ${request.url()}`)
    console.log([`The page at the end, ${page.url()}`, ...messages, ...failed, ...open].join('\n'))
    console.log(await stateOf(page))
    const content = await Promise.all((await page.locator(CONTENT).all()).map((part) => part.ariaSnapshot()))
    console.log(content.join('\n'))
  }
}
