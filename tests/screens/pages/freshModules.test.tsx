import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { idOf } from '../../../fixtures/gids.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { now, stopClock } from '../../../src/stores/base/clock.ts'
import { openShop, withShop } from '../openShop.tsx'
import { returnToTab } from '../returnToTab.ts'

const shop = withShop()
afterEach(() => stopClock(null))

const MINUTE_MS = 60_000
const asked = () => shop.server.journal.entries().filter(({ call }) => call === 'slugConfig')
const firstCard = (row: string) => {
  const [card] = within(screen.getByRole('region', { name: row })).getAllByRole('article')
  if (!card) throw new Error(`The row ${row} has no product`)
  return card
}

/** Sets the price of the first product of a row on the server, in cents. */
async function reprice(row: string, price: number) {
  const [link] = within(firstCard(row)).getAllByRole('link')
  const gid = link?.getAttribute('href')?.split('/')[2] ?? ''
  await shop.server.store.write((state) => {
    state.changes[idOf('variant', gid)] = { price: cents(price), salePrice: null }
  })
}

/** The shopper returns to the tab after a while. */
const returnAfter = async (ms: number) => {
  // The page notes the time of its data in an effect.
  await act(async () => {})
  stopClock(now() + ms)
  await returnToTab()
}

test.each([
  ['a landing page', '/m/breakfast', 'Bread and cereal'],
  ['a seller’s page', '/kopi-warisan', 'Most popular'],
])('%s shows the prices of now when the shopper returns to it', async (_, address, row) => {
  await openShop(address)
  await reprice(row, 99_90)
  await returnAfter(MINUTE_MS / 2)
  expect(asked()).toHaveLength(0)
  await returnAfter(MINUTE_MS)
  await waitFor(() => expect(firstCard(row)).toHaveTextContent('RM 99.90'))
  expect(asked()).toHaveLength(1)
})

test('the rows stay as they are without an answer', async () => {
  await openShop('/m/breakfast')
  const before = firstCard('Bread and cereal').textContent
  shop.server.controls.arm('slugConfig:status:500@always')
  await returnAfter(2 * MINUTE_MS)
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(firstCard('Bread and cereal')).toHaveTextContent(before)
})
