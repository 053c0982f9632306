import type { Page } from 'playwright-core'

/** Waits until the shop on screen follows `window.mock`. */
export const controlled = (page: Page) => page.waitForFunction(() => window.mock?.shop())
