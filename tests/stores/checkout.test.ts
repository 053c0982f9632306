import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { BillingType, CheckoutStep } from '../../src/contract/enumerations.ts'
import { nextStep } from '../../src/domain/checkout/checkout.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { syncCart, waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { isPending, useCheckout } from '../../src/stores/checkout/checkout.ts'
import {
  addBilling,
  chooseBilling,
  chooseSlot,
  confirmMarketplace,
  saveInstructions,
  saveTelephone,
} from '../../src/stores/checkout/checkoutSteps.ts'
import { chooseAddress, createAddress, respellAddress } from '../../src/stores/checkout/addresses.ts'
import { refreshCheckout } from '../../src/stores/checkout/checkoutWork.ts'
import { placeOrder } from '../../src/stores/checkout/placeOrder.ts'
import { clearDraft, readDraft, saveDraft } from '../../src/stores/checkout/checkoutDraft.ts'
import { home } from './home.ts'
import { setLineQuantity } from './cardChanges.ts'
import { openShop } from './shop.ts'
import { matchedBy } from '../mocks/matchedBy.ts'

/** The order that was placed; null when there is none. */
const placedOrder = async () => {
  const placed = await placeOrder()
  return placed && 'order' in placed ? placed.order : null
}

const shop = openShop()
beforeEach(shop.reset)
afterAll(shop.close)

const card = {
  cardNumber: '4111111111111111',
  expiry: '12/30',
  securityCode: '123',
  nameOnCard: 'Aisyah Rahman',
}

const info = () => {
  const { info: known } = useCheckout.getState()
  if (!known) throw new Error('There should be a checkout.')
  return known
}
const failure = (work: keyof ReturnType<typeof useCheckout.getState>['failures']) =>
  useCheckout.getState().failures[work]
const ordersMade = async () => {
  let count = 0
  await shop.arrange((shopper) => {
    count = shopper.orders.length
  })
  return count
}

/** Four milks by van: RM 31.60, above the minimum of RM 30. */
async function milkInCart() {
  setLineQuantity(targetOf(shop.entry(named.saleMilk)), 4)
  expect(await waitForWrites(2_000)).toBe(true)
  expect(await refreshCheckout()).toBe(true)
}

async function readyToOrder() {
  await milkInCart()
  await createAddress(home)
  await saveTelephone('0123456789', 'aisyah@pasar.my')
  await chooseSlot(info().deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? '')
  await chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT)
  expect(nextStep(info())).toBeNull()
}

describe('the steps in order', () => {
  test('each completes, and the order is placed', async () => {
    await milkInCart()
    expect(nextStep(info())).toBe(CheckoutStep.ADDRESS)
    expect(await createAddress(home)).toMatchObject({ saved: home, suggested: null })
    expect(nextStep(info())).toBe(CheckoutStep.TELEPHONE)
    expect(await saveTelephone('0123456789', 'aisyah@pasar.my')).toBe(true)
    expect(nextStep(info())).toBe(CheckoutStep.EXPRESS)
    const slot = info().deliveryTimes.find(({ isAvailable }) => isAvailable)
    expect(await chooseSlot(slot?._id ?? '')).toBe(true)
    expect(nextStep(info())).toBe(CheckoutStep.BILLING)
    expect(await chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT)).toBe(true)
    const order = await placedOrder()
    expect(order?.telephoneNumber).toBe('0123456789')
    // 4 × RM 7.90
    expect(order?.pricingInfo.variantsSubtotalPrice).toBe(3_160)
    expect(useCheckout.getState().order).toBe(order)
  })

  test('standard and marketplace deliveries have their own steps', async () => {
    setLineQuantity(targetOf(shop.entry(named.standardOnlyRice)), 2)
    setLineQuantity(targetOf(shop.entry(named.marketplaceKopi)), 2)
    await waitForWrites(2_000)
    await refreshCheckout()
    await createAddress(home)
    await saveTelephone('0123456789')
    expect(nextStep(info())).toBe(CheckoutStep.STANDARD)
    expect(await saveInstructions('')).toBe(true)
    expect(nextStep(info())).toBe(CheckoutStep.MARKETPLACE)
    expect(await confirmMarketplace(info().shippingAddresses[0]?._id ?? '')).toBe(true)
    expect(nextStep(info())).toBe(CheckoutStep.BILLING)
  })

  test('a second address can be selected among the saved ones', async () => {
    await milkInCart()
    await createAddress(home)
    const [first] = info().shippingAddresses
    if (!first) throw new Error('The address is saved.')
    await createAddress({ ...home, addressLine1: '7 Jalan Tun Razak' })
    const { defaultShippingAddress: second } = info()
    expect(info().selection.addressId).toBe(second)
    expect(second).not.toBe(first._id)
    expect(await chooseAddress(first, false)).toBe(true)
    expect([info().selection.addressId, info().defaultShippingAddress]).toEqual([first._id, second])
    expect(await chooseAddress(first, true)).toBe(true)
    expect(info().defaultShippingAddress).toBe(first._id)
  })

  test('a new address for this order alone leaves the default as it was', async () => {
    await milkInCart()
    await createAddress(home)
    const standard = info().defaultShippingAddress
    const created = await createAddress({ ...home, addressLine1: '7 Jalan Tun Razak' }, { isDefault: false })
    expect(info().selection.addressId).toBe(created?.saved._id)
    expect(info().defaultShippingAddress).toBe(standard)
  })

  test('the spelling of the postal register takes the place of the typed one', async () => {
    await milkInCart()
    const created = await createAddress({ ...home, addressLine1: '12 Jln Ampang' })
    expect(created?.suggested?.addressLine1).toBe('12 Jalan Ampang')
    if (!created) throw new Error('The address is saved.')
    const saved = await respellAddress(created)
    expect(info().shippingAddresses.map(({ addressLine1 }) => addressLine1)).toEqual(['12 Jalan Ampang'])
    expect(info().selection.addressId).toBe(saved?._id)
  })

  test('a card is added and charged, and its number is stored nowhere', async () => {
    await milkInCart()
    expect(await addBilling(card)).toBe(true)
    expect(info().selection.billingType).toBe(BillingType.CREDIT_CARD)
    expect(info().billingInfos[0]).toMatchObject({ lastFour: '1111' })
    const everything = JSON.stringify([
      useCheckout.getState(),
      Object.entries(sessionStorage),
      Object.entries(localStorage),
    ])
    expect(everything).not.toContain(card.cardNumber)
  })
})

