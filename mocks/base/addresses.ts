import { pathTo } from '../../src/contract/pathTo.ts'

interface Named {
  gid: string
  slug: string
}

/** Addresses that the server names, without the base path; any other route is `pathTo('/version')`. */
export const addressOf = {
  home: pathTo('/'),
  cart: pathTo('/cart'),
  checkout: pathTo('/checkout'),
  checkoutLogin: pathTo('/checkout-login'),
  login: pathTo('/login'),
  resetPassword: pathTo('/reset-password'),
  orderPending: (orderGid: string) => `${pathTo('/order-pending')}?order=${orderGid}`,
  orderHistory: pathTo('/account/order-history'),
  order: (orderGid: string) => pathTo('/account/order/:id', { id: orderGid }),
  reorder: pathTo('/account/reorder'),
  confirmation: (orderGid: string) => `${pathTo('/confirmation')}?order=${orderGid}`,
  product: ({ gid, slug }: Named) => pathTo('/product/:gid/:slug', { gid, slug }),
  category: ({ gid, slug }: Named) =>
    pathTo('/products/:category/:gid/:slug', { category: 'category', gid, slug }),
  highlight: ({ gid, slug }: Named) => pathTo('/products/highlight/:gid/:slug', { gid, slug }),
  action: (id: string) => pathTo('/products/action/:id', { id }),
  brand: ({ gid, slug }: Named) => pathTo('/brand/:gid/:slug', { gid, slug }),
  cartRecommendations: pathTo('/cart-recommendations'),
  /** A seller's page has the seller's slug as its first segment. */
  seller: (slug: string) => pathTo('/:sellerSlug', { sellerSlug: slug }),
  landing: (slug: string) => pathTo('/m/:slug', { slug }),
  account: pathTo('/account'),
  confirmAddress: pathTo('/account/confirm-address'),
  addAddress: pathTo('/account/add-address'),
  addresses: pathTo('/account/address'),
  billing: pathTo('/account/billing'),
  changePassword: pathTo('/account/change-password'),
  coupons: pathTo('/account/coupons'),
  invite: pathTo('/account/invite'),
  organization: pathTo('/account/organization'),
  inviteLanding: (code: string) => pathTo('/invite/:promocode', { promocode: code }),
  favorites: pathTo('/account/favorites'),
  shoppingLists: pathTo('/account/shopping-lists'),
  shoppingList: (gid: string) => pathTo('/account/shopping-lists/:id', { id: gid }),
  text: (slug: string) => pathTo('/t/:slug', { slug }),
  blog: (slug?: string) => (slug === undefined ? pathTo('/blog') : pathTo('/blog/:slug', { slug })),
  search: (term: string) =>
    term === '' ? pathTo('/products/search') : pathTo('/products/search/:term', { term }),
} as const
