/**
 * Document 1 §3, the entities and their fields, copied from its text and not from the code. Braces and dots lead into a
 * nested record, or into the records of a list. Names that the documents give in words are the code's. `npm run docs` generates
 * docs/spec/entities.md from it.
 */
export const entityFields = {
  User: `_id, email, name{first,last}, telephoneNumber, telephoneVerification.verified, customerType, clientViewType,
    numSuccessfulOrders, createdAt, loyalty.rewardAmount, favorites, shoppingLists{gid}, cart, personalCart,
    coupons{clipped,redeemed}, externalIds, google.userId, apple.userId, facebook.authState, vatInformation, roles,
    socialLoginKinds`,
  b2b: `firstName, lastName, occupationType, occupationRole, industryType, postalCode, size, companyName,
    telephoneNumber, city, district, ward, hasCompletedLeadCapture`,
  businessAccount: `isEnabled, name, logoImage, excludeAllItems, promoCodeEnabled, rewardEnabled, creditEnabled,
    invoice{enabled,creditLimit,currentOutstanding}, achDirectDebitEnabled, defaultPaymentEnabled,
    bannerInterstitialsEnabled`,
  Cart: `cartVariants{variant, quantity, warehouse, user, guest, fulfillerLocation, fulfillmentMethod,
    customerItemPickingNotes}, offers.promoVariants, groups{groupIdentifier, fulfillmentMethodType, fulfillerType,
    variants, warehouse, summary{subTotal, orderMinimum, orderMinimumMet, orderMinimumNeeded, freeShippingMinimum,
    freeShippingDifference, hasShipping}}`,
  Variant: `_id, gid, slug, name, nameText, brandingText, extendedInfoText, extendedInfo2Text, longDescription,
    ingredients, imageAltText, images{original, originalBase}, cinematicMobileImages, price, salePrice, salePercentage,
    savePercentOverride, standardPrice, unitPrice, unitCount, unitType, retailUnitPrice, cost, state, availableCount,
    inStock, maxCartQuantity, inventory{expirationDate, warehouse, externalLocationId, externalVariantId,
    originPostalCode, priceDisplayTemplate, price, standardPrice, unitPrice, retailUnitPrice, sku, availableCount,
    totalCount}, fulfiller, fulfillerType, fulfillerLocation, fulfillerLocationName, fulfillmentMethodType,
    fulfillerVariantFulfillmentMethod, fulfillerVariantPriceLocationMapping, factions, productRequest.classification,
    source, promotionBadge{showInPLE, promotionId}, promotionBadges, smartbrandClick, smartbrandImpression{adId},
    excludedFromBackInStockNotification, coupons, stats.wishlistCount, variantValues, product{_id,gid,name,extendedName,
    brand,isAgeGated,productType,prop65,categories{_id,name,path},variants,plePromotionCountdownTimer,
    pdpPromotionCountdownTimer}, pricingReport{cbRequestId, priceOptimized, contextualBandit, holdout, profitWeight,
    fullyLoadedCost, hasFullyLoadedCost}`,
  'Listing entry': `product, variant, quantity, customerItemPickingNotes, user, guest, group, smartbrandClick,
    smartbrandImpression, warehouse`,
  'Variant relationship': `relationshipType, relatedVariant{_id, gid, slug, images.original}`,
  Warehouse: `_id, fulfiller, fulfillmentMethodType, fulfillerType, expressSupplier`,
  Category: `_id, gid, slug, display, displayName, path, type, isVisible, children, viewableWithExpressOnly,
    isSoftCategory, isPleList, longDescriptionHtml`,
  /** Products, pagination and brand texts are the page's listing; seo is in the page's own group. */
  'Category payload': `listing{products, pagination{paginationApiUrl, hasNextCategory}, brandTexts{list, selectedList}},
    banner, sampleTopPicksId, isTopPicksPage`,
  Order: `gid, paymentMethod, isFirstOrder, expressDeliveryTimes{timeDisplay}, pricingInfo{promoDiscount,
    creditDeduction,rewardDeduction,shippingPrice,taxAmount,totalPrice,variantsSubtotalPrice,expressDeliveryPrice,
    priceModifiers{amount}}, promoCodes{code}, orderVariants{variant,quantity,price,totalPrice}, shippingAddress{
    addressLine1,addressLine2,city,state,postalCode,country,firstName,lastName}`,
  'Checkout info': `pricingInfo, billingInfos, defaultBillingInfoId, shippingAddresses, defaultShippingAddress,
    deliveryTimes, appliedPromoCodes, cartOffers, isPickupOnly, pickupAddress, fulfillmentRequests{fulfillerType,
    fulfillmentMethodType}, lastPaymentInfo`,
  'Checkout inputs': `promoCode, cartId, fulfillmentMethod, deliveryInfo, loyaltyInfo, purchaseOrderNumber,
    pointsAmount, applyUserCredits, selectedSavedPaymentMethod`,
  Address: `businessName, addressLine1, addressLine2, city, state, postalCode, district, ward`,
  'Lead capture': `firstName, lastName, phoneNumber, companyName, size, occupationType, occupationRole, contactReason,
    industryType, postalCode, city, district, ward`,
  'VAT information': `addressLine1, city, companyName, district, email, firstName, lastName, taxCode`,
  'Shopping list': `gid, name`,
  'Shopping list, write shape': `listName, listVariant, reminder, shoppingListId`,
  Coupon: `couponId, name, message, startDate, endDate, value{dollars, percent}, eligibility{
    minimumPurchaseAmountInDollars, minimumQuantity}, termsAndConditions, vendorId, vendorName, variantIds,
    priceModifierId, status`,
  'Smart brand ad': `variantGid, adGid, adGroupGid, campaignGid, adId, adGroupId, campaignId, keywordBidId, adCostMicro,
    adCpcMicro, placement`,
  'Promotion badge': `altText, promotionId, showInPLE, showInPDP, text, url, endDate`,
  'Banner interstitial': `text, action{entityType,references,referenceClientTitle,_id,url,text},
    countdownTimer.enabled, endTimestamp, theme`,
  'Startup interstitial': `_id, interstitialActionType, interstitialWebTemplateType`,
  Invite: `code, invitedEmail`,
  Location: `postalCode, identifiers, locationCaptured`,
  Survey: `_id, status, questions`,
  'SEO data': `title, description, tags, image`,
  'Account payload': `clientToken, recommendations, billingInfos, userDefault, favorites, shoppingList,
    validationAddresses, addresses{accountScope}, paymentMethods, businessDefaultShippingAddress`,
  'Search state': `listing{pagination, productsTotalCount, products}, suggestions, term, valueOnly`,
  /** The names that the documents give in words (first-order free shipping) are the code's. */
  Config: `currency, dateFormat, hasVat, minimumRewardPointsToApply, maxQtyAddableAtOnce, membership{
    maxCountOfSamplesAddToCart, maxCountPerSampleAddToCart}, invitePromo{creditAmount, flatDiscount, orderMinimum,
    webDisplayEnabled}, firstOrderFreeShipping, minimumSpendByFulfillmentMethod, refundAsCredits,
    achDirectDebit.returnCheckFee, displayAgeGate, manageUsers, organizationPage, limitedQuantityForAll, features{
    facebookLogin, googleLogin, appleLogin, webOtp, coupons, paypal}`,
} as const

