import type { Page } from 'playwright-core'
import { timedClick } from './probe.ts'

/** Opens a list whose products can be added to the cart. */
export async function openResults(page: Page, url: string): Promise<void> {
  await page.goto(`${url}products/search/milk`)
  await addButton(page).waitFor()
}

const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()

/** Adds the first product of the list that is not in the cart; the milliseconds from the click until its quantity is painted. */
export async function timedAddition(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.dataset['open'] = `${document.querySelectorAll('main [data-quantity]').length}`
  })
  const time = await timedClick(
    page,
    addButton(page),
    () =>
      document.querySelectorAll('main [data-quantity]').length >
      Number(document.documentElement.dataset['open']),
  )
  // After the answer the cart opens, and would cover the next card.
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return time
}
