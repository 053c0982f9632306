import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { buyer } from '../../mocks/buyer.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

/** Buys one item for pickup; returns the order's number. */
async function buyToFetch(): Promise<string> {
  const guest = visitor(shop.server, 'browser')
  const { _id: cartId } = await guest.sync()
  const { _id: variant } = await guest.variantOf(named.saleMilk)
  await guest.change({
    variant,
    warehouse: 'kl-pickup',
    fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP,
    quantity: 1,
  })
  const buys = buyer(guest)
  await buys.telephone('0155550001', 'aisyah@example.com')
  const { deliveryTimes } = await buys.checkout()
  await buys.deliver({ deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id })
  await buys.payBy('payment on fulfillment')
  const { order } = (await buys.place(cartId)).body.data
  return order.gid
}

test('a pickup order says where to collect it, and mentions no delivery', async () => {
  await openShop(`/confirmation?order=${await buyToFetch()}`)
  expect(screen.getByRole('region', { name: 'Pick up at' })).toHaveTextContent('Pasar Chow Kit')
  expect(screen.queryByRole('region', { name: 'Delivering to' })).not.toBeInTheDocument()
  // The pickup, then the payment.
  const [next] = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')
  expect(next).toHaveTextContent(/^Pick up · .*[ap]mYour order will be ready at Pasar Chow Kit\.$/)
})

test('so do its page in the account and its receipt', async () => {
  await shop.server.controls.become('member-active')
  const { shopper } = await openShop(`/account/order/${await buyToFetch()}`)
  expect(screen.getByRole('region', { name: 'Pick up at' })).toHaveTextContent('Pasar Chow Kit')
  expect(screen.queryByRole('region', { name: 'Delivering to' })).not.toBeInTheDocument()
  await shopper.click(screen.getByRole('button', { name: /^(Invoice|Receipt)$/ }))
  const sheet = within(await screen.findByRole('dialog')).getByRole('article')
  expect(sheet).toHaveTextContent('Pick up at')
  expect(sheet).not.toHaveTextContent('Deliver to')
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
