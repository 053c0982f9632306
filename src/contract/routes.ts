import { TrackingSource } from './enumerations.ts'

/** The parts of the shell around a page (document 1 §2, shell behaviour). */
export interface LayoutOptions {
  /** On a phone: the bar with logo and search, a slim bar with a back button, or no bar if the page has its own. */
  phoneBar: 'full' | 'slim' | 'none'
  hasSearch: boolean
  /** The five tabs at the bottom of a phone, unless the page has its own bar there. */
  hasTabs: boolean
  hasFooter: boolean
  hasBackToTop: boolean
  /** The page has its own margins. */
  isBare: boolean
}

export interface Route {
  /** The name of the page in its data, `page.kind`. Several routes may share one. */
  kind: string
  /** The child route with the page numbers of a listing. */
  paging?: 'pages/:range' | 'page/:pageNum'
  /** The differences from the default layout. */
  layout?: Partial<LayoutOptions>
  /** The tracking source code of this page (document 2 §9). */
  tracking?: TrackingSource
  /**
   * The page is the same for all visitors: tracking may contain its address and title. A route without this field is private, so a new
   * route is private by default.
   */
  isPublic?: true
  /**
   * Rendered at build time: in the sitemap, outside the sitemap, or as the login prompt that a guest sees. Addresses with parameters, such
   * as products, are listed in build/prerender/addresses.ts.
   */
  prerendered?: 'listed' | 'unlisted' | 'asGuest'
}

const { CATEGORY, COUPON_DETAILS, FAVORITES, PRODUCT_PAGE, CART, CHECKOUT, ORDER_HISTORY, SEARCH } =
  TrackingSource

const onlyPayment = { hasSearch: false, hasTabs: false, hasFooter: false } as const

