import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CheckoutInfo } from '../../../src/contract/entities/checkout.ts'
import type { Order } from '../../../src/contract/entities/order.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { everyDelivery, fillCart } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'
import { returnToTab } from '../returnToTab.ts'

const shop = withShop()

/** An order with every fulfilment method: RM 112.10 of items and RM 26.00 of deliveries. */
async function placeOrder(billing: object = { type: 'payment on fulfillment' }): Promise<Order> {
  const guest = await fillCart(shop.server, everyDelivery)
  const address = {
    firstName: 'Aisyah',
    lastName: 'Rahman',
    addressLine1: '12 Jalan Telawi',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    postalCode: '59100',
    country: 'Malaysia',
  }
  await guest.ask('POST', '/api/address', { address, fromCheckout: true })
  await guest.ask('POST', '/api/phone-verification', {
    phone: '0123456789',
    email: 'aisyah@example.com',
    verify: false,
  })
  await guest.ask('POST', '/api/set-standard-order-delivery-instructions', {
    standardOrderDeliveryInstructions: 'Leave it with the guard',
  })
  await guest.ask('PUT', '/api/set-billing-type', billing)
  const { body } = await guest.ask<{ data: { checkout: CheckoutInfo } }>('GET', '/api/checkout')
  const { cartId, deliveryTimes, selection } = body.data.checkout
  const deliveryTimeId = deliveryTimes.find(({ isAvailable, price }) => isAvailable && price === 0)?._id
  await guest.ask('POST', '/api/set-delivery-info', {
    deliveryInfo: { deliveryTimeId, marketplaceAddressId: selection.addressId },
  })
  const placed = await guest.ask<{ data: { order: Order } }>('POST', '/api/checkout', {
    cartId,
    idempotencyKey: 'confirmation-test',
  })
  return placed.body.data.order
}

