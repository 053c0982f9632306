import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The serious and critical faults that axe finds, one line for each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
