/** Answers to changes of cart and checkout that arrive in another order than the server gave them, or after the session has changed. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, people } from '../../fixtures/people.ts'
import { promoCodes } from '../../fixtures/promoCodes.ts'
import { named } from '../../fixtures/named.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { currentCart } from '../../src/stores/cart/cart.ts'
import { enterPromoCode } from '../../src/stores/cart/promoCodes.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { createAddress } from '../../src/stores/checkout/addresses.ts'
import {
  chooseBilling,
  chooseSlot,
  confirmMarketplace,
  saveTelephone,
} from '../../src/stores/checkout/checkoutSteps.ts'
import { readDeliveryTimes } from '../../src/stores/checkout/deliveryTimes.ts'
import { refreshCheckout } from '../../src/stores/checkout/checkoutWork.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { logOut } from '../../src/stores/login/logOut.ts'
import { setLineQuantity } from './cardChanges.ts'
import { home } from './home.ts'
import { useCheckout } from '../../src/stores/checkout/checkout.ts'
import { info, milkInCart } from './readyToOrder.ts'
import { openShop } from './shop.ts'

const shop = openShop()
beforeEach(shop.reset)
afterAll(shop.close)

test('a step whose answer arrives after that of a later step does not undo the later one', async () => {
  await milkInCart(shop)
  await createAddress(home)
  shop.hold((path) => path.endsWith('/phone-verification') || path.endsWith('/set-billing-type'))
  const telephone = saveTelephone('0123456789')
  await shop.heldAnswers(1)
  const billing = chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT)
  const [first, second] = await shop.heldAnswers(2)
  second?.release()
  expect(await billing).toBe(true)
  first?.release()
  expect(await telephone).toBe(true)
  expect(info().selection).toMatchObject({
    telephoneNumber: '0123456789',
    billingType: BillingType.PAYMENT_ON_FULFILLMENT,
  })
})

test('a step whose answer arrives after that of a refresh does not undo a promo code', async () => {
  await milkInCart(shop)
  await createAddress(home)
  await refreshCheckout()
  shop.hold((path) => path.endsWith('/set-billing-type'))
  const billing = chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT)
  const [held] = await shop.heldAnswers(1)
  await enterPromoCode(promoCodes.percent.code)
  await refreshCheckout()
  held?.release()
  expect(await billing).toBe(true)
  expect(info().appliedPromoCodes.map(({ code }) => code)).toEqual([promoCodes.percent.code])
  expect(info().selection.billingType).toBe(BillingType.PAYMENT_ON_FULFILLMENT)
})

test('a slot that is chosen while another address for parcels is being saved keeps that address', async () => {
  await milkInCart(shop)
  await createAddress(home)
  await createAddress({ ...home, addressLine1: '8 Jalan Tun Razak' })
  const [one, other] = info().shippingAddresses.map(({ _id }) => _id)
  const slot = info().deliveryTimes.find(({ isAvailable }) => isAvailable)?._id
  await confirmMarketplace(one ?? '')
  shop.hold((path) => path.endsWith('/set-delivery-info'))
  const address = confirmMarketplace(other ?? '')
  await shop.heldAnswers(1)
  const delivery = chooseSlot(slot ?? '')
  shop.letGo()
  expect(await Promise.all([address, delivery])).toEqual([true, true])
  expect(info().selection.deliveryInfo).toEqual({ deliveryTimeId: slot, marketplaceAddressId: other })
})

test('slots that were read for one address do not replace those of an address that was saved since', async () => {
  await milkInCart(shop)
  await createAddress({ ...home, city: 'Kota Kinabalu', state: 'Sabah', postalCode: '88000' })
  shop.hold((path) => path.endsWith('/express-delivery-times'))
  const reading = readDeliveryTimes('88000')
  const [late] = await shop.heldAnswers(1)
  await createAddress(home)
  const { deliveryTimes } = info()
  expect(deliveryTimes.length).toBeGreaterThan(0)
  late?.release()
  await reading
  expect(info().deliveryTimes).toEqual(deliveryTimes)
})

test('a change of the cart whose answer arrives after a logout leaves the guest’s cart as it is', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  const milk = targetOf(shop.entry(named.saleMilk))
  shop.hold((path) => path.endsWith('/carts/change'))
  setLineQuantity(milk, 2)
  const [late] = await shop.heldAnswers(1)
  // It waits for the change, but not for ever.
  await logOut()
  late?.release()
  expect(await waitForWrites(30_000)).toBe(true)
  expect(currentCart().cartVariants.length).toBe(0)
})

describe('an answer that arrives after a logout', () => {
  const { email } = people.returningCustomer
  beforeEach(() => logIn({ email, password: demoPassword }))

  test('to a promo code leaves the guest’s cart as it is', async () => {
    await milkInCart(shop)
    shop.hold((path) => path.endsWith('/cart/promo-code'))
    const entered = enterPromoCode(promoCodes.percent.code)
    const [late] = await shop.heldAnswers(1)
    await logOut()
    late?.release()
    await entered
    expect(currentCart().cartVariants).toEqual([])
  })

  test('to a step of the checkout is not the guest’s checkout', async () => {
    await milkInCart(shop)
    shop.hold((path) => path.endsWith('/set-billing-type'))
    const chosen = chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT)
    const [late] = await shop.heldAnswers(1)
    await logOut()
    late?.release()
    expect(await chosen).toBe(false)
    expect(useCheckout.getState().info).toBeNull()
  })

  test('to a choice for the deliveries does not send the next one as the guest’s', async () => {
    await milkInCart(shop)
    await refreshCheckout()
    const slot = info().deliveryTimes.find(({ isAvailable }) => isAvailable)?._id
    let sent = 0
    shop.hold((path) => {
      if (path.endsWith('/set-delivery-info')) sent += 1
      return path.endsWith('/set-delivery-info') && sent === 1
    })
    const address = confirmMarketplace(info().shippingAddresses[0]?._id ?? '')
    const [late] = await shop.heldAnswers(1)
    const delivery = chooseSlot(slot ?? '')
    await logOut()
    late?.release()
    expect(await Promise.all([address, delivery])).toEqual([false, false])
    expect(sent).toBe(1)
  })

  test('to a refresh of the checkout is not the guest’s checkout', async () => {
    await milkInCart(shop)
    shop.hold((path) => path.endsWith('/checkout'))
    const refreshed = refreshCheckout()
    const [late] = await shop.heldAnswers(1)
    await logOut()
    late?.release()
    await refreshed
    expect(useCheckout.getState().info).toBeNull()
  })
})

test('a smaller quantity that is written during a login does not bring the guest’s cart back', async () => {
  const milk = targetOf(shop.entry(named.saleMilk))
  setLineQuantity(milk, 3)
  expect(await waitForWrites(30_000)).toBe(true)
  shop.hold((path) => path.endsWith('/carts/change'))
  setLineQuantity(milk, 1)
  const [late] = await shop.heldAnswers(1)
  // It waits for the change, but not for ever.
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  const { _id } = currentCart()
  late?.release()
  expect(await waitForWrites(30_000)).toBe(true)
  expect(currentCart()._id).toBe(_id)
})
