import type { Page } from 'playwright-core'

/** Closes the interstitials that the shop shows a returning shopper. On a busy machine they may open before the step under test. */
export async function closeInterstitials(page: Page): Promise<void> {
  const interstitial = page.getByRole('dialog', { name: 'Good prices today' })
  await page.addLocatorHandler(interstitial, (dialog) =>
    dialog.getByRole('button', { name: 'Close' }).click(),
  )
}
