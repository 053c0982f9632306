import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { people } from '../../../fixtures/people.ts'
import { desktop, open, phone, test } from '../journey.ts'
import { pressEscape } from '../pressEscape.ts'
import { at, button, dialog, gone, logIn, product, shown, type WatchedPage, watched } from './watchedPage.ts'

const main = (page: Page) => page.getByRole('main')

/** Opens an overlay, uses it and closes it; a violation ends the walk and names the overlay. */
async function lookInto(
  { page, violations }: WatchedPage,
  opener: Locator,
  name: string | RegExp,
  meanwhile?: (dialog: Locator) => Promise<unknown>,
): Promise<void> {
  await opener.click()
  await shown(dialog(page, name))
  await meanwhile?.(dialog(page, name))
  expect(violations, `${name}`).toEqual([])
  await pressEscape(page)
  await gone(page.getByRole('dialog'))
}

test('a violation is reported, however the content comes into the page', async ({ browser }) => {
  const { page, violations } = await watched(browser)
  await page.route('**/products/search/milk', async (route) => {
    const response = await route.fetch()
    const theirs =
      '<script>document.title = "theirs"</script><style>body { display: none }</style>' +
      '<p onclick="document.title = \'theirs\'" style="display: none">Theirs</p>'
    const body = (await response.text()).replace('<main ', `${theirs}<main `)
    await route.fulfill({ response, body })
  })
  await open(page, at('products/search/milk'))
  await expect
    .poll(() => violations.map((violation) => violation.split(',')[0]))
    .toEqual(
      expect.arrayContaining(
        ['script-src-elem', 'style-src-elem', 'script-src-attr', 'style-src-attr'].map(
          (directive) => `${directive}: inline`,
        ),
      ),
    )
  expect(await page.title()).not.toBe('theirs')
  await shown(page.getByRole('heading', { level: 1 }))
})

test('a text in the place of HTML, of a script or of its address is refused', async ({ browser }) => {
  const { page, violations } = await watched(browser)
  await open(page, at('products/search/milk'))
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    const refusedBy = async (work: () => unknown) => {
      try {
        await work()
        return 'accepted'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    return Promise.all(
      [
        () => (document.body.innerHTML = '<img src=x onerror="document.title = 1">'),
        () => (script.textContent = 'document.title = "theirs"'),
        () => (script.src = 'https://theirs.example/script.js'),
        () => document.body.setAttribute('onclick', 'document.title = "theirs"'),
        () => document.write('<p>Theirs'),
        () => navigator.serviceWorker.register('/their-worker.js'),
      ].map(refusedBy),
    )
  })
  expect(ran).toEqual(Array.from(ran, () => 'refused'))
  await expect
    .poll(() => violations.filter((violation) => violation.startsWith('require-trusted-types-for')))
    .toHaveLength(6)
  await shown(page.getByRole('heading', { level: 1 }))
})

describe.each([
  ['phone', phone, true],
  ['desktop', desktop, false],
] as const)('nothing on a %s violates the policy', (_, size, isPhone) => {
  test('departments, account, languages, location, shortcuts, search, filters, order, cart and a picture do not violate the policy', async ({
    browser,
  }) => {
    const seen = await watched(browser, size)
    const { page, violations } = seen
    const footer = page.getByRole('contentinfo')
    await open(page, at('products/category/130000/dairy-eggs'))
    const departments = button(page, isPhone ? 'Browse' : 'All departments')
    await lookInto(seen, departments, 'Departments', (panel) =>
      panel
        .getByRole('button', { name: /^Categories in / })
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

    // Not by the pointer: the panel that opens by itself may cover the link by now.
    await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().press('Enter')
    const cart = isPhone ? main(page) : page.getByRole('dialog')
    const line = cart.getByRole('listitem', { name: /^Ladang/ }).first()
    await line
      .getByRole('link', { name: /^Ladang/ })
      .last()
      .click()
    await lookInto(seen, button(page, /^Enlarge /), /^Picture of /, (picture) =>
      picture.getByRole('button', { name: 'Magnify' }).click(),
    )
    expect(violations).toEqual([])
  })
})

test('samples, the age question, a login, a list and two merged carts do not violate the policy', async ({
  browser,
}) => {
  const { page, violations } = await watched(browser, phone)
  await open(page, at(product(named.sampleShampoo)))
  // The element has aria-disabled, which Playwright's click would wait for.
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
  await pressEscape(page)
  await shown(dialog(page, 'We’ve combined your carts'))
  expect(violations).toEqual([])
})
