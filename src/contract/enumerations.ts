/** Every enumeration of document 2 §4 (and the few that only document 1 §4 names), in the order of the documents. */

export const FulfillerType = {
  TEST: 0,
  SHIPWIRE: 1,
  EXPRESS: 4,
  INVOICE: 5,
  NONE: 6,
  SELLER: 8,
  ORDER_FULFILLMENT: 9,
} as const
export type FulfillerType = (typeof FulfillerType)[keyof typeof FulfillerType]

export const OrderStatus = {
  NEW: 0,
  RECEIVED: 1,
  CONFIRMED: 2,
  SHOPPING: 3,
  COMPLETE_SHOPPING: 4,
  IN_TRANSIT: 5,
  PICKED_UP_BY_CUSTOMER: 6,
  SHIPPED: 7,
  DELIVERED: 8,
  CANCELLED: 9,
  FAILED_TO_FULFILL: 10,
} as const
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

export const FulfillmentProcessing = {
  CREATED: 0,
  SENT_TO_FULFILLER: 1,
  ON_FRAUD_QUEUE: 2,
  CHECKING_FOR_FRAUD: 3,
  ON_FULFILLMENT_QUEUE: 4,
  COMPLETED: 5,
  ERROR: 6,
  CANCELLED: 7,
} as const
export type FulfillmentProcessing = (typeof FulfillmentProcessing)[keyof typeof FulfillmentProcessing]

export const FulfillmentMethod = {
  CARRIER_DELIVERY: 0,
  LOCAL_DELIVERY: 1,
  IN_STORE_PICKUP: 2,
  NONE: 3,
  SHIP_TO_STORE: 4,
  ELECTRONIC: 5,
} as const
export type FulfillmentMethod = (typeof FulfillmentMethod)[keyof typeof FulfillmentMethod]

export const DeliveryKind = { STANDARD_DELIVERY: 0, EXPRESS_DELIVERY: 1, FACTION: 2 } as const
export type DeliveryKind = (typeof DeliveryKind)[keyof typeof DeliveryKind]

export const PackageStatus = { CREATED: 0, SHIPPED: 1, DELIVERED: 2, CANCELLED: 3, FAILED: 4 } as const
export type PackageStatus = (typeof PackageStatus)[keyof typeof PackageStatus]

export const OrderType = { STANDARD: 0, EXPRESS: 1, DROPSHIP: 3, EXPRESS_PICKUP: 4 } as const
export type OrderType = (typeof OrderType)[keyof typeof OrderType]

export const PaymentTransactionStatus = {
  CREATED: 0,
  AUTHORIZED: 1,
  SUBMITTED_FOR_SETTLEMENT: 2,
  SETTLED: 3,
  VOIDED: 4,
  ERROR: 5,
  AUTHORIZATION_EXPIRED: 6,
  NO_TRANSACTION: 7,
  SETTLEMENT_DECLINED: 8,
  PENDING: 9,
  AUTHORIZATION_UNSUCCESSFUL: 10,
  DEFERRED: 11,
} as const
export type PaymentTransactionStatus =
  (typeof PaymentTransactionStatus)[keyof typeof PaymentTransactionStatus]

export const PaymentMethod = {
  SAVED_CARD: 0,
  GUEST_CARD: 1,
  GOOGLE_WALLET: 2,
  BRAINTREE_ZERO: 3,
  BUSINESS_INVOICE: 4,
  PAYMENT_ON_FULFILMENT: 7,
  CHECKING_ACCOUNT: 8,
  FASSPAY: 9,
  IPAY88: 11,
  PAYOO: 12,
} as const
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod]

export const PromoCodeKind = {
  STANDARD: 'standard',
  INVITE_CODE: 'invite code',
  IPAY88_PROMO: 'ipay88 promo',
} as const
export type PromoCodeKind = (typeof PromoCodeKind)[keyof typeof PromoCodeKind]

export const BusinessRole = { DEFAULT: 0, OWNER: 1, MEMBER: 2, CART_EDITOR: 3, ADMIN: 4 } as const
export type BusinessRole = (typeof BusinessRole)[keyof typeof BusinessRole]

export const AccountType = { PERSONAL: 0, BUSINESS: 1 } as const
export type AccountType = (typeof AccountType)[keyof typeof AccountType]

/** The documents name one survey status only. */
export const SurveyStatus = { OPEN: 0 } as const
export type SurveyStatus = (typeof SurveyStatus)[keyof typeof SurveyStatus]

export const BannerEntityType = {
  ACTION: 0,
  PRODUCT: 1,
  VARIANT: 2,
  EXTERNAL_LINK: 3,
  HIGHLIGHT: 5,
  CATEGORY: 6,
  SEARCH_TERM: 17,
  CUSTOM_URL_AND_TEXT: -1,
} as const
export type BannerEntityType = (typeof BannerEntityType)[keyof typeof BannerEntityType]

/** Document 1 §4, "Billing types". */
export const BillingType = {
  CREDIT_CARD: 'credit card',
  PAYPAL: 'paypal',
  INVOICE: 'invoice',
  PAYMENT_ON_FULFILLMENT: 'payment on fulfillment',
  APPLE_PAY: 'apple pay',
  GOOGLE_PAY: 'google pay',
  VENMO: 'venmo',
  PAYOO: 'payoo',
  FASSPAY: 'fasspay',
  IPAY88: 'ipay88',
} as const
export type BillingType = (typeof BillingType)[keyof typeof BillingType]

