import { ErrorCode, Refusal } from '../../../src/contract/errorCodes.ts'
import type { ScenarioRow } from '../row.ts'

const address = { start: '/checkout', persona: 'guest-cart', act: 'saveAddress' } as const
const order = { start: '/checkout', persona: 'guest-checkout', act: 'placeOrder' } as const

/** Failures during the checkout (document 2 §8). */
export const checkoutRows: readonly ScenarioRow[] = [
  {
    id: 'address.business-unsupported',
    row: 'Address creation code B2B_LOCATION_UNSUPPORTED',
    calls: ['createAddress'],
    fault: { kind: 'code', code: ErrorCode.B2B_LOCATION_UNSUPPORTED },
    expects: { key: 'address.business_title', as: 'dialog' },
    ...address,
  },
  {
    id: 'address.location-unsupported',
    row: '585',
    calls: ['createAddress'],
    fault: { kind: 'code', code: ErrorCode.BUSINESS_LOCATION_UNSUPPORTED },
    expects: { key: 'address.business_title', as: 'dialog' },
    ...address,
  },
  {
    id: 'telephone.registered',
    row: '596',
    calls: ['verifyPhone'],
    fault: { kind: 'code', code: ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED },
    expects: { key: 'handlers.phone_number_already_registered', as: 'alert' },
    start: '/checkout?step=telephone',
    persona: 'guest-checkout',
    act: 'saveTelephone',
  },
  {
    id: 'card.refused',
    row: '487',
    calls: ['createBilling'],
    fault: { kind: 'code', code: ErrorCode.PAYMENT_METHOD_CREATE_FAILED },
    expects: { key: 'handlers.payment_method_create_failed', as: 'alert' },
    start: '/checkout?step=billing',
    persona: 'guest-checkout',
    act: 'saveCard',
  },
  {
    id: 'checkout.refresh-failed',
    row: 'Checkout refresh failure',
    // A slot that was refused is what makes the shop look at the checkout anew.
    calls: ['setDeliveryInfo', 'refreshCheckout'],
    fault: { kind: 'status', status: 500 },
    when: { kind: 'always' },
    expects: { key: 'handlers.unexpected', as: 'alert' },
    start: '/checkout?step=express',
    persona: 'guest-checkout',
    act: 'chooseSlot',
  },
  {
    id: 'checkout.refresh-broken',
    row: 'Checkout refresh failure',
    calls: ['refreshCheckout'],
    // An answer without its checkout is no failed request.
    fault: { kind: 'status', status: 200, body: { data: {} } },
    expects: { key: 'checkout.title', as: 'page' },
    isReloaded: true,
    start: '/checkout',
    persona: 'guest-checkout',
    act: 'enterPromoCode',
  },
  {
    id: 'order.slot-taken',
    row: Refusal.SLOT_TAKEN,
    calls: ['placeOrder'],
    fault: { kind: 'code', code: Refusal.SLOT_TAKEN },
    expects: { key: 'handlers.slot_taken', as: 'alert' },
    ...order,
  },
  {
    id: 'order.card-declined',
    row: Refusal.CARD_DECLINED,
    calls: ['placeOrder'],
    fault: { kind: 'code', code: Refusal.CARD_DECLINED },
    expects: { key: 'handlers.card_declined', as: 'alert' },
    ...order,
  },
  {
    id: 'payment.wallet-not-eligible',
    row: '597',
    calls: ['setBillingType'],
    fault: { kind: 'code', code: ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE },
    expects: { key: 'handlers.promo_code_not_eligible', as: 'alert' },
    start: '/checkout?step=billing',
    persona: 'guest-checkout',
    act: 'choosePayment',
  },
  {
    id: 'order.wallet-nothing-to-pay',
    row: '598',
    calls: ['placeOrder'],
    fault: { kind: 'code', code: ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO },
    expects: { key: 'handlers.promo_code_nothing_to_pay', as: 'alert' },
    ...order,
  },
]
