import type { Page } from 'playwright-core'

/** How long a page may be busy, in ms. */
const BUSY_MS = 5_000
const QUIET_FRAMES = 3

/** Before the first page of a tab there is an empty one. Back can end there, because the shop goes back once more after a dialog has closed. */
async function returnToShop(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') return
  await page.goForward({ waitUntil: 'commit' })
  await started(page)
}

/**
 * Waits until no request is open and nothing visible is busy for some frames; false when that takes more than five seconds. A page that has
 * left the shop returns to it.
 */
export async function settle(page: Page): Promise<boolean> {
  await returnToShop(page)
  return page
    .evaluate(
      async ({ limit, frames }) => {
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
        const frame = () => new Promise((done) => setTimeout(done, 16))
        const start = performance.now()
        for (let quiet = 0; quiet < frames; quiet = isBusy() ? 0 : quiet + 1) {
          if (performance.now() - start > limit) return false
          await frame()
        }
        return true
      },
      { limit: BUSY_MS, frames: QUIET_FRAMES },
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
  await page.waitForFunction(() => window.mock?.shop(), undefined, { timeout: 60_000 })
}
