import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

const cards = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')
const filters = () => within(screen.getByRole('form', { name: 'Filters' }))
const title = () => screen.getByRole('heading', { level: 1 })

test('a seller’s product links to the seller', async () => {
  const { shopper, address } = await openShop(`/product/${named.marketplaceKopi}/any-slug`)
  const row = within(await screen.findByRole('region', { name: 'More from Kopi Warisan' }))
  await shopper.click(row.getByRole('link', { name: /^See all/ }))
  await waitFor(() => expect(address()).toBe('/kopi-warisan'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kopi Warisan' })).toBeVisible()
})

test('a seller’s page has its description and rows, then all its products', async () => {
  await openShop('/kopi-warisan')
  expect(title()).toHaveTextContent('Kopi Warisan')
  expect(screen.getByText(/^Ships from /)).toBeVisible()
  const way = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(way.getByRole('link')).toHaveTextContent('Home')
  expect(screen.getByRole('region', { name: 'Most popular' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Everything from Kopi Warisan' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Kopi Warisan · Pasar'))
})

test.each([
  [Language.MALAY, /^Pemanggang kopi generasi ketiga di Ipoh/],
  [Language.CHINESE, /^怡保第三代烘豆坊/],
])('a seller’s description is in the shop’s language: %s', async (language, story) => {
  await openShop('/kopi-warisan', language)
  expect(screen.getByText(story)).toBeVisible()
})

test('a seller’s products can be filtered by delivery, and Clear shows all of them again', async () => {
  const { shopper, address } = await openShop('/kopi-warisan')
  const delivery = within(filters().getByRole('group', { name: 'Delivery' }))
  const ways = delivery.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(ways).toEqual(['All', 'Standard delivery', 'Pick up in store'])
  const all = cards().length
  await shopper.click(delivery.getByRole('radio', { name: 'Pick up in store' }))
  await waitFor(() => expect(address()).toBe('/kopi-warisan?fulfillmentFilter=pick-up-in-store'))
  expect(await screen.findByRole('link', { name: 'Remove filter: Pick up in store' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Most popular' })).not.toBeInTheDocument())
  await shopper.click(filters().getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(address()).toBe('/kopi-warisan'))
  await waitFor(() => expect(cards()).toHaveLength(all))
})

test.each(['/brand', '/nobody'])('%s is no seller, and a reserved word is not requested', async (path) => {
  await openShop(path)
  expect(title()).toHaveTextContent('We can’t find this page')
  const asked = shop.server.journal.entries().filter((entry) => entry.call === 'page' && entry.path === path)
  expect(asked).toHaveLength(path === '/nobody' ? 1 : 0)
})
