import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const asked = () => shop.server.journal.entries().filter(({ call }) => call === 'expiration')
const title = () => screen.getByRole('heading', { name: 'Best-before dates by store' })
const rows = () =>
  within(title().closest('details') as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the dates of a product in each store are requested when their section opens', async () => {
  const { shopper } = await openShop(at(named.saleMilk))
  expect(asked()).toEqual([])
  await shopper.click(title())
  await waitFor(() => expect(asked()).toHaveLength(1))
  // Milk keeps 12 days from 21 November, and a day less in each further store.
  expect(rows().slice(0, 2)).toEqual(['Pasar Express Kuala Lumpur3 Dec', 'Pasar Express Pulau Pinang2 Dec'])
  expect(await axeFaults()).toEqual([])
})

test('without an answer, the section shows the dates of the page', async () => {
  shop.server.controls.arm('expiration:status:500@always')
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(title())
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(rows()[0]).toBe('Pasar Express Kuala Lumpur3 Dec')
})

test('a product that keeps has no such section', async () => {
  await openShop(at(named.experimentRice))
  expect(screen.queryByRole('heading', { name: 'Best-before dates by store' })).toBeNull()
})
