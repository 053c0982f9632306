import type { Locator, Page } from 'playwright-core'
import type { Act } from '../../../mocks/scenarios/row.ts'
import { giveAddress, goOn, openStep, placeOrder } from '../shopping.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click()

async function giveCard(page: Page, number = '4242424242424242'): Promise<void> {
  const step = openStep(page)
  await step.getByRole('radio', { name: /^Card/ }).check()
  await step.getByLabel('Card number').fill(number)
  await step.getByLabel(/^Expiry/).fill('12/39')
  await step.getByLabel('Security code').fill('123')
  await step.getByLabel('Name on the card').fill('Aisyah Rahman')
  await goOn(page)
}

/** Enters an email into a business invite, and requests the code. */
async function fillInvite(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /^Join / })
  await dialog.getByLabel('First name').fill('Mira')
  await dialog.getByLabel('Last name').fill('Osman')
  await dialog.getByLabel('Choose a password').fill('Barista-2026')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

async function logInAs(page: Page, email: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('Kopi-susu-1')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function enterPromoCode(page: Page, code: string): Promise<void> {
  await press(page, /^Promo codes$/)
  await main(page).getByLabel('Promo code', { exact: true }).fill(code)
  await press(page, /^Apply$/)
}

interface LeadInput {
  telephone?: string
  postcode?: string
}

async function sendLead(page: Page, { telephone, postcode = '50450' }: LeadInput): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Tell us about your business' })
  if (telephone) await form.getByLabel('Phone').fill(telephone)
  await form.getByLabel('Company size').selectOption({ index: 1 })
  await form.getByLabel('Industry').selectOption({ index: 1 })
  await form.getByLabel('Postcode').fill(postcode)
  await form.getByRole('button', { name: 'Send' }).click()
}

interface JoinInput {
  email?: string
  telephone?: string
}

/** Fills in a new account, and requests the code. */
async function join(
  page: Page,
  { email = 'iman.salleh@example.com', telephone = '0123456789' }: JoinInput,
): Promise<void> {
  await press(page, /^Favourite: /)
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create an account' })
  await dialog.getByLabel('First name').fill('Iman')
  await dialog.getByLabel('Last name').fill('Salleh')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Phone').fill(telephone)
  await dialog.getByLabel('Choose a password').fill('Barista-2026')
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
}

/**
 * Scrolls half a screen per frame, since rows load when they come near the viewport, and one jump to the footer would skip some. It scrolls up
 * again, because rows that load meanwhile move the others.
 */
const scrollToTheEndAndBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((ended) => {
        let step = innerHeight / 2
        const scrollOn = () => {
          const before = scrollY
          scrollBy({ top: step, behavior: 'instant' })
          if (scrollY === before && step < 0) return ended()
          if (scrollY === before) step = -step
          requestAnimationFrame(() => setTimeout(scrollOn))
        }
        scrollOn()
      }),
  )

/** Scrolls through the rows below a product. */
async function loadRowsBelow(page: Page): Promise<void> {
  // A product page changes its address first, and starts at its top again.
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The rows have a script of their own.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await main(page).getByRole('region', { name: 'Similar products' }).waitFor()
  await scrollToTheEndAndBack(page)
}

const openFirstOrder = (page: Page) =>
  main(page).getByRole('list', { name: 'Your orders' }).getByRole('link').first().click()