/** The files of src/contract/entities without an entity of the documents. */
export const ourEntities: readonly { file: string; why: string }[] = [
  {
    file: 'payment.ts',
    why: 'A payment at a provider; the documents name the providers and their pages only (decision 66).',
  },
  {
    file: 'account/billing.ts',
    why: 'The fields of a kept card or bank account; the documents name `billingInfos` and `billing` only.',
  },
  {
    file: 'content.ts',
    why: 'The texts of /t/:slug, the blog and the branches; the documents name the pages only.',
  },
  {
    file: 'account/accountData.ts',
    why: 'A copy of everything about an account for its owner, which the documents do not mention (decision 107).',
  },
  {
    file: 'account/emailPreferences.ts',
    why: 'The emails that a shopper wants, which the documents do not mention (decision 92).',
  },
  {
    file: 'account/cartApproval.ts',
    why: 'A cart that a cart editor has sent to an owner or admin, which the documents do not mention (decision 111).',
  },
  {
    file: 'account/dashboard.ts',
    why: 'The reply of GET /api/nav-account-sidebar/dashboard; the documents do not show it.',
  },
  {
    file: 'product/discount.ts',
    why: 'The terms of a promo code or coupon; the documents name `promoCodes` and `cartOffers` only.',
  },
  {
    file: 'product/earliestDelivery.ts',
    why: 'The first delivery time that is free, shown on products and in the cart.',
  },
  {
    file: 'engagement/game.ts',
    why: 'Games and prizes; the documents name the calls and not what they carry.',
  },
  { file: 'product/image.ts', why: 'A part of Variant: `images{original, originalBase}`.' },
  {
    file: 'product/listing.ts',
    why: 'A page of products with its pagination and brand texts: a part of Category payload and Search state.',
  },
  {
    file: 'account/passkey.ts',
    why: 'Passkeys are an extra (decision 109); the fields are those of WebAuthn.',
  },
  {
    file: 'account/loginData.ts',
    why: 'What `loginData`, `accountData` and `facebook` of the login calls carry; the documents do not show it.',
  },
  {
    file: 'account/membership.ts',
    why: 'The reply of GET /api/waon/member-info; the documents name `membershipInfo` only.',
  },
  { file: 'money.ts', why: 'Amounts in cents, which every entity uses.' },
  {
    file: 'engagement/newsfeed.ts',
    why: 'A story of the newsfeed; the documents name the calls and not what they carry.',
  },
  {
    file: 'account/organization.ts',
    why: 'The users and invitations of a business, for /account/organization.',
  },
  {
    file: 'account/statement.ts',
    why: 'What a business has bought on invoice in a month, which the documents do not mention (decision 114).',
  },
  { file: 'account/otp.ts', why: 'The `type` of POST /api/issue-otp; the documents do not show its values.' },
  {
    file: 'palletPayload.ts',
    why: 'The `palletPayload` of the quote request; the documents do not show its fields.',
  },
  { file: 'palletQuote.ts', why: 'A saved request for a quote, which can be ordered (decision 126).' },
  { file: 'product/pleList.ts', why: 'The paginated result of a GraphQL query.' },
  { file: 'product/pricingInfo.ts', why: 'A part of Order and Checkout info.' },
  { file: 'primitives.ts', why: 'Ids, times, counts and texts, which every entity uses.' },
  { file: 'product/product.ts', why: 'A part of Variant: `product{…}`, with the brand.' },
  {
    file: 'orderHistory.ts',
    why: 'A page of the order history, and the members of a business by whom it is filtered (decision 114).',
  },
  { file: 'reorder.ts', why: 'What /account/reorder shows: a listing entry, and how often it was bought.' },
  {
    file: 'engagement/trackedEvent.ts',
    why: 'An event of POST {server}/track, and an entry of the log of client errors.',
  },
  {
    file: 'engagement/trackedProperties.ts',
    why: 'The properties of each tracked event; the documents do not show them.',
  },
]
