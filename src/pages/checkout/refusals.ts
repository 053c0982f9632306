import { detailOf, type Failure } from '../../api/failure.ts'
import { CheckoutStep } from '../../contract/enumerations.ts'
import { ErrorCode, Refusal } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import type { MessageKey } from '../../i18n/keys.ts'

interface WayOn {
  /** The step that opens after a refused order; without one, the step that is open stays. */
  step?: CheckoutStep
  /** The page that a link leads to, where no step resolves it. */
  leadsTo?: 'cart' | 'home'
}

const HERE: WayOn = {}

/**
 * Every refusal of a checkout call, with the way on (document 2 §8); `failureMessage` has its words. `HERE`: the shopper makes another
 * choice where the message is.
 */
const waysOn: ReadonlyMap<unknown, WayOn> = new Map<unknown, WayOn>([
  [Refusal.EMPTY_CART, { leadsTo: 'home' }],
  [Refusal.BELOW_ORDER_MINIMUM, { leadsTo: 'cart' }],
  [Refusal.NOT_AVAILABLE, { leadsTo: 'cart' }],
  // What changed is listed above the steps, to be accepted there.
  [Refusal.CART_CHANGED, { leadsTo: 'cart' }],
  // The answer names the step, which opens even where the shop shows it as complete.
  [Refusal.INCOMPLETE_CHECKOUT, HERE],
  [Refusal.SLOT_TAKEN, { step: CheckoutStep.EXPRESS }],
  [Refusal.CARD_DECLINED, { step: CheckoutStep.BILLING }],
  [Refusal.OVER_CREDIT_LIMIT, { step: CheckoutStep.BILLING }],
  [ErrorCode.PAYMENT_METHOD_CREATE_FAILED, { step: CheckoutStep.BILLING }],
  [ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE, { step: CheckoutStep.BILLING }],
  // Codes, points and credit are beside the steps.
  [ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO, HERE],
  [Refusal.BELOW_REWARD_MINIMUM, HERE],
  [Refusal.NOT_ENOUGH_POINTS, HERE],
  [Refusal.NOT_FOUND, HERE],
  [Refusal.POSTAL_CODE_UNSUPPORTED, { step: CheckoutStep.ADDRESS }],
  [ErrorCode.B2B_LOCATION_UNSUPPORTED, { step: CheckoutStep.ADDRESS }],
  [ErrorCode.BUSINESS_LOCATION_UNSUPPORTED, { step: CheckoutStep.ADDRESS }],
  [ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED, { step: CheckoutStep.TELEPHONE }],
  // The page of the bank asks for the code again.
  [ErrorCode.OTP_ERROR, HERE],
  // A cart editor leaves the order to others of the business.
  [Refusal.FORBIDDEN, { leadsTo: 'cart' }],
  // The page reloads (document 1 §6).
  [Refusal.UNAUTHORIZED, HERE],
])

export interface CheckoutRefusal {
  message: MessageKey
  step: CheckoutStep | null
  leadsTo: 'cart' | 'home' | null
}

/** The words of a refusal in the checkout, and the way on. */
export function refusalOf(failure: Pick<Failure, 'kind' | 'code'>): CheckoutRefusal {
  const { step = null, leadsTo = null } = waysOn.get(failure.code) ?? HERE
  return { message: failureMessage(failure), step, leadsTo }
}

/** The first step that the order needs, when it was refused because steps are missing. */
export function missingStepIn(failure: Failure): CheckoutStep | null {
  const steps = detailOf(failure, 'steps')
  return Object.values(CheckoutStep).find((step) => Array.isArray(steps) && steps.includes(step)) ?? null
}

/** Whether the table has a way on for this code. */
export const hasWayOn = (code: unknown): boolean => waysOn.has(code)
