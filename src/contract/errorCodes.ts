/** Document 2 §8: every numeric code with its name, and the one code that is a word. */
export const ErrorCode = {
  LOGIN_ERROR_VN: 5,
  LOGIN_ERROR: 55,
  PAYMENT_METHOD_CREATE_FAILED: 487,
  REGISTRATION_EMAIL_EXISTS: 561,
  TELEPHONE_EXISTS: 562,
  OTP_ERROR: 566,
  LEAD_CAPTURE_ENTRY_USED: 578,
  BUSINESS_LOCATION_UNSUPPORTED: 585,
  PHONE_NUMBER_ALREADY_REGISTERED: 596,
  IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE: 597,
  IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO: 598,
  B2B_LOCATION_UNSUPPORTED: 'B2B_LOCATION_UNSUPPORTED',
} as const
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode]

/** Reasons the server gives where the documents name no code; a handler refuses with one of these words. */
export const Refusal = {
  BAD_BODY: 'bad_body',
  UNKNOWN_CALL: 'unknown_call',
  MISSING_API_MARKER: 'missing_api_marker',
  BAD_CSRF_TOKEN: 'bad_csrf_token',
  UNAUTHORIZED: 'unauthorized',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not_found',
  NOT_ENOUGH_STOCK: 'not_enough_stock',
  NOT_AVAILABLE: 'not_available',
  OVER_MAXIMUM: 'over_maximum',
  SAMPLE_LIMIT: 'sample_limit',
  AGE_GATE: 'age_gate',
  EMPTY_CART: 'empty_cart',
  BELOW_ORDER_MINIMUM: 'below_order_minimum',
  INCOMPLETE_CHECKOUT: 'incomplete_checkout',
  CART_CHANGED: 'cart_changed',
  SLOT_TAKEN: 'slot_taken',
  CARD_DECLINED: 'card_declined',
  PROMO_CODE_INVALID: 'promo_code_invalid',
  POSTAL_CODE_UNSUPPORTED: 'postal_code_unsupported',
  ORDER_ID_MISSING: 'order_id_missing',
  SERVER_ERROR: 'server_error',
} as const
export type Refusal = (typeof Refusal)[keyof typeof Refusal]
