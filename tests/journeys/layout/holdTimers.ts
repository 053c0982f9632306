import type { Page } from 'playwright-core'

/** Material UI's shortest movement takes 120 ms. */
const LEAST_MS = 100

/**
 * From now on the page's timers of a tenth of a second or more wait until the returned function is called: a dialog with motion stays in
 * its closing state, on any machine.
 */
export async function holdTimers(page: Page): Promise<() => Promise<void>> {
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
  }, LEAST_MS)
  return () => page.evaluate((run) => run(), release)
}
