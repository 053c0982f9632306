import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Presses Escape when the open dialog has the focus: before, the key would not reach it. */
export async function pressEscape(page: Page): Promise<void> {
  const hasFocus = (dialog: Element) => {
    const { activeElement } = document
    return (
      activeElement?.matches('body') === false &&
      (dialog.contains(activeElement) || activeElement.contains(dialog))
    )
  }
  await expect.poll(() => page.getByRole('dialog').first().evaluate(hasFocus), { interval: 20 }).toBe(true)
  await page.keyboard.press('Escape')
}
