import type { Page } from 'playwright-core'

const TURN_MS = 16

/** How many of its turns a page may be busy: five seconds, and more on a busy machine, where each turn takes longer. */
const BUSY_TURNS = 5_000 / TURN_MS
const QUIET_TURNS = 3

/** Waits for so many turns of the page, or until it loads another document. */
export async function passTurns(page: Page, count: number): Promise<void> {
  await page
    .evaluate(
      async ({ count, ms }) => {
        for (let turn = 0; turn < count; turn += 1) await new Promise((done) => setTimeout(done, ms))
      },
      { count, ms: TURN_MS },
    )
    .catch(() => {})
}

/** Before the first page of a tab there is an empty one. Back can end there, because the shop goes back once more after a dialog has closed. */
async function returnToShop(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') return
  await page.goForward({ waitUntil: 'commit' })
  await started(page)
}

/**
 * Waits until no request is open and nothing visible is busy for some turns; false when that takes more than five seconds of such turns. A
 * page that has left the shop returns to it.
 */
export async function settle(page: Page): Promise<boolean> {
  await returnToShop(page)
  return page
    .evaluate(
      async ({ limit, turns, ms }) => {
        const isBusy = () => {
          const { mock } = window
          if (!mock?.shop() || mock.server.journal.pending() > 0) return true
          // It shows busy controls.
          if (location.pathname.endsWith('/style-guide')) return false
          const isVisible = (part: Element) => part.checkVisibility({ visibilityProperty: true })
          // Below a dialog, a part may wait for what is decided in it.
          const top = [...document.querySelectorAll('[role="dialog"]')].findLast(isVisible)
          const shown = top ?? document.querySelector('main')
          return [...(shown?.querySelectorAll('[aria-busy="true"]') ?? [])].some(isVisible)
        }
        let quiet = 0
        for (let turn = 0; quiet < turns; turn += 1) {
          if (turn > limit) return false
          await new Promise((done) => setTimeout(done, ms))
          quiet = isBusy() ? 0 : quiet + 1
        }
        return true
      },
      { limit: BUSY_TURNS, turns: QUIET_TURNS, ms: TURN_MS },
    )
    .catch(() => false)
}

/** The shop may load a page anew while it is read, as after a session has ended: then it is read once more. */
export async function readAgain<T>(page: Page, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error
    await started(page)
    return read()
  }
}

/** Waits until the shop runs on the page, with its controls. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => window.mock?.shop())
}
