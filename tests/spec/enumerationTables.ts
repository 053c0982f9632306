/**
 * The enumerations as the documents write them, copied from their text (document 2 §4 unless said otherwise) and not from
 * the code: `name number` or `number name`, or names alone where the name is the value.
 */
export const enumerationTables = {
  FulfillerType: 'TEST 0, SHIPWIRE 1, EXPRESS 4, INVOICE 5, NONE 6, SELLER 8, ORDER_FULFILLMENT 9',
  OrderStatus:
    'NEW 0, RECEIVED 1, CONFIRMED 2, SHOPPING 3, COMPLETE_SHOPPING 4, IN_TRANSIT 5, PICKED_UP_BY_CUSTOMER 6, SHIPPED 7, DELIVERED 8, CANCELLED 9, FAILED_TO_FULFILL 10',
  FulfillmentProcessing:
    'CREATED 0, SENT_TO_FULFILLER 1, ON_FRAUD_QUEUE 2, CHECKING_FOR_FRAUD 3, ON_FULFILLMENT_QUEUE 4, COMPLETED 5, ERROR 6, CANCELLED 7',
  FulfillmentMethod:
    'carrier delivery 0, local delivery 1, in-store pickup 2, none 3, ship to store 4, electronic 5',
  DeliveryKind: 'STANDARD_DELIVERY 0, EXPRESS_DELIVERY 1, FACTION 2',
  PackageStatus: 'CREATED 0, SHIPPED 1, DELIVERED 2, CANCELLED 3, FAILED 4',
  OrderType: 'standard 0, express 1, dropship 3, express pickup 4',
  PaymentTransactionStatus:
    'created 0, authorized 1, submitted for settlement 2, settled 3, voided 4, error 5, authorization expired 6, no transaction 7, settlement declined 8, pending 9, authorization unsuccessful 10, deferred 11',
  PaymentMethod:
    'saved card 0, guest card 1, google wallet 2, braintree zero 3, business invoice 4, payment on fulfilment 7, checking account 8, fasspay 9, ipay88 11, payoo 12',
  PromoCodeKind: 'standard, invite code, ipay88 promo',
  BusinessRole: 'Default 0, Owner 1, Member 2, Cart Editor 3, Admin 4',
  AccountType: 'personal 0, business 1',
  SurveyStatus: 'open 0',
  BannerEntityType:
    '0 action, 1 product, 2 variant, 3 external link, 5 highlight, 6 category, 17 search term, -1 custom url and text',
  /** Document 1 §4, billing types. */
  BillingType:
    'credit card, paypal, invoice, payment on fulfillment, apple pay, google pay, venmo, payoo, fasspay, ipay88',
  /** Document 1 §4, "Checkout steps in order". */
  CheckoutStep: 'address, telephone, vat, express, standard, marketplace, billing',
  /** Document 1 §4, "Fulfilment classification". */
  FulfillmentClass: 'express, standard, marketplace',
  /** Document 1 §4, "Membership permission states". */
  MembershipPermission: 'none, all except redeem, all, absent',
  /** Document 1 §4, "Exit-intent popups". */
  ExitIntentPopup: 'exit survey, exit intent, cart abandonment',
  /** Document 1 §3, User. */
  ClientViewType: 'business, consumer',
  /** Document 1 §2, "Notification banner of types". */
  NotificationType: 'default, warn, error',
  /** Document 2 §9, "Payment provider codes". */
  Ipay88Code: 'Visa/Mastercard 55, Boost 210, GrabPay 523, Touch n Go 538, FPX 16',
  /** Document 2 §9, "other ordinals". */
  PaymentOrdinal: 'Visa 0, Mastercard 1, Boost 2, GrabPay 3, TouchNGo 4',
  /** Document 2 §9, "Tracking source codes". */
  TrackingSource:
    'category 0, favorites 3, product page 2, cart 7, checkout 8, order history 9, search 18, coupon details 37',
  /** Document 2 §9, "Top-picks votes". */
  TopPicksVote: 'add to cart 3, favorite 4',
} as const

/** Enumerations of which the documents name some values only; the rest are ours. */
export const namedValues = {
  /** Document 1 §4: "state 0 is discontinued". */
  VariantState: 'discontinued 0',
  /** Document 1 §4: "Product type 1 is a sample". */
  ProductType: 'sample 1',
  /** Document 2 §9: "relationship type default 6 (sample)". */
  RelationshipType: 'sample 6',
  /** Document 1 §4: "Interstitial action type 0 fires a redirect event". */
  InterstitialActionType: 'redirect 0',
  /** Document 1 §4: "product carousel template type 3". */
  InterstitialTemplateType: 'product carousel 3',
} as const

/** Document 1 §4: "Classification 7, 8 or 9 means separate shipment". */
export const separateShipmentClassifications = [7, 8, 9]

/** Document 1 §4: "Each step is FORM or COMPLETE". */
export const stepStatuses = ['FORM', 'COMPLETE']