describe('a refusal stays in its step', () => {
  test('a card that cannot be saved has the code 487', async () => {
    await milkInCart()
    expect(await addBilling({ ...card, cardNumber: '4000000000000002' })).toBe(false)
    expect(failure(CheckoutStep.BILLING)?.code).toBe(487)
    expect(await addBilling(card)).toBe(true)
    expect(failure(CheckoutStep.BILLING)).toBeUndefined()
  })

  test('express outside its delivery area', async () => {
    await milkInCart()
    expect(await createAddress({ ...home, postalCode: '49000' })).toBeNull()
    expect(failure(CheckoutStep.ADDRESS)?.code).toBe('postal_code_unsupported')
    expect(info().shippingAddresses).toEqual([])
  })

  test('a slot that another shopper took', async () => {
    await milkInCart()
    const slot = info().deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? ''
    await shop.arrange((_, state) => {
      state.slots[`kl-express:${slot}`] = 1_000
    })
    expect(await chooseSlot(slot)).toBe(false)
    expect(failure(CheckoutStep.EXPRESS)?.code).toBe('slot_taken')
  })

  test('a network failure shows a message in the step, which can be repeated', async () => {
    await milkInCart()
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'verifyPhone' ? { kind: 'network' } : undefined,
    )
    expect(await saveTelephone('0123456789')).toBe(false)
    expect(failure(CheckoutStep.TELEPHONE)?.kind).toBe('network')
    expect(isPending(CheckoutStep.TELEPHONE)).toBe(false)
    shop.server.faultInjector = undefined
    expect(await saveTelephone('0123456789')).toBe(true)
  })
})

describe('placing the order', () => {
  test('two clicks make one order', async () => {
    await readyToOrder()
    const [first, second] = await Promise.all([placeOrder(), placeOrder()])
    expect(first).not.toBeNull()
    expect(second).toBeNull()
    expect(shop.calls('placeOrder')).toBe(1)
    expect(await ordersMade()).toBe(1)
  })

  test('a repetition after a lost answer does not make a second order', async () => {
    await readyToOrder()
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'placeOrder' ? { kind: 'network', after: true } : undefined,
    )
    expect(await placeOrder()).toBeNull()
    expect(failure('order')?.kind).toBe('network')
    shop.server.faultInjector = undefined
    const order = await placedOrder()
    expect(order).not.toBeNull()
    expect(await ordersMade()).toBe(1)
  })

  test('the next order is a separate one', async () => {
    await readyToOrder()
    const first = await placedOrder()
    await syncCart()
    await readyToOrder()
    const second = await placedOrder()
    expect(second?.gid).not.toBe(first?.gid)
    expect(await ordersMade()).toBe(2)
  })

  test('a changed price is shown first, and the next click orders', async () => {
    await readyToOrder()
    const milk = shop.entry(named.saleMilk).variant
    await shop.arrange((_, state) => {
      state.changes[milk._id] = { price: milk.price, salePrice: null }
    })
    expect(await placeOrder()).toBeNull()
    // On sale at RM 7.90 before, RM 9.50 now.
    expect(useCheckout.getState().differences).toMatchObject([{ kind: 'price', before: 790, after: 950 }])
    expect(shop.calls('placeOrder')).toBe(0)
    // The order has what the page shows at that point.
    await refreshCheckout()
    expect((await placedOrder())?.pricingInfo.variantsSubtotalPrice).toBe(3_800)
    expect(useCheckout.getState().differences).toEqual([])
  })

  test('a missing step is refused, and the next attempt has a new key', async () => {
    await milkInCart()
    expect(await placeOrder()).toBeNull()
    expect(failure('order')?.code).toBe('incomplete_checkout')
    await readyToOrder()
    expect(await placeOrder()).not.toBeNull()
  })
})

describe('the draft', () => {
  test('restores the input after a reload', () => {
    saveDraft('address', { addressLine1: '12 Jalan Ampang' })
    saveDraft('telephone', { phone: '012' })
    expect(readDraft('address')).toEqual({ addressLine1: '12 Jalan Ampang' })
    expect(sessionStorage.getItem('pasar.checkout-draft')).toContain('12 Jalan Ampang')
    clearDraft('telephone')
    expect(readDraft('telephone')).toEqual({})
    expect(readDraft('address')).toEqual({ addressLine1: '12 Jalan Ampang' })
    clearDraft()
    expect(readDraft('address')).toEqual({})
    expect(sessionStorage.getItem('pasar.checkout-draft')).toBeNull()
  })
})