/** The shopper's action on the page where a scenario starts. */
export const acts: Record<Act, (page: Page) => Promise<void>> = {
  open: async () => {},
  addToCart: (page) => press(page, /^Add .* to the cart$/),
  changeQuantity: (page) => press(page, /one more$/),
  removeLine: (page) => press(page, /^Remove /),
  typeSearch: (page) => page.getByRole('combobox', { name: 'Search the shop' }).fill('bread'),
  loadMore: (page) => press(page, /^Load more$/),
  goToDepartment: (page) => main(page).getByRole('link', { name: 'Dairy & eggs' }).click(),
  async openCategories(page) {
    await page.getByRole('banner').getByRole('button', { name: 'All departments' }).click()
    const panel = page.getByRole('dialog', { name: 'Departments' })
    await panel.getByRole('button', { name: 'Categories in Fruit' }).click()
    await panel.locator('ul[aria-busy="false"]').waitFor()
    await page.keyboard.press('Escape')
  },
  saveAddress: giveAddress,
  saveCard: (page) => giveCard(page),
  choosePayment: goOn,
  async chooseSlot(page) {
    // The first one may be over before it is saved.
    await openStep(page).locator('input[name="delivery-slot"]:enabled').last().check()
    await goOn(page)
  },
  saveTelephone: goOn,
  placeOrder: (page) => placeOrder(page).click(),
  logIn: (page) => logInAs(page, 'aisyah@example.com'),
  async giveEmail(page) {
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await footer.getByRole('button', { name: 'Sign up for offers' }).click()
    await footer.getByLabel('Email').fill('aisyah@example.com')
    await footer.getByRole('button', { name: 'Sign up' }).click()
  },
  sendLead: (page) => sendLead(page, {}),
  joinByInvite: async (page) => {
    await fillInvite(page)
  },
  async giveCode(page) {
    const dialog = await fillInvite(page)
    await dialog.getByLabel('Code from your email').fill('123456')
    await dialog.getByRole('button', { name: 'Create my account' }).click()
  },
  joinByTelephone: (page) => join(page, {}),
  pressHeart: (page) => press(page, /^Favourite: /),
  askForNotice: (page) => press(page, /^Notify me$/),
  async addToList(page) {
    await press(page, /^Add to a list$/)
    const dialog = page.getByRole('dialog', { name: 'Add to a shopping list' })
    await dialog.getByLabel('New list name').fill('Breakfast')
    await dialog.getByRole('button', { name: 'Create and add' }).click()
  },
  async renameList(page) {
    await press(page, /^Rename$/)
    const dialog = page.getByRole('dialog', { name: 'Rename' })
    await dialog.getByLabel('List name').fill('Every Sunday')
    await dialog.getByRole('button', { name: 'Save' }).click()
  },
  async deleteList(page) {
    await press(page, /^Delete$/)
    await page
      .getByRole('dialog', { name: /^Delete / })
      .getByRole('button', { name: 'Delete' })
      .click()
  },
  listToCart: (page) => press(page, /^Add (all )?to cart/),
  async orderAgain(page) {
    await openFirstOrder(page)
    await press(page, /^Reorder all items$/)
  },
  earlierOrders: (page) => press(page, /^Show earlier orders$/),
  async cancelOrder(page) {
    await openFirstOrder(page)
    await press(page, /^Cancel order$/)
    const dialog = page.getByRole('dialog', { name: /^Cancel order / })
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
  },
  logOut: (page) => press(page, /^Log out$/),
  enterPromoCode: (page) => enterPromoCode(page, 'JIMAT5'),
  lookBelow: loadRowsBelow,
  async swipeRow(page) {
    await loadRowsBelow(page)
    const row = main(page).getByRole('list', { name: "This week's offers" })
    await row.getByRole('article').nth(7).scrollIntoViewIfNeeded()
  },
  speakMalay: (page) => page.getByRole('contentinfo').getByText('Melayu', { exact: true }).click(),
  logInToSisterShop: (page) => logInAs(page, 'linh.nguyen@nha.example'),
  saveRefusedCard: (page) => giveCard(page, '4000000000000002'),
  joinByKnownEmail: (page) => join(page, { email: 'weiling.lim@rumah.example' }),
  joinByKnownTelephone: (page) => join(page, { telephone: '0190000596' }),
  sendLeadOfKnownTelephone: (page) => sendLead(page, { telephone: '0123450007' }),
  sendLeadFromLabuan: (page) => sendLead(page, { postcode: '87000' }),
  async saveAddressInLabuan(page) {
    const step = openStep(page)
    await step.getByLabel('First name').fill('Aisyah')
    await step.getByLabel('Last name').fill('Rahman')
    await step.getByLabel('Street address').fill('12 Jalan Merdeka')
    await step.getByLabel('Postcode').fill('87000')
    await step.getByLabel('City').fill('Labuan')
    await step.getByRole('button', { name: 'Add more details' }).click()
    await step.getByLabel('Business name').fill('Kedai Labuan')
    await goOn(page)
  },
  async saveKnownTelephone(page) {
    await openStep(page).getByLabel('Phone number').fill('0190000596')
    await goOn(page)
  },
  enterWalletCode: (page) => enterPromoCode(page, 'BOOST10'),
}
