import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { people } from '../../../fixtures/people.ts'
import { desktop, open, phone, test } from '../journey.ts'
import { at, button, dialog, gone, logIn, product, shown, type Watched, watched } from './watched.ts'

const main = (page: Page) => page.getByRole('main')

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
        .getByRole('button', { name: /^Shelves in / })
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
    await lookInto(seen, button(page, /^Delivering to /), 'Where should we deliver?')
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
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price')
    // Until then the list holds the products of all brands.
    await gone(main(page).locator('[aria-busy="true"]'))
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
  await shown(dialog(page, 'Sample limit reached'))
  await open(page, at(product(named.ageGatedBeer)))
  await dialog(page, /^Are you 21 or older/)
    .getByRole('button', { name: /^I’m 21/ })
    .click()
  await button(page, /^Add · /).click()
  await button(page, 'Add to a list').click()
  await logIn(page, people.returningCustomer)
  await shown(dialog(page, 'Add to a shopping list'))
  await page.keyboard.press('Escape')
  await shown(dialog(page, 'We’ve combined your carts'))
  expect(offences).toEqual([])
})
