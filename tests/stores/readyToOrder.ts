import { expect } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { nextStep } from '../../src/domain/checkout/checkout.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { createAddress } from '../../src/stores/checkout/addresses.ts'
import { useCheckout } from '../../src/stores/checkout/checkout.ts'
import { chooseBilling, chooseSlot, saveTelephone } from '../../src/stores/checkout/checkoutSteps.ts'
import { refreshCheckout } from '../../src/stores/checkout/checkoutWork.ts'
import { setLineQuantity } from './cardChanges.ts'
import { home } from './home.ts'
import type { openShop } from './shop.ts'

type Shop = ReturnType<typeof openShop>

export const info = () => {
  const { info: known } = useCheckout.getState()
  if (!known) throw new Error('There should be a checkout.')
  return known
}

export const failure = (work: keyof ReturnType<typeof useCheckout.getState>['failures']) =>
  useCheckout.getState().failures[work]

export async function ordersMade(shop: Shop): Promise<number> {
  let count = 0
  await shop.arrange((shopper) => {
    count = shopper.orders.length
  })
  return count
}

/** Four milks by van: RM 31.60, above the minimum of RM 30. */
export async function milkInCart(shop: Shop): Promise<void> {
  setLineQuantity(targetOf(shop.entry(named.saleMilk)), 4)
  expect(await waitForWrites(30_000)).toBe(true)
  expect(await refreshCheckout()).toBe(true)
}

/** Milk in the cart, and every step complete. */
export async function readyToOrder(shop: Shop): Promise<void> {
  await milkInCart(shop)
  await createAddress(home)
  await saveTelephone('0123456789', 'aisyah@pasar.my')
  await chooseSlot(info().deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? '')
  await chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT)
  expect(nextStep(info())).toBeNull()
}
