import type { Page } from 'playwright-core'
import type { Act } from '../../mocks/scenarios/row.ts'
import { giveAddress, goOn, openStep, placeOrder } from './shopping.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click()

async function giveCard(page: Page): Promise<void> {
  const step = openStep(page)
  await step.getByRole('radio', { name: /^Card/ }).check()
  await step.getByLabel('Card number').fill('4242424242424242')
  await step.getByLabel(/^Expiry/).fill('12/39')
  await step.getByLabel('Security code').fill('123')
  await step.getByLabel('Name on the card').fill('Aisyah Rahman')
  await goOn(page)
}

/** What a shopper does on the page where a scenario starts. */
export const acts: Record<Exclude<Act, 'useScreen'>, (page: Page) => Promise<void>> = {
  open: async () => {},
  addToCart: (page) => press(page, /^Add .* to the cart$/),
  changeQuantity: (page) => press(page, /one more$/),
  removeLine: (page) => press(page, /^Remove /),
  typeSearch: (page) => page.getByRole('combobox', { name: 'Search the shop' }).fill('milk'),
  loadMore: (page) => press(page, /^Load more$/),
  goToDepartment: (page) => main(page).getByRole('link', { name: 'Dairy & eggs' }).click(),
  saveAddress: giveAddress,
  saveCard: giveCard,
  choosePayment: goOn,
  async chooseSlot(page) {
    await openStep(page).locator('input[name="delivery-slot"]:enabled').first().check()
    await goOn(page)
  },
  saveTelephone: goOn,
  placeOrder: (page) => placeOrder(page).click(),
  async logIn(page) {
    await main(page)
      .getByRole('button', { name: /^Favourite: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('E-mail').fill('aisyah@example.com')
    await dialog.getByLabel('Password', { exact: true }).fill('Kopi-susu-1')
    await dialog.getByRole('button', { name: 'Log in' }).click()
  },
  async giveEmail(page) {
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await footer.getByRole('button', { name: 'Tell me about offers' }).click()
    await footer.getByLabel('E-mail').fill('aisyah@example.com')
    await footer.getByRole('button', { name: 'Sign me up' }).click()
  },
  async sendLead(page) {
    const form = page.getByRole('dialog', { name: 'Tell us about your business' })
    await form.getByLabel('People in the company').selectOption({ index: 1 })
    await form.getByLabel('Industry').selectOption({ index: 1 })
    await form.getByLabel('Postal code').fill('50450')
    await form.getByRole('button', { name: 'Send' }).click()
  },
  pressHeart: (page) => press(page, /^Favourite: /),
  askForNotice: (page) => press(page, /^Tell me when it’s back$/),
  async addToList(page) {
    await press(page, /^Add to a list$/)
    const dialog = page.getByRole('dialog', { name: 'Add to a shopping list' })
    await dialog.getByLabel('Name of a new list').fill('Breakfast')
    await dialog.getByRole('button', { name: 'Create and add' }).click()
  },
  lookBelow: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  speakMalay: (page) => page.getByRole('contentinfo').getByText('Melayu', { exact: true }).click(),
}
