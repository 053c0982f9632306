import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone, test as journey } from '../journey.ts'
import { atStep, heading, openStep, placeOrder } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

const main = (page: Page) => page.getByRole('main')

/** A phone's width without touch: with a keyboard, or a desktop page at 300 % zoom. */
const narrow = { viewport: phone.viewport }

/** From the first product of a list to the tabs at the bottom, past all controls of thirty cards and the footer. */
const MOST_STOPS = 200

/** Whether the element is on screen and no bar covers it. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Why the focus is not visible: no indicator, or a bar covers it. Null if it is visible. */
const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const named = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
    const isOutlined = (element: Element | null | undefined) =>
      element instanceof Element &&
      [undefined, '::after'].some((part) => getComputedStyle(element, part).outlineStyle === 'solid')
    const field = focused.closest('.MuiInputBase-root')?.querySelector('fieldset')
    const isShown =
      // A checkbox or radio button shows the focus on its visual replacement.
      [focused, focused.parentElement, focused.nextElementSibling].some(isOutlined) ||
      (field instanceof Element && getComputedStyle(field).borderTopWidth === '2px')
    if (!isShown) return `nothing shows the focus of “${named}”`
    const { x, y, width, height } = focused.getBoundingClientRect()
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
    const isOnTop = focused.contains(onTop) || onTop?.contains(focused) === true
    return isOnTop ? null : `“${named}” lies under something`
  })

/** Presses Tab until an element has the focus, and checks at every stop that the focus is visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  // A search by role and name among thirty cards took a third of the time of a stop: it is repeated only for a replaced element.
  let element = await wanted.elementHandle()
  const isReached = async (): Promise<boolean> => {
    const isFocused = await element?.evaluate((target) =>
      target.isConnected ? target === document.activeElement : null,
    )
    if (typeof isFocused === 'boolean') return isFocused
    element = await wanted.elementHandle()
    return isReached()
  }
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    // A panel that opens takes the focus before it is painted in its place.
    await expect.poll(() => focusFault(page)).toBeNull()
    if (await isReached()) return
  }
  throw new Error(`Tab did not reach ${String(wanted)}.`)
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

async function hasFocus(wanted: Locator): Promise<void> {
  await expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true)
}

const goOn = (page: Page) => press(page, openStep(page).getByRole('button', { name: /^(Continue|Done)$/ }))

async function typeInto(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = openStep(page).getByLabel(label)
  if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field)
  await page.keyboard.type(text)
}

test('a guest can buy groceries by keyboard only at a phone’s width, and always sees the focus', async ({
  visit,
}) => {
  const page = await visit('/?clock=2031-12-24T10:00', narrow)
  await press(page, main(page).getByRole('link', { name: 'Dairy & eggs' }))
  await heading(page, 'Dairy & eggs').waitFor()
  await hasFocus(main(page))

  const filter = page.getByRole('button', { name: /^Filter/ })
  await press(page, filter)
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await press(page, sheet.getByRole('checkbox', { name: /^Ladang/ }), 'Space')
  await page.waitForURL(/brandFilter=/)
  await press(page, sheet.getByRole('button', { name: /^Show \d+ products$/ }))
  await sheet.waitFor({ state: 'detached' })
  await hasFocus(filter)

  const MILK = 'Ladang Fresh Milk Full Cream'
  await press(page, main(page).getByRole('link', { name: MILK, exact: true }).first())
  await heading(page, MILK).waitFor()
  await hasFocus(main(page))
  const buy = main(page).getByRole('group', { name: /^Buy / })
  await press(page, buy.getByRole('button', { name: /one more$/ }))
  for (let more = 0; more < 4; more += 1) await page.keyboard.press('Enter')
  await press(page, buy.getByRole('button', { name: 'Add · RM 47.40' }))
  const view = main(page).getByRole('button', { name: 'View in cart' })
  await view.waitFor()
  await hasFocus(view)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /^Cart/ })
  await tabTo(page, panel.getByRole('link', { name: 'View cart' }))
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await hasFocus(view)

  await page.keyboard.press('/')
  await hasFocus(page.getByRole('dialog').getByRole('combobox'))
  await page.keyboard.type('milk')
  await page.keyboard.press('Enter')
  await heading(page, /milk/).waitFor()
  await hasFocus(main(page))
  const card = main(page).getByRole('article').filter({ hasText: 'Ladang Fresh Milk Low Fat' }).first()
  await press(page, card.getByRole('button', { name: /^Add / }))
  await hasFocus(card.getByRole('button', { name: /one more$/ }))
  await press(page, page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first())
  await heading(page, 'Your cart').waitFor()
  await press(page, main(page).getByRole('link', { name: 'Checkout' }))

  await atStep(page, 'Delivery address')
  await typeInto(page, 'First name', 'Aisyah')
  await page.keyboard.press('Enter')
  await hasFocus(openStep(page).getByLabel('Last name'))
  await typeInto(page, 'Last name', 'Rahman')
  await typeInto(page, 'Street address', '12 Jalan Ampang')
  await typeInto(page, 'Postcode', '50450')
  await openStep(page).locator('input[name="city"][value="Kuala Lumpur"]').waitFor()
  await goOn(page)
  await atStep(page, 'Phone')
  await typeInto(page, 'Phone number', '0123456789')
  await page.keyboard.press('Enter')
  await atStep(page, 'Express delivery')
  await goOn(page)
  const refusal = openStep(page).getByText('Choose a delivery time.')
  await refusal.waitFor()
  await expect.poll(() => refusal.evaluate(isOnTop)).toBe(true)
  await page.keyboard.press('Space')
  await goOn(page)
  await atStep(page, 'Payment')
  await goOn(page)
  // The order section gets the focus after the last step is saved and collapsed.
  const isNext = (button: Element) =>
    document.activeElement !== document.body && document.activeElement?.contains(button)
  await expect.poll(() => placeOrder(page).evaluate(isNext)).toBe(true)
  await press(page, placeOrder(page))
  await page.waitForURL(/\/confirmation\?order=\d+$/)
  await heading(page, 'Thank you, Aisyah!').waitFor()
})