/** Document 1 §4, "Variant availability": the two states in the document, and the state of a variant on normal sale. */
export const VariantState = { DISCONTINUED: 0, ACTIVE: 1, STOCK_TRACKED: 2 } as const
export type VariantState = (typeof VariantState)[keyof typeof VariantState]

/** Document 1 §4: product type 1 is a sample. */
export const ProductType = { PRODUCT: 0, SAMPLE: 1 } as const
export type ProductType = (typeof ProductType)[keyof typeof ProductType]

/** Document 1 §4: classifications 7, 8 and 9 mean separate shipment; 0 is an ordinary product. */
export const Classification = { ORDINARY: 0, BULKY: 7, FRAGILE: 8, COLD_CHAIN: 9 } as const
export type Classification = (typeof Classification)[keyof typeof Classification]

/** Document 1 §3: relationship type defaults to 6, the sample (document 2 §9). */
export const RelationshipType = { SAMPLE: 6 } as const
export type RelationshipType = (typeof RelationshipType)[keyof typeof RelationshipType]

/** Document 1 §4, the order of the checkout steps. */
export const CheckoutStep = {
  ADDRESS: 'address',
  TELEPHONE: 'telephone',
  VAT: 'vat',
  EXPRESS: 'express',
  STANDARD: 'standard',
  MARKETPLACE: 'marketplace',
  BILLING: 'billing',
} as const
export type CheckoutStep = (typeof CheckoutStep)[keyof typeof CheckoutStep]

/** Document 1 §4: the two modes of a checkout step. */
export const StepStatus = { FORM: 'FORM', COMPLETE: 'COMPLETE' } as const
export type StepStatus = (typeof StepStatus)[keyof typeof StepStatus]

/** Document 1 §4, membership permission states. */
export const MembershipPermission = {
  NONE: 'none',
  ALL_EXCEPT_REDEEM: 'all except redeem',
  ALL: 'all',
  ABSENT: 'absent',
} as const
export type MembershipPermission = (typeof MembershipPermission)[keyof typeof MembershipPermission]

/** Document 1 §4: interstitial action type 0 fires a redirect event. */
export const InterstitialActionType = { REDIRECT: 0, SHOW: 1 } as const
export type InterstitialActionType = (typeof InterstitialActionType)[keyof typeof InterstitialActionType]

/** Document 1 §4: template type 3, the product carousel, has its own layout. */
export const InterstitialTemplateType = { PLAIN: 0, PRODUCT_CAROUSEL: 3 } as const
export type InterstitialTemplateType =
  (typeof InterstitialTemplateType)[keyof typeof InterstitialTemplateType]

/** Document 1 §4: the fulfilment classes, derived from fulfiller type and fulfilment method. */
export const FulfillmentClass = {
  EXPRESS: 'express',
  STANDARD: 'standard',
  MARKETPLACE: 'marketplace',
} as const
export type FulfillmentClass = (typeof FulfillmentClass)[keyof typeof FulfillmentClass]

/** Document 1 §3 and §4: the view of the shop, personal or business. */
export const ClientViewType = { BUSINESS: 'business', CONSUMER: 'consumer' } as const
export type ClientViewType = (typeof ClientViewType)[keyof typeof ClientViewType]

/** Document 1 §2, notification banner types. */
export const NotificationType = { DEFAULT: 'default', WARN: 'warn', ERROR: 'error' } as const
export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType]

/** Document 1 §4, exit-intent popups. */
export const ExitIntentPopup = {
  EXIT_SURVEY: 'exit survey',
  EXIT_INTENT: 'exit intent',
  CART_ABANDONMENT: 'cart abandonment',
} as const
export type ExitIntentPopup = (typeof ExitIntentPopup)[keyof typeof ExitIntentPopup]

/** Document 2 §9, payment provider codes. */
export const Ipay88Code = { VISA_MASTERCARD: 55, BOOST: 210, GRABPAY: 523, TOUCH_N_GO: 538, FPX: 16 } as const
export type Ipay88Code = (typeof Ipay88Code)[keyof typeof Ipay88Code]

/** The banks of Payoo, which the documents do not list. */
export const payooBanks = ['MAYBANK', 'CIMB', 'PUBLIC', 'RHB', 'HONGLEONG'] as const

/** Document 2 §9, "other ordinals". */
export const PaymentOrdinal = { VISA: 0, MASTERCARD: 1, BOOST: 2, GRABPAY: 3, TOUCHNGO: 4 } as const
export type PaymentOrdinal = (typeof PaymentOrdinal)[keyof typeof PaymentOrdinal]

/** Document 2 §9, tracking source codes. */
export const TrackingSource = {
  CATEGORY: 0,
  PRODUCT_PAGE: 2,
  FAVORITES: 3,
  CART: 7,
  CHECKOUT: 8,
  ORDER_HISTORY: 9,
  SEARCH: 18,
  COUPON_DETAILS: 37,
} as const
export type TrackingSource = (typeof TrackingSource)[keyof typeof TrackingSource]

/** Document 2 §9, top-picks votes. */
export const TopPicksVote = { ADD_TO_CART: 3, FAVORITE: 4 } as const
export type TopPicksVote = (typeof TopPicksVote)[keyof typeof TopPicksVote]

/** What replaces an item that is out of stock when it is picked (docs/decisions/0077). */
export const Substitution = { SIMILAR: 'similar', CALL: 'call', NONE: 'none' } as const
export type Substitution = (typeof Substitution)[keyof typeof Substitution]

/** The languages of the shop (market: Malaysia). */
export const Language = { ENGLISH: 'en', MALAY: 'ms', CHINESE: 'zh' } as const
export type Language = (typeof Language)[keyof typeof Language]
