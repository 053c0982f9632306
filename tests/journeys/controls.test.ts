import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { controlled } from './controlled.ts'
import { phone, servedByWorker, test } from './journey.ts'

/** The chunks that only a controlled page may load, by the names that Vite gives them. */
function controlling(): string[] {
  const dist = join(import.meta.dirname, '../../dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return Object.entries(manifest).flatMap(([source, { file }]) =>
    /^mocks\/(scenarios|controls|console)\//.test(source) ? [file] : [],
  )
}

describe('window.mock, for Playwright and the developer tools', () => {
  test('arms what the shopper then meets, and tells how the call ended', async ({ visit }) => {
    const page = await visit('cart?persona=guest-cart')
    await controlled(page)
    await page.evaluate(() => window.mock?.arm('cart.change.rejected'))
    const more = page
      .getByRole('main')
      .getByRole('button', { name: /one more/i })
      .first()
    await more.click()
    await page.getByText('The quantity could not be changed.').first().waitFor()
    const entries = await page.evaluate(() => window.mock?.journal())
    expect(entries).toContainEqual(
      expect.objectContaining({ call: 'changeCart', status: 400, fault: 'status' }),
    )
  })

  test('makes the page that is open somebody else’s, without a reload', async ({ visit }) => {
    const page = await visit('/cart?console')
    await controlled(page)
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.evaluate(() => window.mock?.become('guest-cart'))
    expect(await page.evaluate(() => window.mock?.persona())).toBe('guest-cart')
    await page
      .getByRole('main')
      .getByRole('button', { name: /one more/i })
      .first()
      .waitFor()
    expect(loads).toBe(0)
  })

  test('says what a wrong name may have been meant for', async ({ visit }) => {
    const page = await visit('/?console')
    await controlled(page)
    await expect(page.evaluate(() => window.mock?.arm('cart.chnage.rejected'))).rejects.toThrow(
      /There is no scenario "cart\.chnage\.rejected"\. Near: cart\.change\.rejected/,
    )
  })
})

test('who asks for nothing gets nothing of it: no window.mock, no byte of scenarios, controls or console', async ({
  visit,
}) => {
  const files = controlling()
  expect(files.length).toBeGreaterThan(3)
  const page = await visit('/', phone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.context().on('request', (request) => asked.push(request.url()))
  await servedByWorker(page)
  await page.reload()
  await servedByWorker(page)
  expect(asked.length).toBeGreaterThan(5)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const all = [...asked, ...loaded]
  expect(files.filter((file) => all.some((url) => url.endsWith(file)))).toEqual([])
  expect(await page.evaluate(() => 'mock' in window)).toBe(false)
  await page.getByRole('button', { name: 'Mock console' }).waitFor({ state: 'detached' })
})
