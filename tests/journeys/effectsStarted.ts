import type { Page } from 'playwright-core'

/** One of the effects that start together in the first idle moment after the page writes this mark of a new visitor, if it is missing. */
export const MARK = 'pasar.own'

/** Waits for these effects in a new visitor's first document. Before them Back leaves the page, and no shortcut is heard. */
export const effectsStarted = async (page: Page): Promise<void> => {
  await page.waitForFunction((mark) => localStorage.getItem(mark) !== null, MARK)
}
