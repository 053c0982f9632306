import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { demoPassword, people } from '../../fixtures/people.ts'
import { desktop, open, phone, test as journey } from './journey.ts'
import { acts } from './scenarioActs.ts'
import {
  atStep,
  chooseSlot,
  giveAddress,
  giveTelephone,
  heading,
  openStep,
  placeOrder,
  throughParcels,
} from './shopping.ts'

const visitor = { locale: 'en-MY', reducedMotion: 'reduce' } as const

interface Watched {
  page: Page
  /** What the page did against its policy, in all its documents, and what nothing caught. */
  offences: string[]
}

/** A window's page that tells of offences from the first line of every document on. */
async function watch(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage()
  const offences: string[] = []
  page.on('pageerror', ({ message }) => offences.push(message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) offences.push(message.text())
  })
  // A walk leaves documents behind, and what stands in their windows.
  await page.exposeFunction('tellOffence', (offence: string) => offences.push(offence))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        window.tellOffence(`${violatedDirective}: ${blockedURI}, ${sourceFile}:${lineNumber}`)
      },
    )
  })
  return { page, offences }
}

async function watched(browser: Browser, size: BrowserContextOptions = desktop): Promise<Watched> {
  const context = await browser.newContext({ ...visitor, ...size })
  onTestFinished(() => context.close())
  return watch(context)
}

/** What a link opens is looked at in one window: to install the worker for each test takes longer than the test. */
const test = journey
  .extend('window', { scope: 'file' }, async ({ browser }, { onCleanup }): Promise<BrowserContext> => {
    const context = await browser.newContext({ ...visitor, ...desktop })
    onCleanup(() => context.close())
    return context
  })
  .extend('visited', async ({ window }, { onCleanup }): Promise<Watched> => {
    const seen = await watch(window)
    onCleanup(() => seen.page.close())
    return seen
  })

declare global {
  interface Window {
    tellOffence: (offence: string) => void
  }
}

const at = (path: string) => new URL(path, inject('shop')).href
const product = (gid: string) => `product/${gid}/any-slug`
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

/** Looks often: Playwright itself looks twice a second in the end, and there are many dialogs. */
async function shown(what: Locator): Promise<void> {
  await expect.poll(() => what.first().isVisible(), { interval: 20, message: what.toString() }).toBe(true)
}
async function gone(what: Locator): Promise<void> {
  await expect.poll(() => what.count(), { interval: 20, message: what.toString() }).toBe(0)
}

/** Opens something over the page, does there what is done there, and closes it; an offence ends the walk and says where. */
async function lookInto(
  { page, offences }: Watched,
  opener: Locator,
  name: string | RegExp,
  meanwhile?: (dialog: Locator) => Promise<unknown>,
): Promise<void> {
  await opener.click()
  await shown(dialog(page, name))
  await meanwhile?.(dialog(page, name))
  expect(offences, `${name}`).toEqual([])
  await page.keyboard.press('Escape')
  await gone(page.getByRole('dialog'))
}

async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  const form = dialog(page, 'Log in')
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await form.getByRole('button', { name: 'Log in' }).click()
}

test('what the policy forbids is told, by whatever way it comes into the page', async ({ browser }) => {
  const { page, offences } = await watched(browser)
  await open(page, at('products/search/milk'))
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "theirs"'
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(script, style)
    document.body.setAttribute('onclick', 'document.title = "theirs"')
    document.body.setAttribute('style', 'display: none')
  })
  await expect
    .poll(() => offences.map((offence) => offence.split(',')[0]))
    .toEqual(
      expect.arrayContaining(
        ['script-src-elem', 'style-src-elem', 'script-src-attr', 'style-src-attr'].map(
          (directive) => `${directive}: inline`,
        ),
      ),
    )
  expect(offences.filter((offence) => /content security policy/i.test(offence))).toHaveLength(4)
  expect(await page.title()).not.toBe('theirs')
  await shown(page.getByRole('heading', { level: 1 }))
})

describe.each([
  ['phone', phone, true],
  ['desktop', desktop, false],
] as const)('nothing on a %s offends the policy', (_, size, isPhone) => {
  test('departments, account, languages, place, shortcuts, search, filters, order, cart, a picture', async ({
    browser,
  }) => {
    const seen = await watched(browser, size)
    const { page, offences } = seen
    const footer = page.getByRole('contentinfo')
    await open(page, at('products/category/130000/dairy-eggs'))
    const departments = button(page, isPhone ? 'Browse' : 'All departments')
    await lookInto(seen, departments, 'Departments', (panel) =>
      panel
        .getByRole('button', { name: /^Shelves of / })
        .first()
        .click(),
    )
    await lookInto(seen, button(page, 'Account'), 'Account', async (panel) => {
      await panel.getByText('Dark', { exact: true }).click()
      await panel.getByText('Melayu', { exact: true }).click()
      await shown(page.locator('html[lang="ms"]'))
    })
    await footer.getByText('English', { exact: true }).click()
    await shown(page.locator('html[lang="en"]'))
    await lookInto(seen, button(page, /^Delivering to /), 'Where shall we deliver?')
    const shortcuts = footer.getByRole('button', { name: 'Keyboard shortcuts' })
    await lookInto(seen, shortcuts, 'Keyboard shortcuts')

    if (isPhone) await button(page, 'Search').click()
    await page.getByRole('combobox', { name: 'Search the shop' }).filter({ visible: true }).fill('mil')
    await shown(page.getByRole('group', { name: 'Suggestions' }))
    await page.keyboard.press('Escape')

    if (isPhone) await button(page, 'Filter').click()
    const brands = page.getByRole('checkbox', { name: /^Ladang/ }).filter({ visible: true })
    await brands.first().check()
    if (isPhone) await button(page, /^Show \d+ products$/).click()
    await main(page).getByLabel('Order').selectOption('Lowest price')
    await button(page, /^Add .* to the cart$/).click()
    await button(page, /one more$/).click()

    await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().click()
    const cart = isPhone ? main(page) : page.getByRole('dialog')
    const line = cart.getByRole('listitem', { name: /^Ladang/ }).first()
    await line
      .getByRole('link', { name: /^Ladang/ })
      .last()
      .click()
    await lookInto(seen, button(page, /^Enlarge /), /^Picture of /, (picture) =>
      picture.getByRole('button', { name: 'Magnify' }).click(),
    )
    expect(offences).toEqual([])
  })
})

