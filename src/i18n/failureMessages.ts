import type { Failure, FailureKind } from '../api/failure.ts'
import { ErrorCode, Refusal } from '../contract/errorCodes.ts'
import type { MessageKey } from './keys.ts'

const byCode: ReadonlyMap<number | string, MessageKey> = new Map<number | string, MessageKey>([
  [ErrorCode.PAYMENT_METHOD_CREATE_FAILED, 'handlers.payment_method_create_failed'],
  [ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED, 'handlers.phone_number_already_registered'],
  [ErrorCode.BUSINESS_LOCATION_UNSUPPORTED, 'handlers.location_unsupported'],
  [ErrorCode.B2B_LOCATION_UNSUPPORTED, 'handlers.location_unsupported'],
  [Refusal.POSTAL_CODE_UNSUPPORTED, 'handlers.location_unsupported'],
  [ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE, 'handlers.promo_code_not_eligible'],
  [ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO, 'handlers.promo_code_nothing_to_pay'],
  [Refusal.SLOT_TAKEN, 'handlers.slot_taken'],
  [Refusal.CARD_DECLINED, 'handlers.card_declined'],
  [Refusal.CART_CHANGED, 'handlers.cart_changed'],
  [Refusal.EMPTY_CART, 'handlers.empty_cart'],
  [Refusal.BELOW_ORDER_MINIMUM, 'handlers.below_order_minimum'],
  [Refusal.INCOMPLETE_CHECKOUT, 'handlers.incomplete_checkout'],
  [Refusal.NOT_AVAILABLE, 'handlers.not_available'],
  [ErrorCode.OTP_ERROR, 'handlers.otp_error'],
  [Refusal.NOT_FOUND, 'handlers.not_found'],
  [Refusal.FORBIDDEN, 'handlers.forbidden'],
  [Refusal.OVER_CREDIT_LIMIT, 'handlers.over_credit_limit'],
  [Refusal.BELOW_REWARD_MINIMUM, 'handlers.below_reward_minimum'],
  [Refusal.NOT_ENOUGH_POINTS, 'handlers.not_enough_points'],
])

const byKind: Record<FailureKind, MessageKey> = {
  network: 'handlers.network',
  notJson: 'handlers.unexpected',
  unauthorized: 'handlers.unauthorized',
  bot: 'handlers.bot',
  refused: 'handlers.unexpected',
  server: 'handlers.unexpected',
}

/** The message of a failure for the shopper (document 2 §8): the one of its code, else the one of its kind. */
export const failureMessage = ({ kind, code }: Pick<Failure, 'kind' | 'code'>): MessageKey =>
  (code === null ? undefined : byCode.get(code)) ?? byKind[kind]
