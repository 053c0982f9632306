import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { atStep, field, giveAddress, goOn, openCheckout, openStep, throughAddress } from './checkoutSteps.ts'
import { buyer, home } from '../../mocks/buyer.ts'
import { fillCart } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'

const shop = withShop()

async function atParcels() {
  await fillCart(shop.server, { marketplaceKopi: 1 })
  const { shopper, leave } = await openCheckout()
  await giveAddress(shopper)
  await goOn(shopper)
  await atStep('Phone')
  await shopper.type(await field('Phone number'), '012-345 6789')
  await goOn(shopper)
  await atStep('Parcels from sellers')
  await shopper.click(openStep().getByRole('radio', { name: 'Another address' }))
  return { shopper, leave }
}

const selection = () => useCheckout.getState().info?.selection

test('sellers’ parcels can be sent to a new address, and the delivery address stays', async () => {
  const { shopper } = await atParcels()
  const before = selection()?.addressId
  expect(await field('First name')).toHaveValue('')
  await giveAddress(shopper, '10200')
  await goOn(shopper)
  await atStep('Payment')
  expect(selection()?.addressId).toBe(before)
  expect(selection()?.deliveryInfo.marketplaceAddressId).not.toBe(before)
  expect(screen.getByRole('region', { name: /Parcels from sellers$/ })).toHaveTextContent(
    'Aisyah Rahman, 12 Jalan Ampang, George Town, Pulau Pinang, 10200',
  )
})

test('a place without delivery shows its message in the same dialog', async () => {
  const { shopper } = await atParcels()
  await giveAddress(shopper, '49000')
  await goOn(shopper)
  const dialog = await screen.findByRole('dialog', { name: 'We don’t deliver there yet' })
  await shopper.click(within(dialog).getByRole('button', { name: 'Use another address' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await field('Postcode')).toHaveFocus()
})

test('an address that another tab has deleted leaves the list, with the delivery address selected', async () => {
  const otherTab = await fillCart(shop.server, { marketplaceKopi: 1 })
  const other = await buyer(otherTab).address({
    ...home,
    city: 'George Town',
    state: 'Pulau Pinang',
    postalCode: '10200',
  })
  const { shopper } = await openCheckout('/checkout?step=address')
  await shopper.click(openStep().getByRole('radio', { name: 'Another address' }))
  await throughAddress(shopper)
  await shopper.type(await field('Phone number'), '012-345 6789')
  await goOn(shopper)
  await atStep('Parcels from sellers')
  await shopper.click(openStep().getByRole('radio', { name: /10200/ }))
  await otherTab.ask('DELETE', `/api/address/${other.body.addressCreationResult.addressId}`)
  await goOn(shopper)
  await waitFor(() => expect(openStep().queryByRole('radio', { name: /10200/ })).not.toBeInTheDocument())
  expect(openStep().getByRole('radio', { name: /^Same address/ })).toBeChecked()
})

test('a new address for parcels is kept for a reload, and is not that of the delivery', async () => {
  const { shopper, leave } = await atParcels()
  await shopper.type(await field('Street address'), '8 Jalan Kia Peng')
  leave()
  const again = await openCheckout('/checkout?step=marketplace')
  expect(await openStep().findByRole('radio', { name: 'Another address' })).toBeChecked()
  expect(await field('Street address')).toHaveValue('8 Jalan Kia Peng')
  await again.shopper.click(screen.getByRole('button', { name: 'Change: Delivery address' }))
  await atStep('Delivery address')
  await again.shopper.click(await openStep().findByRole('radio', { name: 'Another address' }))
  expect(await field('Street address')).toHaveValue('')
})
