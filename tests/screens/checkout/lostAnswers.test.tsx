import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'
import { atPayment } from './atPayment.ts'
import { atStep, field, giveAddress, goOn, openCheckout, openStep, typeCard } from './checkoutSteps.ts'

const shop = withShop()
const info = () => useCheckout.getState().info

test.each(['network:after', 'status:503:after'])(
  'a new address is saved once, although its answer got lost: %s',
  async (fault) => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper)
    shop.server.controls.arm(`createAddress:${fault}`)
    await goOn(shopper)
    await atStep('Phone')
    expect(info()?.shippingAddresses.map(({ addressLine1 }) => addressLine1)).toEqual(['12 Jalan Ampang'])
    expect(info()?.selection.addressId).toBe(info()?.shippingAddresses[0]?._id)
  },
)

test('a new address that is not the default is used for the order, although its answer got lost', async () => {
  await shop.server.controls.become('returning')
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout('/checkout?step=address')
  const standard = info()?.defaultShippingAddress
  await shopper.click(openStep().getByRole('radio', { name: 'Another address' }))
  await giveAddress(shopper)
  await shopper.click(openStep().getByRole('checkbox', { name: 'Make this my default address' }))
  shop.server.controls.arm('createAddress:network:after')
  await goOn(shopper)
  await waitFor(() => expect(info()?.selection.addressId).not.toBe(standard))
  expect(
    info()
      ?.shippingAddresses.map(({ addressLine1 }) => addressLine1)
      .slice(2),
  ).toEqual(['12 Jalan Ampang'])
  expect(info()?.selection.addressId).toBe(info()?.shippingAddresses[2]?._id)
  expect(info()?.defaultShippingAddress).toBe(standard)
})

test('a new card is saved once, although its answer got lost', async () => {
  const { shopper } = await atPayment(shop.server)
  await typeCard(shopper, '4242424242424242')
  expect(await field('Security code')).toHaveValue('123')
  shop.server.controls.arm('createBilling:network:after')
  await goOn(shopper)
  await waitFor(() => expect(info()?.billingInfos).not.toEqual([]))
  expect(info()?.billingInfos.map(({ lastFour }) => lastFour)).toEqual(['4242'])
  expect(info()?.selection.selectedSavedPaymentMethod).toBe(info()?.billingInfos[0]?._id)
})
