import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { atStep, field, goOn, openCheckout, openStep, place, total, typeCard } from './checkoutSteps.ts'
import { fillCart } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

test('electronic items have their own cart group, delivered by text, without a minimum', async () => {
  await fillCart(shop.server, { saleMilk: 6, giftVoucher: 2 })
  await openShop('/cart')
  const group = await screen.findByRole('region', { name: 'By SMS' })
  expect(group).toHaveTextContent('within 10 minutes')
  expect(within(group).queryByRole('progressbar')).not.toBeInTheDocument()
  expect(within(group).getByRole('list', { name: /By SMS/ })).toHaveTextContent(
    'Pasar Digital Gift Voucher RM 50',
  )
})

test('a guest can buy a voucher with only a phone number and a card', async () => {
  await fillCart(shop.server, { giftVoucher: 1 })
  const { shopper } = await openCheckout()
  await atStep('Phone')
  expect(screen.getByRole('list', { name: 'Checkout steps' }).children).toHaveLength(2)
  expect(await field('Phone number')).toHaveAccessibleDescription(/We’ll send your code to this number/)
  await shopper.type(await field('Phone number'), '012-345 6789')
  await goOn(shopper)
  await atStep('Payment')
  expect(openStep().queryByRole('radio', { name: /Pay on delivery/ })).not.toBeInTheDocument()
  expect(openStep().getByRole('radio', { name: /^Card/ })).toBeChecked()
  expect(total()).toHaveTextContent('RM 50.00')
  await typeCard(shopper, '4242424242424242')
  await goOn(shopper)
  await waitFor(() => expect(place()).toBeEnabled())
  await shopper.click(place())
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible()
  const [next] = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')
  expect(next).toHaveTextContent('By SMS · within 10 minutes')
  expect(next).toHaveTextContent(
    'We’ll send the code to 012-\u2060345 6789 as soon as your order is confirmed.',
  )
  expect(screen.queryByText(/Cyberjaya/)).not.toBeInTheDocument()
})

test('the product page says how it is delivered', async () => {
  await openShop(`/product/${named.giftVoucher}/pasar-digital-gift-voucher-rm-50`)
  const facts = await screen.findByRole('list', { name: 'Delivery and freshness' })
  expect(facts).toHaveTextContent('In 10 minutes')
  expect(facts).toHaveTextContent('by SMS')
})
