import { type Failure, isFailure, totalTold } from '../api/failure.ts'
import { request } from '../api/request.ts'
import { accountCalls } from '../contract/calls/account.ts'
import { authCalls } from '../contract/calls/auth.ts'
import { checkoutCalls } from '../contract/calls/checkout.ts'
import type { Address } from '../contract/entities/address.ts'
import type { CardWrite } from '../contract/entities/billing.ts'
import type { CartDifference } from '../contract/entities/cart.ts'
import type { CheckoutInfo } from '../contract/entities/checkout.ts'
import type { Cents } from '../contract/entities/money.ts'
import type { Order } from '../contract/entities/order.ts'
import type { VatInformation } from '../contract/entities/vatInformation.ts'
import { BillingType, CheckoutStep } from '../contract/enumerations.ts'
import { Refusal } from '../contract/errorCodes.ts'
import { attemptKey, endAttempt, openAttempt } from './attempt.ts'
import { store } from './store.ts'

/** A step that can be at work or have failed; placing the order and the refresh count as such. */
export type CheckoutWork = CheckoutStep | 'order' | 'refresh'

interface CheckoutState {
  info: CheckoutInfo | null
  pending: Readonly<Partial<Record<CheckoutWork, true>>>
  failures: Readonly<Partial<Record<CheckoutWork, Failure>>>
  /** What changed under the cart since the shopper last saw it; stays until it is put away. */
  differences: readonly CartDifference[]
  /** The total the shopper wanted to order at and what it is instead, when the cart was changed elsewhere; in cents. */
  totalChange: { before: Cents; after: Cents } | null
  /** The order that was placed last. */
  order: Order | null
}

export const useCheckout = store<CheckoutState>({
  info: null,
  pending: {},
  failures: {},
  differences: [],
  totalChange: null,
  order: null,
})

const state = useCheckout.getState

/** Takes over the checkout as a page or an answer has it. */
export const receiveCheckout = (info: CheckoutInfo): void => useCheckout.setState({ info })

/** The shopper has changed something of a step: its failure is no longer shown. */
export function clearFailure(work: CheckoutWork): void {
  const { [work]: _, ...failures } = state().failures
  useCheckout.setState({ failures })
}

export const dismissDifferences = (): void => useCheckout.setState({ differences: [], totalChange: null })

export const isPending = (work: CheckoutWork): boolean => state().pending[work] === true

/**
 * Does one step's work, once at a time, and notes how it goes. Null when it failed, which `failures` then tells of, or when
 * it is at work already.
 */
async function work<Result>(name: CheckoutWork, task: () => Promise<Result>): Promise<Result | null> {
  if (isPending(name)) return null
  clearFailure(name)
  useCheckout.setState({ pending: { ...state().pending, [name]: true } })
  try {
    return await task()
  } catch (error) {
    if (!isFailure(error)) throw error
    useCheckout.setState({ failures: { ...state().failures, [name]: error } })
    return null
  } finally {
    const { [name]: _, ...pending } = state().pending
    useCheckout.setState({ pending })
  }
}

/** The look at the checkout that is under way, and whether something happened since that its answer does not know of. */
let looking: Promise<boolean> | null = null
let isOutdated = false

type CheckoutReply = { data: { checkout: CheckoutInfo } }

/** A step whose answer is the checkout as it stands then; true when it is done. */
const step = async (name: CheckoutWork, ask: () => Promise<CheckoutReply>): Promise<boolean> =>
  (await work(name, async () => {
    const { data } = await ask()
    receiveCheckout(data.checkout)
    // A look that began before this step was saved would take it back.
    isOutdated = true
    return true
  })) ?? false

const deliveryInfo = () => state().info?.selection.deliveryInfo ?? {}

async function look(): Promise<boolean> {
  const { data } = await request(checkoutCalls.refreshCheckout)
  if (!isOutdated) receiveCheckout(data.checkout)
  return true
}

async function lookUntilCurrent(): Promise<boolean> {
  try {
    let isDone: boolean | null
    do {
      isOutdated = false
      isDone = await work('refresh', look)
    } while (isDone && isOutdated)
    return isDone ?? false
  } finally {
    looking = null
  }
}

/** Asks for the checkout anew; asked again while an answer is on its way, that answer is too old, and the next one counts. */
export function refreshCheckout(): Promise<boolean> {
  isOutdated = true
  looking ??= lookUntilCurrent()
  return looking
}

/** Delivers to one of the saved addresses. */
export const chooseAddress = (id: string): Promise<boolean> =>
  step(CheckoutStep.ADDRESS, () => request(accountCalls.setDefaultAddress, { body: { id } }))

/** Saves a new address and delivers to it. Its failure may carry the code B2B_LOCATION_UNSUPPORTED (document 2 §8). */
export const createAddress = (address: Address): Promise<boolean> =>
  step(CheckoutStep.ADDRESS, async () => {
    const { checkout } = await request(accountCalls.createAddress, { body: { address, fromCheckout: true } })
    return checkout ? { data: { checkout } } : await request(checkoutCalls.refreshCheckout)
  })

