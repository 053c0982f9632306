import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { controlsReady } from './controlsReady.ts'
import { open, running, settled, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

const inCart = (page: Page, items: number) => page.getByText(`${items} items`).first().waitFor()
const isEmpty = (page: Page) => page.getByText('Your cart is empty').first().waitFor()
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []))

test('tabs that links have opened do not change the shop of one another', async ({ visit }) => {
  const plain = await visit('/cart')
  await isEmpty(plain)
  const one = await plain.context().newPage()
  const cart = new URL('cart?persona=guest-cart&clock=2031-12-24T10:00!', plain.url()).href
  await open(one, cart)
  await inCart(one, 10)
  const two = await plain.context().newPage()
  await open(two, new URL('cart?persona=guest', plain.url()).href)
  await isEmpty(two)

  await one.reload()
  await running(one)
  await inCart(one, 10)
  await plain.reload()
  // A prerendered cart is empty before its mock has answered.
  await settled(plain)
  await isEmpty(plain)
  await controlsReady(two)
  const years = await Promise.all(
    [one, two].map((page) => page.evaluate(() => window.mock?.clock.now().slice(0, 4))),
  )
  expect(years[0]).toBe('2031')
  expect(years[1]).not.toBe('2031')

  // Its links open the same shop in new tabs, whether or not the browser copies what the tab has stored.
  const [linked] = await Promise.all([
    one.context().waitForEvent('page'),
    one
      .getByRole('link', { name: 'Pasar' })
      .first()
      .click({ modifiers: ['Control'] }),
  ])
  // A page of the build is there before the mock starts, which then takes over the shop.
  await controlsReady(linked)
  await open(linked, new URL('cart', plain.url()).href)
  await inCart(linked, 10)

  await one.getByRole('button', { name: /^Mock console/ }).click()
  await one.getByRole('tab', { name: 'Data' }).click()
  await one.getByRole('button', { name: 'Use the common shop' }).click()
  await isEmpty(one)
  expect(await databases(one)).toHaveLength(3)
})
