/** Answers that arrive in another order than the server gave them, or after the session has changed. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, people } from '../../fixtures/people.ts'
import { promoCodes } from '../../fixtures/promoCodes.ts'
import { named } from '../../fixtures/named.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { currentCart } from '../../src/stores/cart/cart.ts'
import { enterPromoCode } from '../../src/stores/cart/promoCodes.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { shownAddresses, useAddressBook } from '../../src/stores/account/addressBook.ts'
import {
  makeDefaultAddress,
  refreshAddresses,
  removeAddress,
} from '../../src/stores/account/addressChanges.ts'
import { createAddress } from '../../src/stores/checkout/addresses.ts'
import {
  chooseBilling,
  chooseSlot,
  confirmMarketplace,
  saveTelephone,
} from '../../src/stores/checkout/checkoutSteps.ts'
import { readDeliveryTimes } from '../../src/stores/checkout/deliveryTimes.ts'
import { refreshCheckout } from '../../src/stores/checkout/checkoutWork.ts'
import { setFavorite } from '../../src/stores/lists/favorites.ts'
import { useNotices } from '../../src/stores/notices/notices.ts'
import { currentAccount } from '../../src/stores/session/account.ts'
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

test('of two favourites both stay when the answers arrive in the other order', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  const [milk, spinach] = [named.saleMilk, named.spinach].map((gid) => shop.entry(gid).variant)
  if (!milk || !spinach) throw new Error('The shop should have both.')
  const isFavorite = () => [milk, spinach].map(({ _id }) => currentAccount()?.favorites.includes(_id))
  for (const variant of [milk, spinach]) setFavorite(variant, false)
  await expect.poll(isFavorite).toEqual([false, false])
  await expect.poll(() => useNotices.getState().notices.length).toBeGreaterThan(0)
  shop.hold((path) => path.endsWith('/add-favorite'))
  setFavorite(milk, true)
  await shop.heldAnswers(1)
  setFavorite(spinach, true)
  const [first, second] = await shop.heldAnswers(2)
  second?.release()
  await expect.poll(() => useNotices.getState().notices.at(-1)?.values?.['name']).toBe(spinach.name)
  first?.release()
  await expect.poll(() => useNotices.getState().notices.at(-1)?.values?.['name']).toBe(milk.name)
  expect(isFavorite()).toEqual([true, true])
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

test('an address that was deleted after another one stays deleted when the answers arrive in the other order', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await createAddress({ ...home, addressLine1: '8 Jalan Tun Razak' })
  await createAddress(home)
  await refreshAddresses()
  const shown = () => shownAddresses(useAddressBook.getState())
  // A new address is the default one; the newest of the others follows it.
  const [standard, next] = shown().toReversed()
  if (!standard || !next) throw new Error('The shopper has two new addresses.')
  shop.hold((path) => path.startsWith('/api/address/'))
  const earlier = removeAddress(standard)
  await shop.heldAnswers(1)
  const later = removeAddress(next)
  const [first, second] = await shop.heldAnswers(2)
  second?.release()
  await later
  first?.release()
  await earlier
  expect(shown().map(({ addressLine1, isDefault }) => [addressLine1, isDefault])).toEqual([
    ['B-12-3, Residensi Bukit Bintang, 9 Jalan Bukit Bintang', false],
    ['4 Jalan SS 15/4', true],
  ])
})

test('of two new default addresses the later one counts: its call waits for the earlier one', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await createAddress({ ...home, addressLine1: '8 Jalan Tun Razak' })
  await createAddress(home)
  await refreshAddresses()
  const [one, other] = shownAddresses(useAddressBook.getState()).filter(({ isDefault }) => !isDefault)
  if (!one || !other) throw new Error('The shopper has other addresses.')
  const calls = shop.calls('setDefaultAddress')
  shop.hold((path) => path.endsWith('/default_address'))
  const earlier = makeDefaultAddress(one)
  await shop.heldAnswers(1)
  const later = makeDefaultAddress(other)
  await refreshAddresses()
  expect(shop.calls('setDefaultAddress')).toBe(calls + 1)
  shop.letGo()
  expect(await Promise.all([earlier, later])).toEqual([true, true])
  await refreshAddresses()
  expect(useAddressBook.getState().confirmed.filter(({ isDefault }) => isDefault)).toMatchObject([
    { _id: other._id },
  ])
})

test('addresses that were read before one was deleted, and arrive after that, do not bring it back', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await refreshAddresses()
  const gone = shownAddresses(useAddressBook.getState()).find(({ isDefault }) => !isDefault)
  if (!gone) throw new Error('The shopper has another address.')
  shop.hold((path) => path === '/api/addresses')
  const reading = refreshAddresses()
  const [late] = await shop.heldAnswers(1)
  shop.hold(() => false)
  await removeAddress(gone)
  late?.release()
  await reading
  expect(useAddressBook.getState().confirmed.map(({ _id }) => _id)).not.toContain(gone._id)
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
