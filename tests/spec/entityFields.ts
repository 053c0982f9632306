/**
 * Document 1 §3, the entities and their fields, copied from its text and not from the code. A dot leads into a nested
 * record (or the records of a list).
 */
const nested = (parent: string, ...fields: string[]) => fields.map((field) => `${parent}.${field}`)

const inventory = nested(
  'inventory',
  ...['expirationDate', 'warehouse', 'externalLocationId', 'externalVariantId', 'originPostalCode'],
  ...['priceDisplayTemplate', 'price', 'standardPrice', 'unitPrice', 'retailUnitPrice', 'sku'],
  ...['availableCount', 'totalCount'],
)

const product = [
  ...['_id', 'gid', 'name', 'extendedName', 'brand', 'isAgeGated', 'productType', 'prop65'],
  ...nested('categories', '_id', 'name', 'path'),
  ...['variants', 'plePromotionCountdownTimer', 'pdpPromotionCountdownTimer'],
]

const pricingExperimentReport = [
  ...['cbRequestId', 'priceOptimized', 'contextualBandit', 'holdout', 'profitWeight', 'fullyLoadedCost'],
  'hasFullyLoadedCost',
]

const groupSummary = [
  ...['subTotal', 'orderMinimum', 'orderMinimumMet', 'orderMinimumNeeded', 'freeShippingMinimum'],
  ...['freeShippingDifference', 'hasShipping'],
]

