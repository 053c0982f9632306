import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { productGidOf } from '../../../fixtures/gids.ts'
import { markBoughtBefore } from '../../../src/app/effects/boughtBefore.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Milk that the returning customer buys every other week. */
const MILK = productGidOf('padang-hijau-pasteurised-milk')

async function openMilk() {
  const opened = await openShop('/products/category/130100/milk')
  stops.push(markBoughtBefore(opened.router))
  return opened
}
const marked = () =>
  screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('Bought before'))
    .map((card) => card.dataset['variant'] ?? '')
const asked = () => shop.server.journal.entries().filter(({ call }) => call === 'reorderPage')

test('a product bought before is marked on its card', async () => {
  await shop.server.controls.become('returning')
  await openMilk()
  await waitFor(() => expect(marked().length).toBeGreaterThan(0))
  expect(marked().some((gid) => gid.startsWith(MILK))).toBe(true)
  expect(marked()).not.toContain(named.saleMilk)
  expect(asked()).toHaveLength(1)
})

test('a guest has no history and sends no request; after a login the marks appear', async () => {
  const { shopper } = await openMilk()
  expect(asked()).toEqual([])
  expect(marked()).toEqual([])
  await shopper.click(screen.getAllByRole('button', { name: /^Favourite: / })[0] as HTMLElement)
  await logInAs(shopper, 'returningCustomer')
  await waitFor(() => expect(marked().length).toBeGreaterThan(0))
})

test('without an answer, nothing is marked and no message appears', async () => {
  await shop.server.controls.become('returning')
  shop.server.controls.arm('reorderPage:network@always')
  await openMilk()
  await waitFor(() => expect(shop.server.controls.armed()[0]?.matched).toBe(2))
  expect(marked()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})