/** Saves the telephone number, ten digits, and an e-mail for the order when one is given. */
export const saveTelephone = (phone: string, email?: string): Promise<boolean> =>
  step(CheckoutStep.TELEPHONE, () =>
    request(authCalls.verifyPhone, { body: { phone, verify: false, ...(email ? { email } : {}) } }),
  )

/** Names whom the tax invoice is for. */
export const saveVat = (vat: VatInformation): Promise<boolean> =>
  step(CheckoutStep.VAT, () => request(accountCalls.saveVatInformation, { body: vat }))

/** Chooses the express delivery's slot. */
export const chooseSlot = (deliveryTimeId: string): Promise<boolean> =>
  step(CheckoutStep.EXPRESS, () =>
    request(checkoutCalls.setDeliveryInfo, { body: { deliveryInfo: { ...deliveryInfo(), deliveryTimeId } } }),
  )

/** Saves what the driver reads at the door; an empty text is an answer too (document 1 §4). */
export const saveInstructions = (text: string): Promise<boolean> =>
  step(CheckoutStep.STANDARD, () =>
    request(checkoutCalls.setStandardInstructions, { body: { standardOrderDeliveryInstructions: text } }),
  )

/** Confirms where the sellers' parcels go. */
export const confirmMarketplace = (marketplaceAddressId: string): Promise<boolean> =>
  step(CheckoutStep.MARKETPLACE, () =>
    request(checkoutCalls.setDeliveryInfo, {
      body: { deliveryInfo: { ...deliveryInfo(), marketplaceAddressId } },
    }),
  )

/** Chooses how to pay. */
export const chooseBilling = (type: BillingType): Promise<boolean> =>
  step(CheckoutStep.BILLING, () => request(checkoutCalls.setBillingType, { body: { type } }))

async function payWith(billingId: string): Promise<CheckoutReply> {
  if (state().info?.selection.billingType !== BillingType.CREDIT_CARD)
    await request(checkoutCalls.setBillingType, { body: { type: BillingType.CREDIT_CARD } })
  return await request(checkoutCalls.setSelectedPaymentMethod, {
    body: { selectedSavedPaymentMethod: billingId },
  })
}

/** Pays with a saved card. */
export const chooseCard = (billingId: string): Promise<boolean> =>
  step(CheckoutStep.BILLING, () => payWith(billingId))

/** Adds a card and pays with it. The number goes out once and is kept nowhere; a refusal has the code 487 (document 2 §8). */
export const addCard = (billing: CardWrite): Promise<boolean> =>
  step(CheckoutStep.BILLING, async () => {
    const { billingId } = await request(accountCalls.createBilling, { body: { billing, fromCheckout: true } })
    return await payWith(billingId)
  })

/** What changed under the cart, as the server sees it; false when the order must wait for the shopper to look. */
async function isUnchanged(): Promise<boolean> {
  const { data } = await request(checkoutCalls.verifyCheckout)
  useCheckout.setState({ differences: data.differences, totalChange: null })
  return data.isValid
}

function takeOrder(order: Order): Order {
  endAttempt()
  useCheckout.setState({ order, differences: [], totalChange: null })
  return order
}

/**
 * Places the order at the total that is shown and answers it; null when it could not be placed, which `failures.order`,
 * `differences` or `totalChange` tell of, and for every click while one is on its way. An attempt without an answer keeps its key: the next click cannot make a second order.
 */
export const placeOrder = (): Promise<Order | null> =>
  work('order', async () => {
    const { info } = state()
    if (!info || !(await isUnchanged())) return null
    try {
      const { cartId, pricingInfo } = info
      const idempotencyKey = attemptKey(cartId)
      const body = { cartId, idempotencyKey, totalPrice: pricingInfo.totalPrice }
      const { data } = await request(checkoutCalls.placeOrder, { body })
      return takeOrder(data.order)
    } catch (error) {
      if (isFailure(error) && error.kind === 'refused') endAttempt()
      const isChanged = isFailure(error) && error.code === Refusal.CART_CHANGED
      if (!isChanged) throw error
      const after = totalTold(error)
      const before = info.pricingInfo.totalPrice
      if (await isUnchanged()) {
        if (after === null) throw error
        useCheckout.setState({ totalChange: { before, after } })
      }
      return null
    }
  })

/**
 * The order of an attempt whose answer never came, as after a reload, when the server did place it; null otherwise. Asking
 * never places one. An attempt that was not carried out keeps its key: it may still be on its way.
 */
export async function findLostOrder(): Promise<Order | null> {
  const attempt = openAttempt()
  if (!attempt || isPending('order')) return null
  try {
    const { data } = await request(checkoutCalls.placeOrder, { body: { ...attempt, onlyIfPlaced: true } })
    return takeOrder(data.order)
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}
