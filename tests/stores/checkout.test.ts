import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { BillingType, CheckoutStep } from '../../src/contract/enumerations.ts'
import { nextStep } from '../../src/domain/checkout/checkout.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { syncCart, waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { isPending, useCheckout } from '../../src/stores/checkout/checkout.ts'
import {
  addBilling,
  chooseAddress,
  chooseBilling,
  chooseSlot,
  confirmMarketplace,
  createAddress,
  saveInstructions,
  saveTelephone,
} from '../../src/stores/checkout/checkoutSteps.ts'
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
  if (!known) throw new Error('There is no checkout.')
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

describe('the steps, one after the other', () => {
  test('each completes its step, and the order is placed', async () => {
    await milkInCart()
    expect(nextStep(info())).toBe(CheckoutStep.ADDRESS)
    expect(await createAddress(home)).toBe(true)
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

  test('parcels and sellers have steps of their own', async () => {
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

  test('a second address is chosen among the saved ones', async () => {
    await milkInCart()
    await createAddress(home)
    const first = info().selection.addressId ?? ''
    await createAddress({ ...home, addressLine1: '7 Jalan Tun Razak' })
    expect(info().selection.addressId).not.toBe(first)
    expect(await chooseAddress(first)).toBe(true)
    expect(info().selection.addressId).toBe(first)
  })

  test('a card is added and paid with, and its number is nowhere', async () => {
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

describe('what is refused stays in its step', () => {
  test('a card that cannot be saved has the code 487', async () => {
    await milkInCart()
    expect(await addBilling({ ...card, cardNumber: '4000000000000002' })).toBe(false)
    expect(failure(CheckoutStep.BILLING)?.code).toBe(487)
    expect(await addBilling(card)).toBe(true)
    expect(failure(CheckoutStep.BILLING)).toBeUndefined()
  })

  test('where the vans do not go', async () => {
    await milkInCart()
    expect(await createAddress({ ...home, postalCode: '49000' })).toBe(false)
    expect(failure(CheckoutStep.ADDRESS)?.code).toBe('postal_code_unsupported')
    expect(info().shippingAddresses).toEqual([])
  })

  test('a slot that somebody else took', async () => {
    await milkInCart()
    const slot = info().deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? ''
    await shop.arrange((_, state) => {
      state.slots[`kl-express:${slot}`] = 1_000
    })
    expect(await chooseSlot(slot)).toBe(false)
    expect(failure(CheckoutStep.EXPRESS)?.code).toBe('slot_taken')
  })

  test('without a network the step says so and can be tried again', async () => {
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

  test('an answer that was lost does not make a second order when it is tried again', async () => {
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

  test('the next order is another one', async () => {
    await readyToOrder()
    const first = await placedOrder()
    await syncCart()
    await readyToOrder()
    const second = await placedOrder()
    expect(second?.gid).not.toBe(first?.gid)
    expect(await ordersMade()).toBe(2)
  })

  test('a price that moved is told first, and the next click orders', async () => {
    await readyToOrder()
    const milk = shop.entry(named.saleMilk).variant
    await shop.arrange((_, state) => {
      state.changes[milk._id] = { price: milk.price, salePrice: null }
    })
    expect(await placeOrder()).toBeNull()
    // On sale at RM 7.90 before, RM 9.50 now.
    expect(useCheckout.getState().differences).toMatchObject([{ kind: 'price', before: 790, after: 950 }])
    expect(shop.calls('placeOrder')).toBe(0)
    // What is ordered is what the page shows by then.
    await refreshCheckout()
    expect((await placedOrder())?.pricingInfo.variantsSubtotalPrice).toBe(3_800)
    expect(useCheckout.getState().differences).toEqual([])
  })

  test('a missing step is refused, and the attempt after it is a fresh one', async () => {
    await milkInCart()
    expect(await placeOrder()).toBeNull()
    expect(failure('order')?.code).toBe('incomplete_checkout')
    await readyToOrder()
    expect(await placeOrder()).not.toBeNull()
  })
})

describe('the draft', () => {
  test('what was typed is there after a reload', () => {
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
