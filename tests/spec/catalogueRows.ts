/** Document 2 §8, the situations of the error catalogue, copied from its table and not from the code. */
export const catalogueSituations: readonly string[] = [
  'Network failure',
  'Response not JSON',
  'Status 500 in body',
  '401 or 403',
  'Bot-protection block',
  'Lead capture code 578',
  'Lead capture other error',
  'Cart quantity-change failure',
  'Add-to-cart failure',
  'Remove failure',
  'Address creation code B2B_LOCATION_UNSUPPORTED',
  'Cart calls with no data',
  'Checkout refresh failure',
  'Page data fetch failure',
  'Translation load failure',
  'Category tree, complement, no-results failures',
  'List query failures',
  'Search failure',
  'Tracking failure',
  'Missing tracking SDK or order number',
  'Empty interstitial list',
]

/** The codes of document 2 §8: "Numeric codes", and the one that is a word. */
export const catalogueCodes: readonly (number | string)[] = [
  5,
  55,
  487,
  561,
  562,
  566,
  578,
  585,
  596,
  597,
  598,
  'B2B_LOCATION_UNSUPPORTED',
]

/** What the documents say word for word that the shopper reads, by the key they give it or by its English text. */
export const catalogueTexts: readonly (readonly [situation: string, key: string])[] = [
  ['Network failure', 'handlers.network'],
  ['Response not JSON', 'handlers.unexpected'],
  ['Lead capture code 578', 'customer_data_capture_form.api_error_message_entry_used'],
  ['Lead capture other error', 'form.api_error_message_default'],
  ['Cart quantity-change failure', 'handlers.cart_change_quantity_error'],
  ['Add-to-cart failure', 'cart.add_cart_variant_error'],
  ['Remove failure', 'cart.remove_cart_variant_error'],
]
