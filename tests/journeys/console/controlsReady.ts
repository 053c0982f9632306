import type { Page } from 'playwright-core'

/** Waits until the shop on screen follows `window.mock`. */
export const controlsReady = (page: Page) => page.waitForFunction(() => window.mock?.shop())
