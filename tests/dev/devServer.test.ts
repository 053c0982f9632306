import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { phone, running, servedByWorker, test as journey } from '../journeys/journey.ts'
import { SERVER_LOG } from './startDevServer.ts'

const test = journey.extend('open', async ({ visit }, { onCleanup }) => {
  const errors: string[] = []
  onCleanup(() => expect(errors, "errors in the browser's console").toEqual([]))
  return async (path: string): Promise<Page> => {
    const page = await visit(path)
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    return page
  }
})

interface Line {
  quantity: number
}

const fileOf = (path: string) => join(inject('copy'), path)

/**
 * Replaces a text in a file of the copy. The returned function restores it, and a test then waits until its page shows that: the server would
 * otherwise reload the page of the next test. After a failed test the file is restored too.
 */
function edit(path: string, from: string, to: string): () => void {
  const text = readFileSync(fileOf(path), 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not contain "${from}"`)
  writeFileSync(fileOf(path), text.replace(from, to))
  let isEdited = true
  const restore = () => {
    if (isEdited) writeFileSync(fileOf(path), text)
    isEdited = false
  }
  onTestFinished(restore)
  return restore
}

/** The page's text outside any element, where a broken inline script would appear. */
const strayText = (page: Page) =>
  page.evaluate(() =>
    [...document.body.childNodes]
      .filter((node) => node instanceof Text)
      .map(({ data }) => data.trim())
      .filter((text) => text !== ''),
  )

/** Marks the document, so that a test detects a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => page.evaluate(() => 'same' in document.documentElement.dataset)
const wasReloaded = (page: Page) => page.waitForFunction(() => !('same' in document.documentElement.dataset))

describe('npm start shows', () => {
  test.for([
    ['home', '/', 'Pasar: groceries for Malaysia'],
    ['a search', '/products/search/milk', /milk/],
    ['a checkout', '/checkout?persona=guest-checkout', 'Checkout'],
    ['a console link', '/cart?mock=cart.change.rejected&persona=guest-cart&console=1', 'Your cart'],
  ] as const)('%s, without an error or stray text', async ([, path, heading], { open }) => {
    const page = await open(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await strayText(page)).toEqual([])
    if (path.includes('console')) await page.getByRole('tab', { name: 'Scenarios' }).waitFor()
  })

  test('the calls in the network panel, answered by the worker', async ({ open }) => {
    const page = await open('/cart?persona=guest-cart')
    await servedByWorker(page)
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/carts/change'))
    await page
      .getByRole('button', { name: /one more$/ })
      .first()
      .click()
    const response = await answer
    expect([response.status(), response.fromServiceWorker()]).toEqual([200, true])
  })

  test('the coverage counts of the tab, and keeps them over a reload', async ({ open }) => {
    const page = await open('/cart?persona=guest-cart')
    await servedByWorker(page)
    const changes = () =>
      page.evaluate(() => {
        const calls = window.mock?.coverage.calls() ?? []
        return calls.find(({ call }) => call === 'changeCart')?.documented[0]
      })
    await page.getByRole('button', { name: 'Quantity of Ladang Fresh Milk Full Cream: one more' }).click()
    await expect.poll(changes).toEqual({ ending: 'ok', count: 1, armed: 0 })
    await mark(page)
    await page.reload()
    await wasReloaded(page)
    await page.waitForFunction(() => window.mock?.shop())
    await expect.poll(changes).toEqual({ ending: 'ok', count: 1, armed: 0 })
  })

  test('the search of a phone, with the focus in its field', async ({ visit }) => {
    const page = await visit('/', phone)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Search the shop/ })
      .click()
    const field = page.getByRole('combobox', { name: 'Search the shop' })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('milk')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Results for “milk”' }).waitFor()
  })

  test('the console’s button, after the first page', async ({ open }) => {
    const page = await open('/')
    await page.getByRole('button', { name: 'Mock console' }).waitFor()
  })
})

describe('an edit of', () => {
  test('a page appears, and the input stays', async ({ open }) => {
    const page = await open('/bulk-purchase')
    const company = page.getByRole('textbox', { name: /company/i })
    await company.fill('Kopitiam Sinar')
    await mark(page)
    const restore = edit(
      'src/pages/plain/pallets/PalletForm.tsx',
      "{t('pallets.you')}",
      "Edited: {t('pallets.you')}",
    )
    const edited = page.getByRole('group', { name: /^Edited: / })
    await edited.waitFor()
    expect(await company.inputValue()).toBe('Kopitiam Sinar')
    expect(await isSameDocument(page)).toBe(true)
    restore()
    await edited.waitFor({ state: 'detached' })
  })

  test('a locale file appears, and the input stays', async ({ open }) => {
    const page = await open('/bulk-purchase')
    const company = page.getByRole('textbox', { name: /company/i })
    await company.fill('Kopitiam Sinar')
    await mark(page)
    const { pallets } = JSON.parse(readFileSync(fileOf('locales/en/account.json'), 'utf8')) as {
      pallets: { you: string }
    }
    const restore = edit('locales/en/account.json', `"you": "${pallets.you}"`, '"you": "An edited legend"')
    const edited = page.getByRole('group', { name: 'An edited legend' })
    await edited.waitFor()
    expect(await company.inputValue()).toBe('Kopitiam Sinar')
    expect(await isSameDocument(page)).toBe(true)
    restore()
    await edited.waitFor({ state: 'detached' })
  })

  test('a handler reloads the page, and the cart stays', async ({ open }) => {
    const page = await open('/cart?persona=guest-cart')
    await servedByWorker(page)
    const changed = page.waitForResponse((response) => response.url().endsWith('/api/carts/change'))
    await page.getByRole('button', { name: 'Quantity of Ladang Fresh Milk Full Cream: one more' }).click()
    await changed
    await mark(page)
    const restore = edit(
      'mocks/handlers/cart.ts',
      'data: { cart: cartOf(context)',
      'data: { edited: 1, cart: cartOf(context)',
    )
    await wasReloaded(page)
    await servedByWorker(page)
    const { data } = await page.evaluate(async () => {
      const answer = await fetch('/api/carts/sync', { headers: { 'x-api-json': 'true' } })
      return (await answer.json()) as { data: { edited: number; cart: { cartVariants: Line[] } } }
    })
    expect(data.edited).toBe(1)
    // The persona's cart has six milk, three spinach and one box of eggs.
    expect(data.cart.cartVariants.map((line) => line.quantity)).toEqual([7, 3, 1])
    await mark(page)
    restore()
    await wasReloaded(page)
    await servedByWorker(page)
  })

  test('the theme reloads the page', async ({ open }) => {
    const page = await open('/')
    await mark(page)
    const hasLeaf = (colour: string) =>
      page.waitForFunction(
        (wanted) => getComputedStyle(document.documentElement).getPropertyValue('--leaf').includes(wanted),
        colour,
      )
    const restore = edit('src/app/theme.ts', "leaf: '#0E7A4B'", "leaf: '#0E7A4C'")
    await wasReloaded(page)
    await hasLeaf('#0E7A4C')
    // Before, the new document does not listen to the server.
    await running(page)
    await mark(page)
    restore()
    await wasReloaded(page)
    await hasLeaf('#0E7A4B')
  })

  test('any of these files does not restart the server', () => {
    expect(readFileSync(fileOf(SERVER_LOG), 'utf8')).not.toMatch(/restart/)
  })
})
