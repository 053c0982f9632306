/** Document 2 §9, and the limits that document 1 mentions elsewhere. Lengths in characters, times in ms, money in cents. */

export const TRACKING_BATCH_MS = 3_000
export const TRACKING_CALLBACK_MS = 300
export const TRACKING_VERSION = '1.0.0'

export const SESSION_RENEWAL_MS = 30 * 60_000
export const COOKIE_DAYS = 365
export const LOCALE_CACHE_MS = 259_200_000

/** The documents state two minimums, and both apply: 3 on the search page, 2 in the search of a list. */
export const SEARCH_PAGE_MINIMUM = 3
export const LIST_SEARCH_MINIMUM = 2
export const BRAND_RESULTS_MAXIMUM = 3

export const LIST_LIMIT = 6
export const VALUE_VARIANT_LIMIT = 12
export const RELATED_VARIANT_LIMIT = 1
export const SOFT_CATEGORY_LIMIT = 1
export const SAMPLE_RELATED_LIMIT = 1

export const SHIPPING_SPEED_TYPE = 6
/** In ringgit, as in the documents, which do not explain it. */
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
/** The documents show no maximum: longer than the passwords of password managers, short enough to hash quickly. */
export const PASSWORD_MAXIMUM = 128
/** The documents mention the code but not its length: six digits, as Malaysian banks use. */
export const OTP_DIGITS = 6
/** The documents mention an expiry and limited tries without figures: enough time to find the message, too few tries to guess. */
export const OTP_VALID_MS = 5 * 60_000
export const OTP_TRIES = 3
/** The documents mention no delay: long enough for a message to arrive, before another code makes it useless. */
export const OTP_RESEND_MS = 30_000
/** Guests find an order by number and email (docs/decisions/0101): room for typing errors, too few tries to guess. */
export const ORDER_LOOKUP_TRIES = 5
export const ORDER_LOOKUP_PAUSE_MS = 15 * 60_000
/** An order number has eleven digits, which may be typed in groups. */
export const ORDER_NUMBER_MAXIMUM = 20
/** The documents show no duration: fifteen minutes, after which the providers of Malaysia close a payment. */
export const PAYMENT_VALID_MS = 15 * 60_000
/** The documents show no duration: after five minutes, others have taken places of a delivery time. */
export const DELIVERY_TIMES_FRESH_MS = 5 * 60_000
/** The documents show no duration: one hour is usual for a reset link. */
export const RESET_LINK_VALID_MS = 60 * 60_000
/** The documents show no duration: long enough to take up the other device. */
export const SESSION_LINK_VALID_MS = 5 * 60_000

/** The documents show no threshold: ten, and a picker with ten rows fits without scrolling. */
export const LIMITED_QUANTITY_THRESHOLD = 10

/** A product page shows the number of saves from this count on, since a small number discourages. The documents show none. */
export const SAVES_SHOWN_FROM = 20
/** The documents show no duration: long enough to read the added line. */
export const CART_AUTO_CLOSE_MS = 4_000
/** The documents show no value: two digits keep the width of the stepper. */
export const DEFAULT_MAXIMUM_QUANTITY = 99
/** The documents show no page size: 24 divides by 2, 3, 4 and 6, the column counts of the grid. */
export const LISTING_PAGE_SIZE = 24
/** The documents show no maximum: a picking note has to fit on the picker's label. */
export const PICKING_NOTE_MAXIMUM = 140
/** The documents show no maximum: the reason for a cancellation in the shopper's own words. */
export const CANCELLATION_REASON_MAXIMUM = 300
/** The documents show no page size: with an order every two weeks, a year takes three pages. */
export const ORDER_HISTORY_PAGE_SIZE = 10
/** The documents show no maximum: a short text that the driver reads at the door. */
export const DELIVERY_INSTRUCTION_MAXIMUM = 200
/** The documents show no maximum: the longest given or family name on an identity card, and one line of a parcel label. */
export const NAME_MAXIMUM = 60
/** The documents show no maximum: one address line fits on two lines of a parcel label. */
export const ADDRESS_LINE_MAXIMUM = 100
/** The documents show no maximum: the longest place names in Malaysia have about forty letters. */
export const PLACE_NAME_MAXIMUM = 60
/** The maximum length of a valid e-mail address (RFC 5321). */
export const EMAIL_MAXIMUM = 254
/** The documents show no maximum: a Malaysian tax number has about fourteen characters. */
export const TAX_CODE_MAXIMUM = 20
/**
 * In years. The documents name no age: since 2017 the Food Regulations of Malaysia allow the sale of alcohol, the only gated category, from
 * this age.
 */