/** Document 1 §2: each route once. Pages, links, mock pages, layout, tracking and prerendering derive from this table. */
export const routes = {
  '/': { kind: 'home', isPublic: true, prerendered: 'listed' },
  '/:sellerSlug': { kind: 'seller', paging: 'pages/:range', isPublic: true },
  '/product/:gid/:slug': {
    kind: 'product',
    layout: { phoneBar: 'slim', hasTabs: false },
    tracking: PRODUCT_PAGE,
    isPublic: true,
  },
  '/products/:category/:gid/:slug': {
    kind: 'category',
    paging: 'pages/:range',
    tracking: CATEGORY,
    isPublic: true,
  },
  '/products/search': { kind: 'search', tracking: SEARCH, isPublic: true, prerendered: 'unlisted' },
  '/products/search/:term': { kind: 'search', paging: 'pages/:range', tracking: SEARCH, isPublic: true },
  '/products/highlight/:gid/:slug': { kind: 'category', paging: 'pages/:range', isPublic: true },
  '/products/action/:id': { kind: 'action', paging: 'page/:pageNum', isPublic: true },
  '/brand/:gid/:slug': { kind: 'category', paging: 'pages/:range', isPublic: true },
  '/cart': {
    kind: 'cart',
    layout: { phoneBar: 'none', hasTabs: false, hasFooter: false, hasBackToTop: false, isBare: true },
    tracking: CART,
    isPublic: true,
    prerendered: 'unlisted',
  },
  '/cart-recommendations': { kind: 'recommendations', paging: 'pages/:range', isPublic: true },
  '/why-shop-boxed': { kind: 'whyShop', isPublic: true, prerendered: 'listed' },
  '/business': { kind: 'business', isPublic: true, prerendered: 'listed' },
  '/checkout': {
    kind: 'checkout',
    layout: {
      phoneBar: 'none',
      hasSearch: false,
      hasTabs: false,
      hasFooter: false,
      hasBackToTop: false,
      isBare: true,
    },
    tracking: CHECKOUT,
    isPublic: true,
  },
  '/checkout-login': { kind: 'checkoutLogin', layout: { hasSearch: false, hasBackToTop: false } },
  '/confirmation': { kind: 'confirmation', layout: { isBare: true } },
  '/order-pending': { kind: 'orderPending', layout: { hasFooter: false } },
  // A provider's page has nothing but the payment. The mobile apps show two of them in a web view.
  '/acs-mobile': { kind: 'paymentReturn', layout: onlyPayment },
  '/fasspay-mobile': { kind: 'paymentReturn', layout: onlyPayment },
  '/mobile-support': {
    kind: 'mobileSupport',
    layout: { hasSearch: false, hasTabs: false, hasFooter: false },
  },
  '/fasspay-web': { kind: 'paymentReturn', layout: onlyPayment },
  '/ipay88': { kind: 'paymentReturn', layout: onlyPayment },
  '/payoo': { kind: 'paymentReturn', layout: onlyPayment },
  '/login': { kind: 'login' },
  '/reset-password': { kind: 'resetPassword' },
  '/account': { kind: 'account', prerendered: 'asGuest' },
  '/account/confirm-address': { kind: 'confirmAddress' },
  '/account/add-address': { kind: 'addAddress' },
  '/account/address': { kind: 'addresses' },
  '/account/billing': { kind: 'billing' },
  '/account/change-password': { kind: 'changePassword' },
  '/account/coupons': { kind: 'coupons', tracking: COUPON_DETAILS },
  '/account/organization': { kind: 'organization' },
  '/account/reorder': { kind: 'reorder', paging: 'pages/:range' },
  '/account/favorites': { kind: 'favorites', tracking: FAVORITES, prerendered: 'asGuest' },
  '/account/shopping-lists': { kind: 'shoppingLists', prerendered: 'asGuest' },
  '/account/shopping-lists/:id': { kind: 'shoppingList' },
  '/account/invite': { kind: 'invite', prerendered: 'asGuest' },
  '/account/order-history': { kind: 'orderHistory', tracking: ORDER_HISTORY, prerendered: 'asGuest' },
  '/account/order/:id': { kind: 'order' },
  '/invite/:promocode': { kind: 'inviteLanding' },
  '/t/:slug': { kind: 'text', paging: 'pages/:range', isPublic: true },
  '/blog': { kind: 'blog', isPublic: true, prerendered: 'listed' },
  '/blog/:slug': { kind: 'blogPost', paging: 'pages/:range', isPublic: true },
  '/m/:slug': { kind: 'landing', paging: 'pages/:range', isPublic: true },
  '/bulk-purchase': { kind: 'bulkPurchase', layout: { hasSearch: false } },
  '/insights': { kind: 'insights' },
  '/branch': { kind: 'branch' },
  '/style-guide': { kind: 'styleGuide' },
  '/version': { kind: 'version' },
  '/unauthorized': { kind: 'unauthorized' },
  '/unsupported': { kind: 'unsupported', prerendered: 'unlisted' },
  '/find-order': { kind: 'findOrder' },
  '/404': { kind: 'notFound' },
} as const satisfies Readonly<Record<string, Route>>

export type RoutePath = keyof typeof routes
export type PageKind = (typeof routes)[RoutePath]['kind']

/** Every page of the shop by its kind (document 2 §2). */
export const pageKinds: readonly PageKind[] = [...new Set(Object.values(routes).map(({ kind }) => kind))]

export const routePaths = Object.keys(routes) as RoutePath[]

/** The row of a route; undefined for an unknown pattern, such as `*`. */
export const routeRow = (path: string): Route | undefined =>
  Object.hasOwn(routes, path) ? routes[path as RoutePath] : undefined

/** The first segment of every route except that of sellers. In an address, everything before it is the base path. */
export const firstSegments: readonly string[] = [
  ...new Set(routePaths.map((path) => path.split('/')[1] ?? '').filter((word) => /^[^:]/.test(word))),
]

/** The routes without parameters that are prerendered in this way. */
export const prerenderedAs = (way: NonNullable<Route['prerendered']>): RoutePath[] =>
  routePaths.filter((path) => routeRow(path)?.prerendered === way)
