import { codesOf } from './documentText.ts'

/**
 * Document 2 §8, the situations of the error catalogue with their consequences, copied from its text and not from the code. `npm run docs`
 * generates docs/spec/errors.md from it.
 */
export const catalogueTable: readonly (readonly [situation: string, behaviour: string])[] = [
  [
    'Network failure',
    'The message "Looks like you have limited or no network connection. Please try again."',
  ],
  [
    'Response not JSON',
    'The message "Sorry, an unexpected error has occurred."; logged as a possible error of the gateway',
  ],
  ['Status 500 in body', 'Logged; the caller gets the error'],
  [
    '401 or 403',
    '`UnauthorizedError` with the server’s message, else "Unauthorized Access Error". Where it leads: document 1 §6',
  ],
  [
    'Bot-protection block',
    'HTTP 403 with the header of the vendor: a CAPTCHA error that waits for the event of a pass; otherwise the page reloads',
  ],
  [
    'Lead capture code 578',
    'The message that the entry was used: `customer_data_capture_form.api_error_message_entry_used`',
  ],
  ['Lead capture other error', 'The message `form.api_error_message_default`; the field can still be edited'],
  [
    'Cart quantity-change failure',
    'The message `handlers.cart_change_quantity_error`; the earlier cart is restored',
  ],
  ['Add-to-cart failure', 'The message `cart.add_cart_variant_error`; the earlier cart is restored'],
  ['Remove failure', 'The message `cart.remove_cart_variant_error`; the earlier cart is restored'],
  ['Address creation code B2B_LOCATION_UNSUPPORTED', 'A dialog of its own opens'],
  ['Cart calls with no data', 'The response is thrown'],
  ['Checkout refresh failure', 'The page reloads, unless the error is of the known type of a failed request'],
  ['Page data fetch failure', 'Full navigation to the target'],
  ['Translation load failure', 'Logged and tried once more, then English. Missing keys are logged'],
  ['Category tree, complement, no-results failures', 'Swallowed: the result is empty'],
  [
    'List query failures',
    'Logged: "Error getting PLEs by Classification", "… by Soft Category GID", "… by Soft Category Type", "… Sample PLE", "… search results"',
  ],
  ['Search failure', 'Reported to the error reporting'],
  [
    'Tracking failure',
    'Reported. A server that is not initialised raises "not initialized" when tracking is enabled',
  ],
  ['Missing tracking SDK or order number', 'Logged only'],
  ['Empty interstitial list', 'Nothing is shown'],
]

export const catalogueSituations: readonly string[] = catalogueTable.map(([situation]) => situation)

/** Document 2 §8, "Numeric codes". */
export const numericCodes =
  'login error (vn) 5; login error 55; payment method create failed 487; registration e-mail exists 561; telephone exists 562; OTP error 566; lead capture entry used 578; business location unsupported 585; phone number already registered 596; ipay88 not eligible for promo code 597; ipay88 promo code invalid for total price zero 598'

/** The codes of document 2 §8: "Numeric codes", and the one that is a word. */
export const catalogueCodes: readonly (number | string)[] = [
  ...Object.values(codesOf(numericCodes, ';')),
  'B2B_LOCATION_UNSUPPORTED',
]

/** Texts that the documents specify literally, by the key they name or by the English text. */
export const catalogueTexts: readonly (readonly [situation: string, key: string])[] = [
  ['Network failure', 'handlers.network'],
  ['Response not JSON', 'handlers.unexpected'],
  ['Lead capture code 578', 'customer_data_capture_form.api_error_message_entry_used'],
  ['Lead capture other error', 'form.api_error_message_default'],
  ['Cart quantity-change failure', 'handlers.cart_change_quantity_error'],
  ['Add-to-cart failure', 'cart.add_cart_variant_error'],
  ['Remove failure', 'cart.remove_cart_variant_error'],
]
