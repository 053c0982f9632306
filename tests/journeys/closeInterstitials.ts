import type { Page } from 'playwright-core'

/**
 * What the shop shows a returning shopper by itself is closed, as they would: a busy machine lets it come before what the journey
 * is about.
 */
export async function closeInterstitials(page: Page): Promise<void> {
  const interstitial = page.getByRole('dialog', { name: 'Good prices today' })
  await page.addLocatorHandler(interstitial, (dialog) =>
    dialog.getByRole('button', { name: 'Close' }).click(),
  )
}
