/** The modules that the first page loads. */

/** What the HTML of a page needs at once: the rest loads in stages, each a task of its own. */
export const early = [
  'src/main',
  'src/boot/stages',
  'src/boot/prerenderedPage',
  'src/boot/newestBuild',
  'src/scheduling/yieldToMain',
  'src/navigation/prefetching',
  'src/boot/loadNewest',
  'src/stores/base/storage',
]

export const start = [
  'src/boot/firstPage',
  'src/boot/mount',
  'src/boot/startTexts',
  'src/app/effects/registry',
  // A file of its own would cost a search a request.
  'src/domain/search',
]

/** Of all entities the cart's own call, which every page makes, needs only these, and a list of products two more. */
export const ofEveryPage = [
  'cart',
  'money',
  'primitives',
  'product/listing',
  'product/listingEntry',
  ...['coupon', 'discount', 'image', 'pricingInfo', 'product', 'promotionBadge', 'smartBrandAd'].map(
    (name) => `product/${name}`,
  ),
  ...['variant', 'warehouse'].map((name) => `product/${name}`),
].map((name) => `src/contract/entities/${name}`)

/**
 * Not part of the chunk that nearly every page needs: forms with their checks and storage, HTML from data, orders, icons and the picker
 * that no first page shows, messages of failures, and calls and entities, of which the console uses all and a page few.
 */
export const fewPages = [
  'src/contract/calls',
  'src/contract/callTable',
  'src/contract/entities',
  'src/ui/feedback/Caution',
  'src/ui/form',
  'src/ui/icon/moreIcons',
  'src/ui/button/QuantityPicker',
  'src/stores/base/isUnanswered',
  'src/stores/session/ofThisSession',
  'src/stores/session/pendingOfSession',
  'src/stores/base/formDraft',
  'src/stores/checkout/checkoutDraft',
  'src/stores/session/confirmLogin',
  'src/features/order',
  'src/ui/text/SafeHtml',
  'src/ui/text/useOwnLinks',
  'src/domain/checkout',
  'src/features/payment/billingName',
  'src/i18n/failureMessages',
  'src/i18n/joinTexts',
  'src/api/orFailure',
]

/** A release of the shop rarely changes them, so that a visitor who comes back has the file. */
export const react = ['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}`)

/** Material UI stays out: it loads when it is first needed. */
export const packagesOfEveryPage = [
  'react-router',
  'react-router-dom',
  'zustand',
  'valibot',
  'i18next',
  'react-i18next',
  'ky',
]

/** Home needs them at once, and a search would request two files more. */
export const rows = [
  'src/ui/deferred/useNearViewport',
  'src/features/product-card/DeferredRow',
  'src/features/product-card/RowPlace',
  'src/features/product-card/ShopRowBelow',
  'src/features/product-card/useNearLoad',
  'src/pages/home/Banners',
  'src/pages/home/Departments.module',
  'src/pages/home/HomePage.module',
  'src/pages/home/HomeRow',
]
