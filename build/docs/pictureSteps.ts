import type { Page } from 'playwright-core'

const oneMore = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /: one more$/ })
    .first()

/** The cart, and beside it the request that changed it. */
export async function requests(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Requests' }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click()
  await oneMore(page).click()
  await page
    .getByRole('button', { name: /\/api\/carts\/change/ })
    .first()
    .click()
  await page.getByText('Sent', { exact: true }).waitFor()
}

/** The cart after a refused change, and beside it the scenario with its expected text. */
export async function scenario(page: Page): Promise<void> {
  await page.getByLabel('Search scenarios').fill('quantity')
  await page.getByRole('button', { name: 'Go there: A quantity is refused' }).click()
  await oneMore(page).click()
  await page.getByText('as expected', { exact: true }).waitFor()
}
