/** Document 2 §9, and the limits document 1 names in passing. Lengths in characters, times in ms, money in cents. */

export const TRACKING_BATCH_MS = 3_000
export const TRACKING_CALLBACK_MS = 300
export const TRACKING_VERSION = '1.0.0'

export const SESSION_RENEWAL_MS = 30 * 60_000
export const COOKIE_DAYS = 365
export const LOCALE_CACHE_MS = 259_200_000

/** Stated twice in the documents; both hold: 3 on the search page, 2 in a list's own search. */
export const SEARCH_PAGE_MINIMUM = 3
export const LIST_SEARCH_MINIMUM = 2
export const BRAND_RESULTS_MAXIMUM = 3

export const LIST_LIMIT = 6
export const VALUE_VARIANT_LIMIT = 12
export const RELATED_VARIANT_LIMIT = 1
export const SOFT_CATEGORY_LIMIT = 1
export const SAMPLE_RELATED_LIMIT = 1

export const SHIPPING_SPEED_TYPE = 6
/** In ringgit, as the documents write it; its meaning is not shown. */
export const PRICING_LOOKUP_SPECIAL_PRICE = 0.01

export const IMPRESSION_THROTTLE_MS = 200
export const INTERSTITIAL_DELAY_MS = 100
export const PRICE_CHECKED_ADD_DELAY_MS = 1_000
export const ORGANIZATION_CONFIRMATION_RELOAD_MS = 750
export const MODAL_FADE_OUT_MS = 4_000
export const MODAL_FADE_CLOSE_MS = 4_500
export const CAPTURE_HIDE_MS = 5_000

export const MOBILE_BREAKPOINT_PX = 768
export const BACK_TO_TOP_SCROLL_SHARE = 0.35

export const BANNER_TEXT_MOBILE = 80
export const BANNER_TEXT_WIDE = 120
export const SEO_TITLE_TERM = 21
export const SEO_DESCRIPTION_TERM = 77

export const BRAND_FILTER_SHOWN_FIRST = 10
export const DISCOUNT_BADGE_ABOVE_PERCENT = 1.5
export const MINIMUM_REWARD_POINTS = 500

export const TELEPHONE_DIGITS = 10
export const POSTAL_CODE_DIGITS = [5, 9] as const
export const DEFAULT_POSTAL_CODE = '07083'
export const PASSWORD_MINIMUM = 8
/** The documents show no maximum: longer than any password manager makes them, short enough to digest at once. */
export const PASSWORD_MAXIMUM = 128
/** The documents name the code and not its size: six digits, as banks in Malaysia send them. */
export const OTP_DIGITS = 6
/** The documents name an expiry and limited tries without figures: time to look for a message, too few tries to guess. */
export const OTP_VALID_MS = 5 * 60_000
export const OTP_TRIES = 3
/** The documents show no duration: a link to choose a new password is read within the hour. */
export const RESET_LINK_VALID_MS = 60 * 60_000

/** The documents show no threshold: ten is where a shopper starts to hurry, and a picker still fits without a scroll. */
export const LIMITED_QUANTITY_THRESHOLD = 10

/** From how many shoppers on a product shows how many have saved it: a small number speaks against it. The documents show none. */
export const SAVES_SHOWN_FROM = 20
/** The documents show no duration: long enough to read the line that was added, short enough not to be in the way. */
export const CART_AUTO_CLOSE_MS = 4_000
/** The documents show no value: two digits keep the stepper's width, and no household buys more of one thing. */
export const DEFAULT_MAXIMUM_QUANTITY = 99
/** The documents show no page size: divides by 2, 3, 4 and 6, the column counts of the grid. */
export const LISTING_PAGE_SIZE = 24
/** The documents show no maximum: a picking note has to fit on the picker's label. */
export const PICKING_NOTE_MAXIMUM = 140
/** The documents show no maximum: why an order is called off, in the shopper's own words. */
export const CANCELLATION_REASON_MAXIMUM = 300
/** The documents show no page size: a year of shopping every other week is three pages. */
export const ORDER_HISTORY_PAGE_SIZE = 10
/** The documents show no maximum: what a driver reads at the door. */
export const DELIVERY_INSTRUCTION_MAXIMUM = 200
/** The documents show no maximum: a given or family name as long as any on an identity card, and one line of a parcel's label. */
export const NAME_MAXIMUM = 60
/** The documents show no maximum: one line of an address fits on two lines of a parcel's label. */
export const ADDRESS_LINE_MAXIMUM = 100
/** The documents show no maximum: the longest place names of Malaysia have some forty letters. */
export const PLACE_NAME_MAXIMUM = 60
/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAXIMUM = 254
/** The documents show no maximum: a Malaysian tax number has some fourteen signs. */
export const TAX_CODE_MAXIMUM = 20
/** The documents name no age, in years: since 2017 Malaysia's Food Regulations let nobody younger buy alcohol, all that is gated here. */
export const LEGAL_AGE = 21
/** The documents show no maximum: a list's name fits on two lines of a narrow screen. */
export const LIST_NAME_MAXIMUM = 60
/** The documents show no maximum: more lists than a household ever names, and a menu that still opens at once. */
export const LISTS_MAXIMUM = 50
/** The documents show no maximum: two hundred kinds of goods are a month's shopping for a large family. */
export const LIST_LINES_MAXIMUM = 200
/** The documents show no last day for a list's reminder: a feast comes round within the year. */
export const REMINDER_DAYS_AHEAD = 365
/** The documents show no maximum: what one page of favourites can hold. */
export const FAVORITES_MAXIMUM = 500
/** The documents show no maximum: a few sentences to a survey, a thought and not a letter. */
export const SURVEY_ANSWER_MAXIMUM = 500
/** The documents show no maximum: what a lorry's driver and a buyer need to know of a delivery. */
export const PALLET_NOTE_MAXIMUM = 500
/** The documents show no maximum: four lorries full of one thing. */
export const PALLETS_MAXIMUM = 100
/** The documents show no maximum: as many kinds of goods as one quote still lists on a page. */
export const PALLET_KINDS_MAXIMUM = 20
/** The documents show no maximum: an hour of taps sent at once, when the network is back. */
export const TRACKING_BATCH_MAXIMUM = 500
/** The documents show no maximum: a reason or a trade in a sentence. */
export const LEAD_ANSWER_MAXIMUM = 200
/** The documents show no maximum: ten digits with the spaces, dashes and brackets people put between them. */
export const TELEPHONE_TYPED_MAXIMUM = 30
/** The documents show no maximum: what one call of a list gives at most, two pages of a listing. */
export const LIST_LIMIT_MAXIMUM = 48
/** The documents show no maximum: what a page of goods holds twice over. */
export const ADDED_AT_ONCE_MAXIMUM = 50
/** The documents show no maximum: the longest word or two that name one thing on a list. */
export const LIST_SEARCH_MAXIMUM = 60
/** The documents show no maximum: a code is read out and typed in. */
export const PROMO_CODE_MAXIMUM = 30
/** The documents show no maximum: three codes still fit under a cart's total. */
export const PROMO_CODES_IN_CART_MAXIMUM = 3
/** The documents show no maximum: a line of a form that a bookkeeper fills in. */
export const PURCHASE_ORDER_NUMBER_MAXIMUM = 30

/** The documents show no limit: as much of an address as common servers take, far more than the shop's longest list of ids. */
export const ADDRESS_MAXIMUM = 8_000
