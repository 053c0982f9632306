/**
 * The enumerations as the documents write them, copied from their text and not from the code: `name number` or
 * `number name`, or names alone where the name is the value. `npm run docs` generates docs/spec/enumerations.md from it.
 */
interface EnumerationTable {
  /** The name in the documents. */
  called: string
  section: string
  values: string
  /** The documents name some values and leave the others open; ours are in `ourEnumerations`. */
  isPartial?: true
}

export const enumerationTables = {
  FulfillerType: {
    called: 'Fulfiller type',
    section: 'document 2 §4',
    values: 'TEST 0, SHIPWIRE 1, EXPRESS 4, INVOICE 5, NONE 6, SELLER 8, ORDER_FULFILLMENT 9',
  },
  OrderStatus: {
    called: 'Order or shipment status',
    section: 'document 2 §4',
    values:
      'NEW 0, RECEIVED 1, CONFIRMED 2, SHOPPING 3, COMPLETE_SHOPPING 4, IN_TRANSIT 5, PICKED_UP_BY_CUSTOMER 6, SHIPPED 7, DELIVERED 8, CANCELLED 9, FAILED_TO_FULFILL 10',
  },
  FulfillmentProcessing: {
    called: 'Fulfillment processing',
    section: 'document 2 §4',
    values:
      'CREATED 0, SENT_TO_FULFILLER 1, ON_FRAUD_QUEUE 2, CHECKING_FOR_FRAUD 3, ON_FULFILLMENT_QUEUE 4, COMPLETED 5, ERROR 6, CANCELLED 7',
  },
  FulfillmentMethod: {
    called: 'Fulfillment method',
    section: 'document 2 §4',
    values: 'carrier delivery 0, local delivery 1, in-store pickup 2, none 3, ship to store 4, electronic 5',
  },
  DeliveryKind: {
    called: 'Delivery kind',
    section: 'document 2 §4',
    values: 'STANDARD_DELIVERY 0, EXPRESS_DELIVERY 1, FACTION 2',
  },
  PackageStatus: {
    called: 'Package status',
    section: 'document 2 §4',
    values: 'CREATED 0, SHIPPED 1, DELIVERED 2, CANCELLED 3, FAILED 4',
  },
  OrderType: {
    called: 'Order type',
    section: 'document 2 §4',
    values: 'standard 0, express 1, dropship 3, express pickup 4',
  },
  PaymentTransactionStatus: {
    called: 'Payment transaction status',
    section: 'document 2 §4',
    values:
      'created 0, authorized 1, submitted for settlement 2, settled 3, voided 4, error 5, authorization expired 6, no transaction 7, settlement declined 8, pending 9, authorization unsuccessful 10, deferred 11',
  },
  PaymentMethod: {
    called: 'Payment method',
    section: 'document 2 §4',
    values:
      'saved card 0, guest card 1, google wallet 2, braintree zero 3, business invoice 4, payment on fulfilment 7, checking account 8, fasspay 9, ipay88 11, payoo 12',
  },
  PromoCodeKind: {
    called: 'Promo code kind',
    section: 'document 2 §4',
    values: 'standard, invite code, ipay88 promo',
  },
  BusinessRole: {
    called: 'Business role',
    section: 'document 2 §4',
    values: 'Default 0, Owner 1, Member 2, Cart Editor 3, Admin 4',
  },
  AccountType: { called: 'Account type', section: 'document 2 §4', values: 'personal 0, business 1' },
  SurveyStatus: { called: 'Survey status', section: 'document 2 §4', values: 'open 0' },
  BannerEntityType: {
    called: 'Banner entity type',
    section: 'document 2 §4',
    values:
      '0 action, 1 product, 2 variant, 3 external link, 5 highlight, 6 category, 17 search term, -1 custom url and text',
  },
  BillingType: {
    called: 'Billing types',
    section: 'document 1 §4',
    values:
      'credit card, paypal, invoice, payment on fulfillment, apple pay, google pay, venmo, payoo, fasspay, ipay88',
  },
  CheckoutStep: {
    called: 'Checkout steps in order',
    section: 'document 1 §4',
    values: 'address, telephone, vat, express, standard, marketplace, billing',
  },
  FulfillmentClass: {
    called: 'Fulfilment classification',
    section: 'document 1 §4',
    values: 'express, standard, marketplace',
  },
  MembershipPermission: {
    called: 'Membership permission states',
    section: 'document 1 §4',
    values: 'none, all except redeem, all, absent',
  },
  ExitIntentPopup: {
    called: 'Exit-intent popups',
    section: 'document 1 §4',
    values: 'exit survey, exit intent, cart abandonment',
  },
  ClientViewType: {
    called: 'Client view type of a user',
    section: 'document 1 §3',
    values: 'business, consumer',
  },
  NotificationType: {
    called: 'Notification banner of types',
    section: 'document 1 §2',
    values: 'default, warn, error',
  },
  Ipay88Code: {
    called: 'Payment provider codes of iPay88',
    section: 'document 2 §9',
    values: 'Visa/Mastercard 55, Boost 210, GrabPay 523, Touch n Go 538, FPX 16',
  },
  PaymentOrdinal: {
    called: 'Payment providers, other ordinals',
    section: 'document 2 §9',
    values: 'Visa 0, Mastercard 1, Boost 2, GrabPay 3, TouchNGo 4',
  },
  TrackingSource: {
    called: 'Tracking source codes',
    section: 'document 2 §9',
    values:
      'category 0, favorites 3, product page 2, cart 7, checkout 8, order history 9, search 18, coupon details 37',
  },
  TopPicksVote: { called: 'Top-picks votes', section: 'document 2 §9', values: 'add to cart 3, favorite 4' },
  VariantState: {
    called: 'Variant state',
    section: 'document 1 §4',
    values: 'discontinued 0',
    isPartial: true,
  },
  ProductType: { called: 'Product type', section: 'document 1 §4', values: 'sample 1', isPartial: true },
  RelationshipType: {
    called: 'Relationship type',
    section: 'document 2 §9',
    values: 'sample 6',
    isPartial: true,
  },
  InterstitialActionType: {
    called: 'Interstitial action type',
    section: 'document 1 §4',
    values: 'redirect 0',
    isPartial: true,
  },
  InterstitialTemplateType: {
    called: 'Interstitial template type',
    section: 'document 1 §4',
    values: 'product carousel 3',
    isPartial: true,
  },
} as const satisfies Record<string, EnumerationTable>

