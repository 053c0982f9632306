import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const ways = () => screen.queryByRole('group', { name: 'How to get it' })
const way = (name: string) =>
  within(screen.getByRole('group', { name: 'How to get it' })).getByRole('radio', { name })
const heading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name))

/** Opens the milk, which Kuala Lumpur gets by van or at a counter. */
async function openMilk() {
  const guest = visitor(shop.server)
  await guest.sync()
  await guest.ask('PUT', '/api/location', { postalCode: '50450' })
  return await openShop(at(named.saleMilk))
}

test('each product has its own ways, with its delivery selected', async () => {
  const { shopper, router } = await openMilk()
  await shopper.click(way('Pick up at Pasar Chow Kit'))
  expect(way('Pick up at Pasar Chow Kit')).toBeChecked()
  await router.navigate(at(named.sponsoredKopi))
  await heading('Kopi Warisan White Coffee')
  expect(way('Delivery in 3–5 days')).toBeChecked()
  // The eggs are delivered by van only.
  await router.navigate(at(named.maximumTwoEggs))
  await heading('Kampung Grade A Eggs')
  expect(ways()).not.toBeInTheDocument()
  await router.navigate(at(named.saleMilk))
  await heading('Ladang Fresh Milk')
  expect(way('Express delivery')).toBeChecked()
})

test('the way stays selected for another size of the product', async () => {
  const { shopper, router } = await openMilk()
  await shopper.click(way('Pick up at Pasar Chow Kit'))
  await router.navigate(at(named.regularMilk))
  const sizes = within(screen.getByRole('group', { name: /^Choose/ }))
  await waitFor(() => expect(sizes.getByRole('link', { current: true })).toHaveTextContent('2 L'))
  expect(way('Pick up at Pasar Chow Kit')).toBeChecked()
})

test('another location has its own ways', async () => {
  // A new guest is in Langkawi, where the counter of Kuala Lumpur is no offer.
  const { shopper } = await openShop(at(named.saleMilk))
  expect(ways()).not.toBeInTheDocument()
  await shopper.click(screen.getByRole('button', { name: /^Delivering to 07083/ }))
  await shopper.type(await screen.findByRole('textbox', { name: /^Postcode/ }), '50450')
  await shopper.click(screen.getByRole('button', { name: 'Deliver here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(way('Express delivery')).toBeChecked()
  expect(way('Pick up at Pasar Chow Kit')).toBeVisible()
})

test('a login does not move what is below the ways', async () => {
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(screen.getByRole('button', { name: 'Add to a list' }))
  await logInAs(shopper, 'returningCustomer')
  await screen.findByRole('dialog', { name: 'Add to a shopping list' })
  await shopper.keyboard('{Escape}')
  // Her address is in Kuala Lumpur.
  await screen.findByRole('button', { name: /^Delivering to 55100/ })
  expect(ways()).not.toBeInTheDocument()
  await shopper.click(screen.getByRole('button', { name: /^Delivering to 55100/ }))
  await shopper.type(await screen.findByRole('textbox', { name: /^Postcode/ }), '50450')
  await shopper.click(screen.getByRole('button', { name: 'Deliver here' }))
  await waitFor(() => expect(ways()).toBeInTheDocument())
})
