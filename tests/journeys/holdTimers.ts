import type { Page } from 'playwright-core'

/** Material UI's shortest movement takes 120 ms. */
export const MOTION_MS = 100
/** The times after which something disappears: a notice, a panel that the shop has opened, a request without an answer. */
export const EXPIRY_MS = 1_000

/**
 * From now on the page's timers of this time or more wait until the returned function is called, in the document at hand: a dialog with
 * motion stays in its closing state, and a notice on screen, on any machine.
 */
export async function holdTimers(page: Page, leastMs: number): Promise<() => Promise<void>> {
  const release = await page.evaluateHandle((least) => {
    const start = window.setTimeout.bind(window)
    const stop = window.clearTimeout.bind(window)
    const held = new Map<number, () => void>()
    const setTimeout = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
      if (ms < least) return start(work, ms, ...given)
      // The longest time that a timer can have.
      const id = start(() => {}, 2_147_483_647)
      held.set(id, () => work(...given))
      return id
    }
    const clearTimeout = (id: number): void => {
      held.delete(id)
      stop(id)
    }
    Object.assign(window, { setTimeout, clearTimeout })
    return () => {
      Object.assign(window, { setTimeout: start, clearTimeout: stop })
      for (const work of held.values()) work()
    }
  }, leastMs)
  return () => page.evaluate((run) => run(), release)
}