test('shows the number, the next step of each delivery, address, payment and sums', async () => {
  const { gid } = await placeOrder()
  await openShop(`/confirmation?order=${gid}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, Aisyah!')
  expect(screen.getByText(gid)).toBeVisible()
  expect(screen.getByText(/We’re sending your receipt to aisyah@example\.com/)).toBeVisible()
  const next = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')
  expect(next.map((shipment) => shipment.querySelector('strong')?.textContent)).toEqual([
    expect.stringMatching(/^Express · .*[ap]m$/),
    'From Kopi Warisan · 3–5 days',
    'Standard · 2–3 days',
    'Payment',
  ])
  expect(next[2]).toHaveTextContent('For the driver: Leave it with the guard')
  expect(screen.getByRole('region', { name: 'Delivering to' })).toHaveTextContent(
    'Aisyah Rahman12 Jalan Telawi, Kuala Lumpur, 59100012-345 6789',
  )
  expect(screen.getByText('Pay on delivery')).toBeVisible()
  const items = screen.getByRole('region', { name: 'Your items' })
  expect(within(items).getAllByRole('listitem')).toHaveLength(3)
  expect(items).toHaveTextContent('SubtotalRM 112.10')
  expect(items).toHaveTextContent('DeliveryRM 26.00')
  expect(items).toHaveTextContent('TotalRM 138.10')
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/')
  expect(document.title).toBe(`Order ${gid} · Pasar`)
})

test('a seller’s parcel says where it ships to, if not to the address of the order', async () => {
  const { gid, shippingAddress } = await placeOrder()
  await shop.server.store.write(({ visitors }) => {
    const [order] = Object.values(visitors).flatMap(({ guest }) => guest.orders)
    for (const shipment of order?.shipments ?? [])
      if (shipment.fulfillmentClass === 'marketplace')
        shipment.shippingAddress = { ...shippingAddress, firstName: 'Omar', addressLine1: '8 Jalan Maarof' }
  })
  await openShop(`/confirmation?order=${gid}`)
  const next = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')
  expect(next.map((shipment) => /Ships to .*/.exec(shipment.textContent ?? '')?.[0])).toEqual([
    undefined,
    'Ships to Omar Rahman, 8 Jalan Maarof, Kuala Lumpur, 59100',
    undefined,
    undefined,
  ])
})

test('the order number can be copied', async () => {
  const { gid } = await placeOrder()
  const { shopper } = await openShop(`/confirmation?order=${gid}`)
  await shopper.click(screen.getByRole('button', { name: 'Copy order number' }))
  await expect(navigator.clipboard.readText()).resolves.toBe(gid)
  expect(await screen.findByRole('button', { name: 'Order number copied' })).toBeVisible()
})

test.each(['/confirmation', '/confirmation?order=', '/confirmation?order=999', '/confirmation?order=abc'])(
  'a missing order shows the page for missing pages: %s',
  async (address) => {
    await openShop(address)
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Thank you')
    expect(screen.getAllByRole('link', { name: /home/i })[0]).toBeVisible()
  },
)

test('is translated to Malay', async () => {
  const { gid } = await placeOrder()
  await openShop(`/confirmation?order=${gid}`, Language.MALAY)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terima kasih, Aisyah!')
  const next = within(screen.getByRole('region', { name: 'Apa yang berlaku seterusnya' }))
  expect(next.getAllByRole('listitem')[0]).toHaveTextContent(
    /^Ekspres · \S+, \d+ \S+, .*(pagi|tgh hari|petang|malam)Kami/,
  )
  expect(next.getAllByRole('listitem')[0]).not.toHaveTextContent(/\d [ap]m/)
})

test('shows the order’s status, and updates it on a reload', async () => {
  const { gid } = await placeOrder()
  const { router } = await openShop(`/confirmation?order=${gid}`)
  expect(screen.getByText(/^Status: (Order received|In preparation)$/)).toBeVisible()
  await shop.server.controls.clock.advance(24 * 60 * 60_000)
  await act(() => router.revalidate())
  expect(await screen.findByText(/^Status: (Confirmed|Being picked|Picked|On its way)$/)).toBeVisible()
})

test('what has arrived is not to come any more', async () => {
  const { gid } = await placeOrder()
  const { router } = await openShop(`/confirmation?order=${gid}`)
  const next = within(screen.getByRole('region', { name: 'What happens next' }))
  expect(next.getAllByRole('listitem').length).toBeGreaterThan(1)
  await shop.server.controls.clock.advance(14 * 24 * 60 * 60_000)
  await act(() => router.revalidate())
  expect(await screen.findByText('Status: Delivered')).toBeVisible()
  expect(next.getAllByRole('listitem')).toHaveLength(1)
  expect(next.getByRole('listitem')).toHaveTextContent(/^Payment/)
})

test.each([
  [
    'cash',
    { type: 'payment on fulfillment' },
    'Have RM 138.10 ready at the door, in cash or by card.',
    'Not paid yet',
  ],
  [
    'a wallet that has not answered',
    { type: 'fasspay', data: { telephoneNumber: '0123456789' } },
    'FassPay hasn’t confirmed RM 138.10 yet. This page updates by itself.',
    'Payment started',
  ],
  [
    'Google Pay',
    { type: 'google pay' },
    'Google Pay approved RM 138.10. We charge it when the order ships.',
    'Approved, not charged yet',
  ],
])('says what comes next for %s', async (_, billing, text, status) => {
  const { gid } = await placeOrder(billing)
  await openShop(`/confirmation?order=${gid}`)
  const next = within(screen.getByRole('region', { name: 'What happens next' }))
  expect(next.getAllByRole('listitem').at(-1)).toHaveTextContent(`Payment${text}`)
  expect(screen.getByText(status)).toBeVisible()
})

test('a bill has its order number, and is paid by itself on screen', async () => {
  const { gid } = await placeOrder({ type: 'payoo', data: { bankCode: 'MAYBANK' } })
  await openShop(`/confirmation?order=${gid}`)
  const next = within(screen.getByRole('region', { name: 'What happens next' }))
  expect(next.getAllByRole('listitem').at(-1)).toHaveTextContent(
    `Pay your Payoo bill of RM 138.10 at a counter or in your bank’s app, with order number ${gid}.`,
  )
  await shop.server.controls.clock.advance(5 * 60_000)
  await returnToTab()
  expect(await next.findByText('RM 138.10 is paid. You’re all set.')).toBeVisible()
})
