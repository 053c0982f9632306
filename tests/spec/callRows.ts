/**
 * Document 2 §7, every call copied from its text and not from the code: method, path, request, answer. `npm run docs` generates
 * docs/spec/calls.md from it.
 */
type CallRow = readonly [method: string, path: string, sends: string, answers?: string]

export const callSections: Readonly<Record<string, readonly CallRow[]>> = {
  Cart: [
    ['GET', '/api/carts/sync', 'none', 'data: cart, token'],
    ['GET', '/api/carts/builder?ids={ids}', 'query: ids', 'data: products'],
    ['POST', '/api/carts/change', 'cartVariant', 'data'],
    ['POST', '/api/carts/merge', 'empty'],
    ['write', '/api/carts/add-order', 'orderId'],
    ['write', '/api/carts/add-variants-by-ids', 'ids'],
    ['write', '/api/carts/add-list', 'listId, filter'],
    ['POST', '/api/cart/promo-code', 'code, cartId, fulfillmentMethod', 'results.didAddPromoCode'],
    ['DELETE', '/api/cart/promo-code', 'cartId, code'],
    ['POST', '/api/cart/promo-codes', 'cartId, promoCodes, fulfillmentMethod'],
    ['GET', '/api/cart/display-promo-codes', 'none'],
    ['POST', '/api/cart/{id}/rewards', 'pointsAmount'],
  ],
  Checkout: [
    ['GET', 'refresh of the checkout: a URL that is given', 'none'],
    ['GET', '/api/checkout/verify', 'none'],
    ['POST', '/api/set-delivery-info', 'deliveryInfo'],
    ['POST', '/api/set-standard-order-delivery-instructions', 'standardOrderDeliveryInstructions'],
    ['POST', '/api/set-loyalty-info', 'loyaltyInfo'],
    ['POST', '/api/set-purchase-order-number', 'purchaseOrderNumber'],
    ['POST', '/api/remove-purchase-order-number', 'purchaseOrderNumber'],
    ['update', '/api/set-billing-type', 'type, and data for the three regional providers'],
    ['POST', '/api/apply-user-credits', 'applyUserCredits'],
    ['update', '/api/set-selected-payment-method', 'selectedSavedPaymentMethod'],
    ['GET', '/api/express-delivery-times', 'query parameters', 'deliveryTimes'],
  ],
  Orders: [
    ['GET', '/api/order/{orderGid}', 'none', 'order'],
    ['POST', '/api/order-details/update-express-item', 'orderId, variantId, pickingNotes'],
    ['POST', '/api/post-order-attach-preview/{id}', 'postOrderAttachVariants'],
    ['PUT or POST', '/api/post-order-attach/{id}', 'postOrderAttachVariants'],
    ['GET', '/api/order-history', 'none', 'orders'],
    ['GET', 'next page of the history: a URL that the caller has', 'none'],
    ['GET', '/api/order-cancellation-reasons', 'none'],
    ['POST', '/api/cancel-order', 'id, cancellationReason, customCancellationReason', 'order'],
  ],
  'Authentication and account': [
    ['POST', '/api/login', 'loginData (with email), additionalItems'],
    ['POST', '/api/join', 'loginData, additionalItems, otp'],
    ['POST', '/api/forget-password', 'email, otp'],
    ['POST', '/api/issue-otp', 'email, phone, type'],
    ['POST', '/api/set-password', 'newPassword'],
    ['POST', '/api/change-password', 'currentPassword, newPassword'],
    ['POST', '/api/reset-password', 'token, newPassword'],
    ['POST', '/api/gate-email-sign-up', 'email, confirmType'],
    ['POST', '/api/customer-data-captures', 'email, telephone', 'error, errorCode'],
    ['POST', '/api/check-google', 'accountData'],
    ['PUT', '/api/link-google', 'accountData'],
    ['PUT', '/api/unlink-google', 'none'],
    ['POST', '/api/check-facebook', 'facebook'],
    ['POST', '/api/link-facebook', 'facebook'],
    ['POST', '/api/unlink-facebook', 'empty object'],
    ['GET', '/api/apple-sign-in/config', 'none'],
    ['GET', '/api/firebase-token', 'none'],
    ['GET', '/api/acs-token', 'none'],
    ['PUT', '/api/current_user/name', 'firstName, lastName'],
    ['POST', '/api/phone-verification', 'phone, email, verify'],
    ['POST', '/api/verify-code', 'code, email'],
    [
      'POST',
      '/api/address',
      'address, fromCheckout, setAsDefaultAddress (default true)',
      'addressCreationResult',
    ],
    ['GET', '/api/addresses', 'optional query: defaultAddressInfoId'],
    ['PUT', '/api/default_address', 'id, changed, accountScope (default 0)'],
    ['DELETE', '/api/address/{id}', 'none'],
    ['GET', '/api/postal-code/validate/{postalCode}', 'none'],
    ['POST, PUT', '/api/lead-capture', 'the fields of the lead capture (document 1 §3)'],
    ['POST', '/api/exit-lead-capture', 'empty'],
    ['GET', '/api/organization/clear-confirmation', 'none'],
    ['POST', '/api/billing', 'billing, fromCheckout', 'billingId'],
    ['PUT', '/api/default_billing', 'id, changed, type'],
    ['DELETE', '/api/billing/{id}', 'none'],
    ['DELETE', '/api/payment-method/{id}', 'isDefault'],
    ['PUT', '/api/default-payment-method/{id}', 'not shown', 'paymentMethodId'],
    ['POST', '/api/vat-information', 'the fields of the VAT information (document 1 §3)'],
    ['GET', '/api/vat-tax-code/{taxCode}', 'none'],
    ['GET', '/api/nav-account-sidebar/dashboard', 'none'],
    ['GET', '/api/waon/member-info', 'none', 'membershipInfo: a member when it is there, else none'],
    ['write', '/api/waon/dismiss', 'not shown'],
  ],
  'Shopping lists and favourites': [
    ['PUT', '/api/lists/update', 'shoppingList'],
    ['POST', '/api/lists/create', 'listName, listVariant, reminder'],
    ['PUT', '/api/lists/replace', 'shoppingList'],
    ['POST', '/api/lists/change', 'listVariant, shoppingListId'],
    ['DELETE', '/api/lists/delete/{id}', 'none'],
    ['POST', '/api/product/add-favorite', 'variantId'],
    ['POST', '/api/product/remove-favorite', 'variantId'],
  ],
  'Catalogue and search': [
    ['GET', '/api/categories/{id}', 'none'],
    ['GET', '/api/{path}', 'none', 'a page of products'],
    ['GET', '/api/product/{id}/softCategoryType/PDP_MODULE_RELATED_VARIANTS?limit', 'query: limit'],
    ['GET', '/api/web-slug-configs/data?{query}', 'a query'],
    ['GET', '/api/variant/complement/{id}', 'none'],
    ['GET', '/api/variant-by-id/{id}', 'none'],
    [
      'GET',
      '/api/products/soft-category/{gid}?limit&inStockOnly&getSmartBrand&isCarousel',
      'query: limit, inStockOnly, getSmartBrand, isCarousel',
    ],
    ['POST', '/api/submit-pallet-quote-request', 'palletPayload'],
    ['POST', '/api/product/notify-when-instock', 'variantId, warehouseId, fulfillerVariantFulfillmentMethod'],
    ['GET', '/api/product/search-no-results', 'none'],
    ['GET', '/api/products/recently-viewed/data?variantIds=', 'query: variantIds'],
    ['GET', '/api/product/values/{id}/variants?limit', 'query: limit (default 12)'],
    ['GET', '/api/product/gallery-lists/{id}/softCategoryIds/{ids}', 'none'],
    ['GET', '/api/products/fufiller/{id}?exclude=', 'query: exclude'],
    ['GET', '/api/product/expiration/{id}', 'none'],
    ['GET', '/api/product/ples?{query}', 'a query'],
    ['PUT', '/api/product/hide-banner', 'not shown'],
    ['GET', '/api/search/{term}{suffix}', 'none'],
    ['GET', '/api/top-searches', 'none'],
    ['GET', '/api/account/newsfeed/time', 'none'],
    ['GET', '/api/account/newsfeed', 'none'],
    ['GET', '/api/interstitial', 'none'],
    ['POST', '/api/survey-results', 'surveyResults'],
    ['GET', '/api/games/results?cta={cta}', 'query: cta'],
    ['POST', '/api/games/play', 'gameId'],
    ['POST', '/api/games/dismiss', 'not shown'],
  ],
  GraphQL: [['POST', '/api/graphql', 'a query by name, and its variables']],
  Translations: [['GET', '/api/locales/{lng}/{ns}.json', 'none']],
  /** `{server}` is the shop's own /api (docs/decisions/0042-tracking.md). */
  Tracking: [['POST', '{server}/track', 'a list of events']],
}

/** How the documents' methods are interpreted (docs/decisions/0005-methods.md). */
const methodsOf = (method: string): string[] =>
  method.split(/, | or /).map((one) => (one === 'write' ? 'POST' : one === 'update' ? 'PUT' : one))

const pathOf = (path: string): string =>
  path
    .replace('{server}', '/api')
    .replace(/\?.*/, '')
    .replace('{suffix}', '')
    .replaceAll(/\{\w+\}/g, '{}')

/** `/api/{path}` is a listing's own address, with its pages (document 1 §2): every call of this form is documented. */
export const pagedProducts = /^GET \/api\/.+\/pages?\/\{\}$/

/** Each documented method and path: `GET /api/order/{}`. The name of a parameter is free, and a URL from the caller counts as none. */
export const callRows: readonly string[] = Object.values(callSections)
  .flat()
  .flatMap(([method, path]) => methodsOf(method).map((one) => `${one} ${pathOf(path)}`))
  .filter((row) => row.includes(' /') && row !== 'GET /api/{}')