export const entityFields = {
  User: [
    ...['_id', 'email', 'name.first', 'name.last', 'telephoneNumber', 'telephoneVerification.verified'],
    ...['customerType', 'clientViewType', 'numSuccessfulOrders', 'createdAt', 'loyalty.rewardAmount'],
    ...['favorites', 'shoppingLists.gid', 'cart', 'personalCart', 'coupons.clipped', 'coupons.redeemed'],
    ...['externalIds', 'google.userId', 'apple.userId', 'facebook.authState', 'vatInformation', 'roles'],
    'socialLoginKinds',
  ],
  b2b: [
    ...['firstName', 'lastName', 'occupationType', 'occupationRole', 'industryType', 'postalCode', 'size'],
    ...['companyName', 'telephoneNumber', 'city', 'district', 'ward', 'hasCompletedLeadCapture'],
  ],
  businessAccount: [
    ...['isEnabled', 'name', 'logoImage', 'excludeAllItems', 'promoCodeEnabled', 'rewardEnabled'],
    ...['creditEnabled', 'invoice.enabled', 'invoice.creditLimit', 'invoice.currentOutstanding'],
    ...['achDirectDebitEnabled', 'defaultPaymentEnabled', 'bannerInterstitialsEnabled'],
  ],
  Cart: [
    ...nested('cartVariants', 'variant', 'quantity', 'warehouse', 'user', 'guest', 'fulfillerLocation'),
    ...nested('cartVariants', 'fulfillmentMethod', 'customerItemPickingNotes'),
    'offers.promoVariants',
    ...nested('groups', 'groupIdentifier', 'fulfillmentMethodType', 'fulfillerType', 'variants', 'warehouse'),
    ...nested('groups.summary', ...groupSummary),
  ],
  Variant: [
    ...['_id', 'gid', 'slug', 'name', 'nameText', 'brandingText', 'extendedInfoText', 'extendedInfo2Text'],
    ...['longDescription', 'ingredients', 'imageAltText', 'images.original', 'images.originalBase'],
    ...['cinematicMobileImages', 'price', 'salePrice', 'salePercentage', 'savePercentOverride'],
    ...['standardPrice', 'unitPrice', 'unitCount', 'unitType', 'retailUnitPrice', 'cost', 'state'],
    ...['availableCount', 'inStock', 'maxCartQuantity'],
    ...inventory,
    ...['fulfiller', 'fulfillerType', 'fulfillerLocation', 'fulfillerLocationName', 'fulfillmentMethodType'],
    ...['fulfillerVariantFulfillmentMethod', 'fulfillerVariantPriceLocationMapping', 'factions'],
    ...['productRequest.classification', 'source', 'promotionBadge.showInPLE', 'promotionBadge.promotionId'],
    ...['promotionBadges', 'smartbrandClick', 'smartbrandImpression.adId'],
    ...['excludedFromBackInStockNotification', 'coupons', 'stats.wishlistCount', 'variantValues'],
    ...nested('product', ...product),
    ...nested('pricingReport', ...pricingExperimentReport),
  ],
  'Listing entry': [
    ...['product', 'variant', 'quantity', 'customerItemPickingNotes', 'user', 'guest', 'group'],
    ...['smartbrandClick', 'smartbrandImpression', 'warehouse'],
  ],
  'Variant relationship': [
    'relationshipType',
    ...nested('relatedVariant', '_id', 'gid', 'slug', 'images.original'),
  ],
  Warehouse: ['_id', 'fulfiller', 'fulfillmentMethodType', 'fulfillerType', 'expressSupplier'],
  Category: [
    ...['_id', 'gid', 'slug', 'display', 'displayName', 'path', 'type', 'isVisible', 'children'],
    ...['viewableWithExpressOnly', 'isSoftCategory', 'isPleList', 'longDescriptionHtml'],
  ],
  /** Products, pagination and brand texts come as the page's listing; seo is in the page's own group. */
  'Category payload': [
    ...nested('listing', 'products', 'pagination.paginationApiUrl', 'pagination.hasNextCategory'),
    ...nested('listing', 'brandTexts.list', 'brandTexts.selectedList'),
    ...['banner', 'sampleTopPicksId', 'isTopPicksPage'],
  ],
  Order: [
    ...['gid', 'paymentMethod', 'isFirstOrder', 'expressDeliveryTimes.timeDisplay'],
    ...nested('pricingInfo', 'promoDiscount', 'creditDeduction', 'rewardDeduction', 'shippingPrice'),
    ...nested('pricingInfo', 'taxAmount', 'totalPrice', 'variantsSubtotalPrice', 'expressDeliveryPrice'),
    ...['pricingInfo.priceModifiers.amount', 'promoCodes.code'],
    ...nested('orderVariants', 'variant', 'quantity', 'price', 'totalPrice'),
    ...nested('shippingAddress', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country'),
    ...nested('shippingAddress', 'firstName', 'lastName'),
  ],
  'Checkout info': [
    ...['pricingInfo', 'billingInfos', 'defaultBillingInfoId', 'shippingAddresses', 'defaultShippingAddress'],
    ...['deliveryTimes', 'appliedPromoCodes', 'cartOffers', 'isPickupOnly', 'pickupAddress'],
    ...nested('fulfillmentRequests', 'fulfillerType', 'fulfillmentMethodType'),
    'lastPaymentInfo',
  ],
  'Checkout inputs': [
    ...['promoCode', 'cartId', 'fulfillmentMethod', 'deliveryInfo', 'loyaltyInfo', 'purchaseOrderNumber'],
    ...['pointsAmount', 'applyUserCredits', 'selectedSavedPaymentMethod'],
  ],
  Address: [
    ...['businessName', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'district', 'ward'],
  ],
  'Lead capture': [
    ...['firstName', 'lastName', 'phoneNumber', 'companyName', 'size', 'occupationType', 'occupationRole'],
    ...['contactReason', 'industryType', 'postalCode', 'city', 'district', 'ward'],
  ],
  'VAT information': [
    ...['addressLine1', 'city', 'companyName', 'district', 'email', 'firstName', 'lastName', 'taxCode'],
  ],
  'Shopping list': ['gid', 'name'],
  'Shopping list, write shape': ['listName', 'listVariant', 'reminder', 'shoppingListId'],
  Coupon: [
    ...['couponId', 'name', 'message', 'startDate', 'endDate', 'value.dollars', 'value.percent'],
    ...['eligibility.minimumPurchaseAmountInDollars', 'eligibility.minimumQuantity', 'termsAndConditions'],
    ...['vendorId', 'vendorName', 'variantIds', 'priceModifierId', 'status'],
  ],
  'Smart brand ad': [
    ...['variantGid', 'adGid', 'adGroupGid', 'campaignGid', 'adId', 'adGroupId', 'campaignId'],
    ...['keywordBidId', 'adCostMicro', 'adCpcMicro', 'placement'],
  ],
  'Promotion badge': ['altText', 'promotionId', 'showInPLE', 'showInPDP', 'text', 'url', 'endDate'],
  'Banner interstitial': [
    'text',
    ...nested('action', 'entityType', 'references', 'referenceClientTitle', '_id', 'url', 'text'),
    ...['countdownTimer.enabled', 'endTimestamp', 'theme'],
  ],
  'Startup interstitial': ['_id', 'interstitialActionType', 'interstitialWebTemplateType'],
  Invite: ['code', 'invitedEmail'],
  Location: ['postalCode', 'identifiers', 'locationCaptured'],
  Survey: ['_id', 'status', 'questions'],
  'SEO data': ['title', 'description', 'tags', 'image'],
  'Account payload': [
    ...['clientToken', 'recommendations', 'billingInfos', 'userDefault', 'favorites', 'shoppingList'],
    ...['validationAddresses', 'addresses.accountScope', 'paymentMethods', 'businessDefaultShippingAddress'],
  ],
  'Search state': [
    ...['listing.pagination', 'listing.productsTotalCount', 'listing.products', 'suggestions', 'term'],
    'valueOnly',
  ],
  Config: [
    ...['currency', 'dateFormat', 'hasVat', 'minimumRewardPointsToApply', 'maxQtyAddableAtOnce'],
    ...nested('membership', 'maxCountOfSamplesAddToCart', 'maxCountPerSampleAddToCart'),
    ...nested('invitePromo', 'creditAmount', 'flatDiscount', 'orderMinimum', 'webDisplayEnabled'),
    ...['firstOrderFreeShipping', 'minimumSpendByFulfillmentMethod', 'refundAsCredits'],
    ...['achDirectDebit.returnCheckFee', 'displayAgeGate', 'manageUsers', 'organizationPage'],
    ...['limitedQuantityForAll', 'features.facebookLogin', 'features.googleLogin', 'features.appleLogin'],
    ...['features.webOtp', 'features.coupons', 'features.paypal'],
  ],
} as const satisfies Record<string, readonly string[]>
