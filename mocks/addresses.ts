interface Named {
  gid: string
  slug: string
}

/** The server's own reading of the addresses of document 1 §2; all without the base path. */
export const addressOf = {
  home: '/',
  cart: '/cart',
  checkout: '/checkout',
  checkoutLogin: '/checkout-login',
  login: '/login',
  resetPassword: '/reset-password',
  orderPending: (orderGid: string) => `/order-pending?order=${orderGid}`,
  orderHistory: '/account/order-history',
  order: (orderGid: string) => `/account/order/${orderGid}`,
  reorder: '/account/reorder',
  confirmation: (orderGid: string) => `/confirmation?order=${orderGid}`,
  product: ({ gid, slug }: Named) => `/product/${gid}/${slug}`,
  category: ({ gid, slug }: Named) => `/products/category/${gid}/${slug}`,
  highlight: ({ gid, slug }: Named) => `/products/highlight/${gid}/${slug}`,
  action: (id: string) => `/products/action/${id}`,
  brand: ({ gid, slug }: Named) => `/brand/${gid}/${slug}`,
  cartRecommendations: '/cart-recommendations',
  /** A seller's own page stands under a word of its own. */
  seller: (slug: string) => `/${slug}`,
  landing: (slug: string) => `/m/${slug}`,
  account: '/account',
  confirmAddress: '/account/confirm-address',
  addAddress: '/account/add-address',
  addresses: '/account/address',
  billing: '/account/billing',
  changePassword: '/account/change-password',
  invite: '/account/invite',
  organization: '/account/organization',
  inviteLanding: (code: string) => `/invite/${code}`,
  favorites: '/account/favorites',
  shoppingLists: '/account/shopping-lists',
  shoppingList: (gid: string) => `/account/shopping-lists/${gid}`,
  text: (slug: string) => `/t/${slug}`,
  blog: (slug?: string) => (slug === undefined ? '/blog' : `/blog/${slug}`),
  search: (term: string) =>
    term === '' ? '/products/search' : `/products/search/${encodeURIComponent(term)}`,
} as const