test('nor samples, the question of age, a login, a list, and two carts that become one', async ({
  browser,
}) => {
  const { page, offences } = await watched(browser, phone)
  await open(page, at(product(named.sampleShampoo)))
  // It says of itself that it is disabled, which a mouse of Playwright's would wait out.
  await button(page, /one more$/).press('Enter')
  await shown(dialog(page, 'No more samples'))
  await open(page, at(product(named.ageGatedBeer)))
  await dialog(page, /^Are you 21 or older/)
    .getByRole('button', { name: /^I am 21/ })
    .click()
  await button(page, /^Add · /).click()
  await button(page, 'Add to a list').click()
  await logIn(page, people.returningCustomer)
  await shown(dialog(page, 'Add to a shopping list'))
  await page.keyboard.press('Escape')
  await shown(dialog(page, 'Your carts are one now'))
  expect(offences).toEqual([])
})

const idOf = (gid: string) => `variant-${gid}`
const links = [
  ['?persona=first-order', 'Welcome to Pasar'],
  ['?persona=returning', 'Good prices today'],
  ['?persona=member-not-connected', 'Connect your membership'],
  ['?persona=lead-capture', 'Tell us about your business'],
  [`?persona=member-active&list=10000002&item=${idOf(named.spinach)}`, 'It is on your list'],
  ['?persona=member-active&game=market-wheel', 'The market wheel'],
  ['invite/WEILING10?persona=guest', 'Wei Ling invites you'],
  [`?variants=${idOf(named.saleMilk)}`, 'For your cart'],
  [`${product(named.saleMilk)}?add=1&price=650`, 'The price has changed'],
] as const

test('nothing that a link opens offends the policy', async ({ visited }) => {
  const { page, offences } = visited
  for (const [link, title] of links) {
    await open(page, at(link))
    await shown(dialog(page, title))
    expect(offences, link).toEqual([])
  }
})

test('nor what the shop asks in between: of who may be no person, who leaves, who waits, who buys for others', async ({
  visited,
}) => {
  const { page, offences } = visited
  await open(page, at('products/search/milk?persona=guest&mock=access.challenged'))
  await button(page, /^Add .* to the cart$/).click()
  await dialog(page, 'Are you a person?').getByRole('button', { name: 'I am a person' }).click()
  await gone(dialog(page, 'Are you a person?'))
  await page.evaluate(() => window.mock?.clock.advance(60_000))
  await page.locator('html').dispatchEvent('mouseleave', { clientY: -1 })
  await shown(dialog(page, 'Your cart waits for you'))
  await open(page, at(`${product(named.outOfStockSardines)}?persona=guest`))
  await button(page, 'Tell me when it’s back').click()
  await logIn(page, people.invoiceCustomer)
  await dialog(page, 'We’ll tell you').getByRole('button', { name: 'Got it' }).click()
  await shown(dialog(page, /^You are buying for /))
  expect(offences).toEqual([])
})

test('nor the checkout, from a place out of reach to the order', async ({ visited }) => {
  const { page, offences } = visited
  await open(page, at('checkout?persona=guest-cart'))
  await atStep(page, 'Delivery address')
  await openStep(page).getByLabel('Postal code').fill('49000')
  await shown(openStep(page).getByText('Outside our delivery area'))
  await giveAddress(page)
  await giveTelephone(page)
  await chooseSlot(page)
  await throughParcels(page)
  await acts.saveCard(page)
  await placeOrder(page).click()
  await shown(heading(page, 'Thank you, Aisyah!'))
  expect(offences).toEqual([])
})

test('nor any part of the console', async ({ visited }) => {
  const { page, offences } = visited
  await open(page, at('?console&persona=guest'))
  const tabs = page.getByRole('tablist', { name: 'Parts of the console' }).getByRole('tab')
  await shown(tabs.first())
  for (const name of await tabs.allTextContents()) {
    await tabs.filter({ hasText: name }).click()
    await shown(page.getByRole('tabpanel', { name }).locator('*').filter({ visible: true }).first())
  }
  expect(offences).toEqual([])
})
