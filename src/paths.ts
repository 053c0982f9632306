/** All links of the shop (document 1 §2). Paths are base-less: the router adds the base path. */

import { pathTo } from './contract/pathTo.ts'

interface Named {
  gid: string
  slug: string
}

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/**
 * Links by name. For a route without a name here, use `pathTo('/insights')`, or with parameters `pathTo('/account/order/:id', { id })`. The
 * compiler refuses unknown paths.
 */
export const to = {
  home: () => pathTo('/'),
  product: ({ gid, slug }: Named) => pathTo('/product/:gid/:slug', { gid, slug }),
  category: ({ gid, slug }: Named) =>
    pathTo('/products/:category/:gid/:slug', { category: 'category', gid, slug }),
  highlight: ({ gid, slug }: Named) => pathTo('/products/highlight/:gid/:slug', { gid, slug }),
  action: ({ id, title }: { id: string; title?: string }) =>
    withQuery(pathTo('/products/action/:id', { id }), { title }),
  brand: ({ gid, slug }: Named) => pathTo('/brand/:gid/:slug', { gid, slug }),
  search: (term?: string) => (term ? pathTo('/products/search/:term', { term }) : pathTo('/products/search')),
  /** A seller's page has its own top-level address. */
  seller: (slug: string) => pathTo('/:sellerSlug', { sellerSlug: slug }),
  cart: () => pathTo('/cart'),
  cartRecommendations: () => pathTo('/cart-recommendations'),
  checkout: () => pathTo('/checkout'),
  /** One step of the checkout. The step is part of the address, so that back and reload keep it. */
  checkoutStep: (step: string) => withQuery(pathTo('/checkout'), { step }),
  orderPending: (orderGid: string) => withQuery(pathTo('/order-pending'), { order: orderGid }),
  confirmation: (orderGid: string) => withQuery(pathTo('/confirmation'), { order: orderGid }),
  text: (slug: string) => pathTo('/t/:slug', { slug }),
  blog: (slug?: string) => (slug === undefined ? pathTo('/blog') : pathTo('/blog/:slug', { slug })),
  /** A landing page. */
  landing: (slug: string) => pathTo('/m/:slug', { slug }),
  login: () => pathTo('/login'),
  account: () => pathTo('/account'),
  favorites: () => pathTo('/account/favorites'),
  shoppingLists: () => pathTo('/account/shopping-lists'),
  shoppingList: ({ gid }: Pick<Named, 'gid'>) => pathTo('/account/shopping-lists/:id', { id: gid }),
  invite: () => pathTo('/account/invite'),
  orderHistory: () => pathTo('/account/order-history'),
  order: ({ gid }: Pick<Named, 'gid'>) => pathTo('/account/order/:id', { id: gid }),
  branch: () => pathTo('/branch'),
  insights: () => pathTo('/insights'),
  whyShop: () => pathTo('/why-shop-boxed'),
  unauthorized: () => pathTo('/unauthorized'),
}

/** Removes the page numbers from a listing's path: `/pages/1-3`, or `/page/3` for an action. */
export const withoutPages = (path: string): string => path.replace(/\/pages?\/[^/]*\/?$/, '')

/** Sets the page numbers of a listing's path: `range` is `first-last`, counted from 1. Page 1 alone has no suffix. */
export const withPages = (path: string, range: { first: number; last: number }) =>
  range.first === 1 && range.last === 1 ? path : `${path}/pages/${range.first}-${range.last}`
