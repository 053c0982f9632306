import type { Page } from 'playwright-core'

/** A dialog that is still open is pressed again before the next attempt of the step. */
const ATTEMPT_MS = 2_000

/** Closes the interstitials that the shop shows a returning shopper. On a busy machine they may open before the step under test. */
export async function closeInterstitials(page: Page): Promise<void> {
  const interstitial = page.getByRole('dialog', { name: 'Good prices today' })
  await page.addLocatorHandler(
    interstitial,
    // It may be closing already: then there is nothing to press, and the step goes on.
    (dialog) =>
      dialog
        .getByRole('button', { name: 'Close' })
        .click({ timeout: ATTEMPT_MS })
        .catch(() => {}),
    { noWaitAfter: true },
  )
}
