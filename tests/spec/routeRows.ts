/**
 * Document 1 §2, the route table, copied row for row from its text and not from the code; "with child" rows are written out. The name of a
 * parameter is free. `npm run docs` generates docs/spec/routes.md from it.
 */
interface RouteRow {
  paths: readonly [string, ...string[]]
  shows: string
}

export const documentRoutes: readonly RouteRow[] = [
  { paths: ['/'], shows: 'The home page' },
  {
    paths: ['/product/:gid/:slug'],
    shows:
      'A product. One that is age-gated forces the age-gate modal unless the shopper has accepted before; a shopper who declines returns to the previous path, or home',
  },
  {
    paths: ['/products/:category/:gid/:slug', '/products/:category/:gid/:slug/pages/:range'],
    shows: 'A category. Query parameters: `fulfillmentFilter` and `categoryFilter`',
  },
  {
    paths: ['/products/search/:term', '/products/search/:term/pages/:range', '/products/search'],
    shows: 'Search results; the search page without a term',
  },
  {
    paths: ['/products/action/:id', '/products/action/:id/page/:pageNum'],
    shows: 'The products of an action',
  },
  {
    paths: [
      '/products/highlight/:gid/:slug',
      '/products/highlight/:gid/:slug/pages/:range',
      '/products/category/:gid/:slug',
      '/products/category/:gid/:slug/pages/:range',
    ],
    shows: 'What the navigation and banners link to; forms of the category page, with its pages',
  },
  { paths: ['/brand/:gid/:slug', '/brand/:gid/:slug/pages/:range'], shows: 'A brand' },
  {
    paths: ['/cart', '/cart-recommendations', '/cart-recommendations/pages/:range'],
    shows: 'The cart, and recommendations for it',
  },
  {
    paths: [
      '/checkout',
      '/checkout-login',
      '/confirmation',
      '/order-pending',
      '/acs-mobile',
      '/fasspay-web',
      '/fasspay-mobile',
    ],
    shows: 'The flow of the checkout, and pages of payment providers',
  },
  { paths: ['/login'], shows: 'Login; on the client only' },
  { paths: ['/account'], shows: 'The start of the account' },
  {
    paths: ['/account/confirm-address', '/account/add-address', '/account/address'],
    shows: 'Addresses',
  },
  { paths: ['/account/order-history', '/account/order/:id'], shows: 'Orders' },
  { paths: ['/account/reorder', '/account/reorder/pages/:range'], shows: 'Reorder' },
  { paths: ['/account/favorites'], shows: 'Favourites' },
  {
    paths: ['/account/shopping-lists', '/account/shopping-lists/:id'],
    shows: 'Shopping lists, and one of them',
  },
  {
    paths: ['/account/billing', '/account/change-password'],
    shows: 'Billing and password; on the client only',
  },
  {
    paths: ['/account/invite', '/account/organization'],
    shows: 'Inviting a friend; the users of a business. Both on the client only',
  },
  { paths: ['/invite/:promocode'], shows: 'Where an invited friend lands' },
  {
    paths: ['/t/:slug', '/t/:slug/pages/:range'],
    shows:
      'Texts, among them `/t/faqs`, `/t/terms-conditions`, `/t/privacy-policy-eng`, `/t/privacy-policy-malay`, `/t/refund-policy`, `/t/ccpa`',
  },
  { paths: ['/blog', '/blog/:slug', '/blog/:slug/pages/:range'], shows: 'The blog' },
  { paths: ['/m/:slug', '/m/:slug/pages/:range'], shows: 'Landing pages' },
  { paths: ['/bulk-purchase'], shows: 'The quote for pallets' },
  {
    paths: ['/insights', '/branch', '/style-guide', '/version', '/mobile-support', '/reset-password'],
    shows: 'Other pages',
  },
  {
    paths: ['/unauthorized', '/unsupported', '/404', '*'],
    shows:
      'Errors. `*` is the page that is not found; a browser that is not supported goes to `/unsupported`',
  },
]

export const routeRows: readonly string[] = documentRoutes.flatMap(({ paths }) => paths)

/** The same section's other links, which no row of the table has. */
export const otherLinks: readonly string[] = ['/why-shop-boxed', '/business', '/:sellerSlug']

/** What the shop has beyond the documents. */
export const ourRoutes: readonly { path: string; why: string }[] = [
  {
    path: '/account/coupons',
    why: 'The coupons of an account: the documents have a tracking code for them and no route (decision 92).',
  },
  { path: '/ipay88', why: 'The page of iPay88, which the documents leave to the provider (decision 66).' },
  { path: '/payoo', why: 'The page of Payoo, which the documents leave to the provider (decision 66).' },
  { path: '/:sellerSlug/pages/:range', why: 'A seller’s page lists products, and every listing has pages.' },
  {
    path: '/find-order',
    why: 'A guest finds an order by its number and email; the documents have no page for it (decision 101).',
  },
]

/** Rows of the documents for which the mocked server answers page data and the shop has no page yet; `/404` is the catch-all’s. */
export const routesWithoutPage: readonly string[] = ['/404']
