import { describe, expect, inject } from 'vitest'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { department, goto, home, watchFrames, windowIn, withoutScripts } from './firstFrame.ts'
import { desktop, running, settled, test } from '../journey.ts'
import { pressEscape } from '../pressEscape.ts'

describe('before the shop runs', () => {
  test('presses and typed text are recorded, and replayed after the start', async ({ browser }) => {
    const { page, complaints } = await windowIn(browser, desktop)
    const start = await withoutScripts(page)
    await goto(page, department)
    const card = page.locator('main article').first()
    const add = card.getByRole('button', { name: /^Add .* to the cart$/ })
    await add.click()
    await add.click()
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().pressSequentially('milk')
    start()
    await running(page)
    await expect.poll(() => card.locator('[data-quantity]').textContent()).toBe('2')
    await expect.poll(() => page.getByRole('combobox').first().inputValue()).toBe('milk')
    await page
      .getByRole('link', { name: /2 items/ })
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })

  test('"Load more" is replayed after the start, and changes the address', async ({ browser }) => {
    const { page, complaints } = await windowIn(browser, { serviceWorkers: 'block' })
    const start = await withoutScripts(page)
    await goto(page, 'products/category/210000/sauces-cooking')
    const more = page.getByRole('button', { name: 'Load more' })
    await more.click()
    start()
    await running(page)
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(48)
    await page.waitForURL(/\/pages\/1-2$/)
    await expect.poll(() => more.getAttribute('aria-busy')).toBeNull()
    expect(complaints).toEqual([])
  })

  test('a link works', async ({ browser }) => {
    const { page } = await windowIn(browser)
    const start = await withoutScripts(page)
    await goto(page, home)
    await page.getByRole('main').getByRole('link', { name: 'Dairy & eggs' }).first().click()
    await page.waitForURL(/\/products\/category\/130000\//, { waitUntil: 'commit' })
    start()
    await running(page)
    await page.getByRole('heading', { level: 1, name: 'Dairy & eggs' }).waitFor()
  })
})

test('an account page asks a guest for the login before the start, and opens after it', async ({
  browser,
}) => {
  const { page } = await windowIn(browser)
  await watchFrames(page)
  const start = await withoutScripts(page)
  await goto(page, 'account/favorites')
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: 'This page is for your account' }).waitFor()
  await main.getByRole('button', { name: 'Log in' }).click()
  start()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Email').fill(people.activeMember.email)
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: 'Your favourites' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(new URL('account/favorites', inject('shop')).pathname)
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005)
})

test('a login dialog closed before the server’s refusal does not open again', async ({ browser }) => {
  const { page } = await windowIn(browser, { serviceWorkers: 'block' })
  const startMock = await withoutScripts(page, 'mock-')
  await goto(page, 'account/favorites')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.waitFor()
  await pressEscape(page)
  await dialog.waitFor({ state: 'hidden' })
  startMock()
  await settled(page)
  expect(await dialog.count()).toBe(0)
})

test('without the mock’s catalogue the page stays, and its links work', async ({ browser }) => {
  const { page } = await windowIn(browser)
  await page.route(/\/assets\/catalogue-.*\.json$/, (route) => route.abort())
  const catalogueMissing = page.waitForEvent('requestfailed', (request) => /catalogue-/.test(request.url()))
  await goto(page, home)
  await running(page)
  await catalogueMissing
  await page
    .getByRole('heading', { level: 1, name: 'Pasar: groceries for Malaysia' })
    .waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('link', { name: 'Dairy & eggs' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Dairy & eggs' }).waitFor()
})

test('without scripts the page is readable, and says what needs scripts', async ({ browser }) => {
  const { page } = await windowIn(browser, { javaScriptEnabled: false })
  await page.goto(new URL(department, inject('shop')).href)
  await page.getByRole('heading', { level: 1, name: 'Dairy & eggs' }).waitFor()
  await page.getByText(/searching and ordering need JavaScript/).waitFor()
  await page.locator('main article a').first().click()
  await page.waitForURL(/\/product\//)
  await page.locator('main h1').waitFor()
  await page.getByText('RM').first().waitFor()
})