export const LEGAL_AGE = 21
/** The documents show no maximum: a list name fits on two lines of a narrow screen. */
export const LIST_NAME_MAXIMUM = 60
/** The documents show no maximum: enough for a household, and few enough for a menu. */
export const LISTS_MAXIMUM = 50
/** The documents show no maximum: two hundred products are a month's shopping for a large family. */
export const LIST_LINES_MAXIMUM = 200
/** The documents show no maximum for a list's reminder: one year covers every yearly occasion. */
export const REMINDER_DAYS_AHEAD = 365
/** The documents show no maximum: the number of favourites that one page can show. */
export const FAVORITES_MAXIMUM = 500
/** The documents show no maximum: a few sentences in a survey. */
export const SURVEY_ANSWER_MAXIMUM = 500
/** The documents show no maximum: instructions for the driver and the buyer of a pallet delivery. */
export const PALLET_NOTE_MAXIMUM = 500
/** The documents show no duration: the price of a quote for pallets holds for two weeks. */
export const PALLET_QUOTE_VALID_MS = 14 * 24 * 60 * 60_000
/** The documents show no maximum: the load of four lorries. */
export const PALLETS_MAXIMUM = 100
/** The documents show no maximum: the number of products that one quote lists on a page. */
export const PALLET_KINDS_MAXIMUM = 20
/** The documents show no maximum: the events of about one hour offline, sent at once. */
export const TRACKING_BATCH_MAXIMUM = 500
/** The documents show no maximum: a reason or a trade in one sentence. */
export const LEAD_ANSWER_MAXIMUM = 200
/** The documents show no maximum: ten digits with spaces, dashes and brackets. */
export const TELEPHONE_TYPED_MAXIMUM = 30
/** The documents show no maximum: two pages of a listing, for one call of a list. */
export const LIST_LIMIT_MAXIMUM = 48
/** The documents show no maximum: about two pages of a listing. */
export const ADDED_AT_ONCE_MAXIMUM = 50
/** The documents show no maximum: one or two long words that name an item on a list. */
export const LIST_SEARCH_MAXIMUM = 60
/** The documents show no maximum: a code has to be easy to type. */
export const PROMO_CODE_MAXIMUM = 30
/** The documents show no maximum for several codes at once: what a shopper collects in a message, in one request. */
export const PROMO_CODES_AT_ONCE_MAXIMUM = 10
/** The documents show no maximum: longer than the numbers of the loyalty programmes in Malaysia. */
export const LOYALTY_ID_MAXIMUM = 30
/** The documents show no maximum: three codes fit below the total of a cart. */
export const PROMO_CODES_IN_CART_MAXIMUM = 3
/** The documents show no maximum: one line of an accounting form. */
export const PURCHASE_ORDER_NUMBER_MAXIMUM = 30

/** The documents show no limit: the URL length that common servers accept, far more than the longest list of ids needs. */
export const ADDRESS_MAXIMUM = 8_000

/** The documents show no limit: longer than every id of the shop and its codes, so that a body cannot fill the memory of the server. */
export const ID_MAXIMUM = 200
/** The documents show no limit: longer than the identity tokens of Google, Facebook and Apple. */
export const TOKEN_MAXIMUM = 5_000
/** The documents show no limit: a hundred times the longest query of the shop. */
export const GRAPHQL_QUERY_MAXIMUM = 100_000
/** The documents show no duration: two weeks, enough for a person who reads email once a week. */
export const ORGANIZATION_INVITE_VALID_MS = 14 * 24 * 60 * 60_000
/** The documents show no maximum: a company name of one line on an invoice. */
export const ORGANIZATION_NAME_MAXIMUM = 80
/** In pixels. The documents show no size: the largest logo on screen, on a screen with two pixels per unit. */
export const ORGANIZATION_LOGO_SIDE = 160
/** In characters of a data URL. The documents show no maximum: every page contains the logo, so that it has to be small. */
export const ORGANIZATION_LOGO_MAXIMUM = 48_000
/** In bytes. The documents show no maximum: a photo of a phone, before it is cropped. */
export const ORGANIZATION_LOGO_FILE_MAXIMUM = 8 * 1024 * 1024
/** The documents show no maximum: a few sentences between colleagues. */
export const APPROVAL_NOTE_MAXIMUM = 300
/** The documents show no duration: two weeks, as for an invitation. Prices and stock are others by then. */
export const APPROVAL_VALID_MS = 14 * 24 * 60 * 60_000
/** The documents show no maximum: the decided requests that a page lists, the newest first. */
export const APPROVALS_SHOWN_MAXIMUM = 20
/** The documents show no maximum: a week's order of a canteen, in one table. */
export const QUICK_ORDER_LINES_MAXIMUM = 200
/** The documents show no maximum: longer than the article numbers of suppliers. */
export const SKU_MAXIMUM = 40
/** In bytes. The documents show no maximum: 200 lines with long names beside the article numbers. */
export const QUICK_ORDER_FILE_MAXIMUM = 256 * 1024