/** Document 1 §4: "Classification 7, 8 or 9 means separate shipment"; the documents give these no names. */
export const separateShipmentClassifications = [7, 8, 9]

/** Document 1 §4: "Each step is FORM or COMPLETE". */
export const stepStatuses = ['FORM', 'COMPLETE']

/** What src/contract/enumerations.ts has beyond the documents: an enumeration (`Language`) or a value of one (`VariantState.ACTIVE`). */
export const ourEnumerations: readonly { name: string; why: string }[] = [
  { name: 'payooBanks', why: 'Payoo needs a bank (decision 32); the documents list none.' },
  {
    name: 'Language',
    why: 'The shop speaks English, Malay and Chinese; the documents name no codes for them.',
  },
  {
    name: 'VariantState.ACTIVE',
    why: 'A variant that is sold as usual: the documents name the two states that can make it unavailable.',
  },
  {
    name: 'VariantState.STOCK_TRACKED',
    why: 'State 2 of document 1 §4, which is out of stock at zero available; the documents give it no name.',
  },
  { name: 'ProductType.PRODUCT', why: 'A product that is no sample; the documents name type 1 only.' },
  {
    name: 'Classification.ORDINARY',
    why: 'A product that ships with the others; the documents name 7, 8 and 9 only.',
  },
  {
    name: 'InterstitialActionType.SHOW',
    why: 'An interstitial that is shown; the documents name the redirect only.',
  },
  {
    name: 'InterstitialTemplateType.PLAIN',
    why: 'The layout of an interstitial that is no product carousel.',
  },
  {
    name: 'Substitution',
    why: 'What replaces an item that is out of stock when it is picked (decision 77); the documents name none.',
  },
]
