import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { BillingType, CheckoutStep } from '../../src/contract/enumerations.ts'
import { nextStep } from '../../src/domain/checkout/checkout.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
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
import { confirmTelephone, sendTelephoneCode } from '../../src/stores/checkout/telephone.ts'
import { placeOrder } from '../../src/stores/checkout/placeOrder.ts'
import { clearDraft, readDraft, saveDraft } from '../../src/stores/checkout/checkoutDraft.ts'
import { clearDrafts } from '../../src/stores/checkout/typedDrafts.ts'
import { home } from './home.ts'
import { setLineQuantity } from './cardChanges.ts'
import { failure, info, milkInCart } from './readyToOrder.ts'
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

describe('the steps in order', () => {
  test('each completes, and the order is placed', async () => {
    await milkInCart(shop)
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
    await waitForWrites(30_000)
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
    await milkInCart(shop)
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
    await milkInCart(shop)
    await createAddress(home)
    const standard = info().defaultShippingAddress
    const created = await createAddress({ ...home, addressLine1: '7 Jalan Tun Razak' }, { isDefault: false })
    expect(info().selection.addressId).toBe(created?.saved._id)
    expect(info().defaultShippingAddress).toBe(standard)
  })

  test('the spelling of the postal register takes the place of the typed one', async () => {
    await milkInCart(shop)
    const created = await createAddress({ ...home, addressLine1: '12 Jln Ampang' })
    expect(created?.suggested?.addressLine1).toBe('12 Jalan Ampang')
    if (!created) throw new Error('The address is saved.')
    const saved = await respellAddress(created)
    expect(info().shippingAddresses.map(({ addressLine1 }) => addressLine1)).toEqual(['12 Jalan Ampang'])
    expect(info().selection.addressId).toBe(saved?._id)
  })

  test('a card is added and charged, and its number is stored nowhere', async () => {
    await milkInCart(shop)
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

test('a new card is saved and chosen by one call, so that no retry can save it twice', async () => {
  await milkInCart(shop)
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'createBilling' ? undefined : { kind: 'network' },
  )
  expect(await addBilling(card)).toBe(true)
  expect(info().billingInfos.map(({ _id }) => _id)).toEqual([info().selection.selectedSavedPaymentMethod])
})

test('a code that is entered while another one is sent is not checked, and does not count as right', async () => {
  await milkInCart(shop)
  shop.hold((path) => path.endsWith('/phone-verification'))
  const sent = sendTelephoneCode('0123456789')
  await shop.heldAnswers(1)
  expect(await confirmTelephone('123456')).toBe('busy')
  shop.letGo()
  await sent
  expect(shop.calls('verifyCode')).toBe(0)
})

describe('a refusal stays in its step', () => {
  test('a card that cannot be saved has the code 487', async () => {
    await milkInCart(shop)
    expect(await addBilling({ ...card, cardNumber: '4000000000000002' })).toBe(false)
    expect(failure(CheckoutStep.BILLING)?.code).toBe(487)
    expect(await addBilling(card)).toBe(true)
    expect(failure(CheckoutStep.BILLING)).toBeUndefined()
  })

  test('express outside its delivery area', async () => {
    await milkInCart(shop)
    expect(await createAddress({ ...home, postalCode: '49000' })).toBeNull()
    expect(failure(CheckoutStep.ADDRESS)?.code).toBe('postal_code_unsupported')
    expect(info().shippingAddresses).toEqual([])
  })

  test('a slot that another shopper took', async () => {
    await milkInCart(shop)
    const slot = info().deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? ''
    await shop.arrange((_, state) => {
      state.slots[`kl-express:${slot}`] = 1_000
    })
    expect(await chooseSlot(slot)).toBe(false)
    expect(failure(CheckoutStep.EXPRESS)?.code).toBe('slot_taken')
  })

  test('a network failure shows a message in the step, which can be repeated', async () => {
    await milkInCart(shop)
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

describe('the draft', () => {
  test('restores the input after a reload', () => {
    saveDraft('address', { addressLine1: '12 Jalan Ampang' })
    saveDraft('telephone', { phone: '012' })
    expect(readDraft('address')).toEqual({ addressLine1: '12 Jalan Ampang' })
    expect(sessionStorage.getItem('pasar.checkout-draft')).toContain('12 Jalan Ampang')
    clearDraft('telephone')
    expect(readDraft('telephone')).toEqual({})
    expect(readDraft('address')).toEqual({ addressLine1: '12 Jalan Ampang' })
    clearDrafts()
    expect(readDraft('address')).toEqual({})
    expect(sessionStorage.getItem('pasar.checkout-draft')).toBeNull()
  })
})
