import type { Page } from 'playwright-core'

/** Waits until the open page is connected to `window.mock`. */
export const controlsReady = (page: Page) => page.waitForFunction(() => window.mock?.shop())
