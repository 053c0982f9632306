import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { closeInterstitials } from '../closeInterstitials.ts'
import { controlsReady } from '../console/controlsReady.ts'
import { open, servedByWorker, test, type Visit } from '../journey.ts'
import { heading } from '../shopping.ts'

const MILK = 'Ladang Fresh Milk Full Cream'
const EGGS = /Omega/

const main = (page: Page) => page.getByRole('main')

/** Changes of each tab: a quantity, favourites, lists, addresses; together 100. */
const QUANTITIES = 60
const FAVOURITES = 24
const LISTS = 10
const ADDRESSES = 6

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const line = (page: Page, name: string | RegExp) => main(page).getByRole('listitem', { name })

/** Of three presses two add one and the third takes one away. */
async function changeQuantity(page: Page, name: string | RegExp, number: number): Promise<void> {
  const way = number % 3 === 0 ? /one less$/ : /one more$/
  await line(page, name).getByRole('button', { name: way }).click()
}

async function createList(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name: 'New list' }).click()
  const dialog = page.getByRole('dialog', { name: 'New list' })
  await dialog.getByRole('textbox', { name: /name/ }).fill(name)
  await dialog.getByRole('button', { name: 'Create list' }).click()
  await heading(page, name).waitFor()
  await page.goBack()
  await heading(page, /list/i).waitFor()
}

async function addAddress(page: Page, street: string): Promise<void> {
  await openIn(page, 'account/add-address')
  await main(page).getByLabel('Street address').fill(street)
  await main(page).getByLabel('Postcode').fill('50400')
  await expect.poll(() => main(page).getByLabel('City').inputValue()).toBe('Kuala Lumpur')
  await main(page).getByRole('button', { name: 'Save address' }).click()
  await heading(page, 'Addresses').waitFor()
}

/** Opens another page of the same shop. */
const openIn = (page: Page, path: string): Promise<void> => open(page, new URL(path, inject('shop')).href)

const hearts = (page: Page) => main(page).getByRole('button', { name: /^Favourite: / })

/** Presses the heart of a card. */
async function addFavourite(page: Page, number: number): Promise<void> {
  const heart = hearts(page).nth(number - 1)
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
}

/** What the customer has, as the mocked server of this tab knows it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const state = await window.mock?.server.store.read()
    const account = state?.accounts[state.visitors['browser']?.session?.userId ?? '']
    if (!account) throw new Error('Nobody is logged in.')
    const { cart, saved, addresses } = account.shopper
    return {
      cart: cart.lines.map(({ variantId, quantity }) => [variantId, quantity] as const),
      favorites: saved.favorites.toSorted(),
      lists: saved.lists.map(({ name }) => name).toSorted(),
      addresses: addresses.map(({ addressLine1 }) => addressLine1).toSorted(),
    }
  })

describe('200 changes by two tabs in turns, of which none is lost:', () => {
  /** The returning customer in two tabs, and what the account has. */
  async function twoTabs(visit: Visit) {
    const one = await visit('/cart?persona=returning&clock=2026-11-25T10:00')
    await closeInterstitials(one)
    await controlsReady(one)
    const two = await visit('/cart', { beside: one })
    await closeInterstitials(two)
    await servedByWorker(one)
    await servedByWorker(two)
    return { one, two, before: await kept(one) }
  }

  test('120 of the cart, and 48 of the favourites', async ({ visit }) => {
    const { one, two, before } = await twoTabs(visit)
    await one.evaluate((gid) => window.mock?.set({ cart: { variant: gid, quantity: 1 } }), named.saleMilk)
    await one.evaluate((gid) => window.mock?.set({ cart: { variant: gid, quantity: 1 } }), named.omegaEggs)
    for (const tab of [one, two]) await openIn(tab, 'cart')
    for (const number of numbers(QUANTITIES)) {
      await changeQuantity(one, MILK, number)
      await changeQuantity(two, EGGS, number)
    }
    await openIn(one, 'products/category/130000/dairy-eggs')
    await openIn(two, 'products/category/210000/sauces-cooking')
    for (const number of numbers(FAVOURITES)) for (const tab of [one, two]) await addFavourite(tab, number)
    // A heart is filled before its answer, and a page that is left sends nothing any more.
    await expect
      .poll(async () => (await kept(one)).favorites.length)
      .toBe(before.favorites.length + 2 * FAVOURITES)

    // 60 presses in threes add 20 to the one that was there.
    const after = await kept(one)
    expect(after.cart.map(([, quantity]) => quantity)).toEqual([21, 21])
    expect(new Set(after.favorites).size).toBe(before.favorites.length + 2 * FAVOURITES)
    expect(await kept(two)).toEqual(after)
    for (const tab of [one, two]) {
      await openIn(tab, 'cart')
      await main(tab).getByText('42 items').first().waitFor()
      await openIn(tab, 'account/favorites')
      await main(tab).getByText('48 products').first().waitFor()
    }
  })

  test('20 new lists, and 12 new addresses', async ({ visit }) => {
    const { one, two, before } = await twoTabs(visit)
    for (const tab of [one, two]) await openIn(tab, 'account/shopping-lists')
    for (const number of numbers(LISTS)) {
      await createList(one, `First ${number}`)
      await createList(two, `Second ${number}`)
    }
    for (const number of numbers(ADDRESSES)) {
      await addAddress(one, `${number} Jalan Satu`)
      await addAddress(two, `${number} Jalan Dua`)
    }
    const after = await kept(one)
    const names = ['First', 'Second'].flatMap((word) => numbers(LISTS).map((number) => `${word} ${number}`))
    expect(after.lists).toEqual([...before.lists, ...names].toSorted())
    const streets = ['Satu', 'Dua'].flatMap((word) => numbers(ADDRESSES).map((at) => `${at} Jalan ${word}`))
    expect(after.addresses).toEqual([...before.addresses, ...streets].toSorted())
    expect(await kept(two)).toEqual(after)
  })
})
