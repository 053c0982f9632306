import { describe, expect, test } from 'vitest'
import * as limits from '../../src/contract/limits.ts'

type LimitName = keyof typeof limits

/** Document 2 §9 unless said otherwise: the sentence, the limit's name, its value. Times in ms. */
const documented: [string, LimitName, unknown][] = [
  ['Tracking batch 3000 ms', 'TRACKING_BATCH_MS', 3000],
  ['callback timeout 300 ms', 'TRACKING_CALLBACK_MS', 300],
  ['library version 1.0.0', 'TRACKING_VERSION', '1.0.0'],
  ['Session expiry renewal 30 minutes', 'SESSION_RENEWAL_MS', 1_800_000],
  ['cookies 365 days', 'COOKIE_DAYS', 365],
  ['Locale cache 259200000 ms in production', 'LOCALE_CACHE_MS', 259_200_000],
  ['Search minimum 3 (search page)', 'SEARCH_PAGE_MINIMUM', 3],
  ['or 2 (list search)', 'LIST_SEARCH_MINIMUM', 2],
  ['brand results up to 3', 'BRAND_RESULTS_MAXIMUM', 3],
  ['Default list limit 6', 'LIST_LIMIT', 6],
  ['value-variant limit 12', 'VALUE_VARIANT_LIMIT', 12],
  ['related variants default limit 1', 'RELATED_VARIANT_LIMIT', 1],
  ['soft-category default limit 1', 'SOFT_CATEGORY_LIMIT', 1],
  ['sample related limit 1', 'SAMPLE_RELATED_LIMIT', 1],
  ['Shipping speed type 6', 'SHIPPING_SPEED_TYPE', 6],
  ['lowest price 0.01 marks a special case', 'PRICING_LOOKUP_SPECIAL_PRICE', 0.01],
  ['Impression tracking throttled 200 ms', 'IMPRESSION_THROTTLE_MS', 200],
  ['interstitial fetch 100 ms', 'INTERSTITIAL_DELAY_MS', 100],
  ['price-check add 1000 ms', 'PRICE_CHECKED_ADD_DELAY_MS', 1000],
  ['org confirmation reload 750 ms', 'ORGANIZATION_CONFIRMATION_RELOAD_MS', 750],
  ['Mobile breakpoint 768 px', 'MOBILE_BREAKPOINT_PX', 768],
  ['Document 1 §2: a modal with fadeOut fades after 4 s', 'MODAL_FADE_OUT_MS', 4000],
  ['Document 1 §2: and closes at 4.5 s', 'MODAL_FADE_CLOSE_MS', 4500],
  ['Document 1 §2: capture widget hides 5 s after confirmation', 'CAPTURE_HIDE_MS', 5000],
  ['Document 1 §2: back-to-top appears after 35 percent scroll', 'BACK_TO_TOP_SCROLL_SHARE', 0.35],
  ['Document 1 §3: brandTexts, first 10 shown first', 'BRAND_FILTER_SHOWN_FIRST', 10],
  ['Document 1 §5: password at least 8 characters', 'PASSWORD_MINIMUM', 8],
  ['Document 1 §5: phone, exactly 10 digits', 'TELEPHONE_DIGITS', 10],
  ['Document 1 §5: postal code, 5 or 9 digits', 'POSTAL_CODE_DIGITS', [5, 9]],
  ['Document 1 §5: default postal code 07083', 'DEFAULT_POSTAL_CODE', '07083'],
  ['Document 1 §5: search title cut to 21 characters', 'SEO_TITLE_TERM', 21],
  ['Document 1 §5: 77 in description', 'SEO_DESCRIPTION_TERM', 77],
  ['Document 1 §5: banner text over 80 characters (mobile web)', 'BANNER_TEXT_MOBILE', 80],
  ['Document 1 §5: or 120 (otherwise)', 'BANNER_TEXT_WIDE', 120],
  ['Document 1 §5: badge only when percent above 1.5', 'DISCOUNT_BADGE_ABOVE_PERCENT', 1.5],
  ['Document 1 §5: reward points minimum defaults to 500', 'MINIMUM_REWARD_POINTS', 500],
]

/** "not shown" in the documents, or not mentioned: chosen by the project, with the reason beside each. */
const chosen: LimitName[] = [
  'ADDRESS_MAXIMUM',
  'CANCELLATION_REASON_MAXIMUM',
  'ORDER_HISTORY_PAGE_SIZE',
  'LIMITED_QUANTITY_THRESHOLD',
  'CART_AUTO_CLOSE_MS',
  'DEFAULT_MAXIMUM_QUANTITY',
  'LISTING_PAGE_SIZE',
  'PICKING_NOTE_MAXIMUM',
  'DELIVERY_INSTRUCTION_MAXIMUM',
  'NAME_MAXIMUM',
  'ADDRESS_LINE_MAXIMUM',
  'PLACE_NAME_MAXIMUM',
  'EMAIL_MAXIMUM',
  'TAX_CODE_MAXIMUM',
  'LEAD_ANSWER_MAXIMUM',
  'TELEPHONE_TYPED_MAXIMUM',
  'LEGAL_AGE',
  'LIST_NAME_MAXIMUM',
  'LISTS_MAXIMUM',
  'LIST_LINES_MAXIMUM',
  'REMINDER_DAYS_AHEAD',
  'FAVORITES_MAXIMUM',
  'LIST_LIMIT_MAXIMUM',
  'TRACKING_BATCH_MAXIMUM',
  'PALLET_KINDS_MAXIMUM',
  'PALLETS_MAXIMUM',
  'PALLET_NOTE_MAXIMUM',
  'SURVEY_ANSWER_MAXIMUM',
  'PASSWORD_MAXIMUM',
  'OTP_DIGITS',
  'OTP_VALID_MS',
  'OTP_TRIES',
  'RESET_LINK_VALID_MS',
  'ADDED_AT_ONCE_MAXIMUM',
  'LIST_SEARCH_MAXIMUM',
  'PROMO_CODES_IN_CART_MAXIMUM',
  'PROMO_CODE_MAXIMUM',
  'PURCHASE_ORDER_NUMBER_MAXIMUM',
]

describe('every limit of the documents', () => {
  test.each(documented)('%s', (_sentence, name, value) => {
    expect(limits[name]).toEqual(value)
  })
})

test('no limit stands without its sentence or its reason', () => {
  expect(Object.keys(limits).toSorted()).toEqual(
    [...documented.map(([, name]) => name), ...chosen].toSorted(),
  )
})
