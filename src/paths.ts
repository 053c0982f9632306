/** Every link of the shop is built here (document 1 §2). All are base-less: the router adds the base path. */

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

export const to = {
  home: () => '/',
  product: ({ gid, slug }: Named) => `/product/${gid}/${slug}`,
  category: ({ gid, slug }: Named) => `/products/category/${gid}/${slug}`,
  highlight: ({ gid, slug }: Named) => `/products/highlight/${gid}/${slug}`,
  action: ({ id, title }: { id: string; title?: string }) => withQuery(`/products/action/${id}`, { title }),
  brand: ({ gid, slug }: Named) => `/brand/${gid}/${slug}`,
  search: (term?: string) => (term ? `/products/search/${encodeURIComponent(term)}` : '/products/search'),
  /** A seller's own page stands under a word of its own. */
  seller: (slug: string) => `/${slug}`,
  cart: () => '/cart',
  cartRecommendations: () => '/cart-recommendations',
  checkout: () => '/checkout',
  /** One step of the checkout; the step lives in the address so that back and reload keep it. */
  checkoutStep: (step: string) => withQuery('/checkout', { step }),
  confirmation: (orderGid: string) => withQuery('/confirmation', { order: orderGid }),
  text: (slug: string) => `/t/${slug}`,
  blog: (slug?: string) => (slug === undefined ? '/blog' : `/blog/${slug}`),
  /** A page for an occasion. */
  landing: (slug: string) => `/m/${slug}`,
  login: () => '/login',
  account: () => '/account',
  favorites: () => '/account/favorites',
  shoppingLists: () => '/account/shopping-lists',
  shoppingList: ({ gid }: Pick<Named, 'gid'>) => `/account/shopping-lists/${gid}`,
  invite: () => '/account/invite',
  orderHistory: () => '/account/order-history',
  order: ({ gid }: Pick<Named, 'gid'>) => `/account/order/${gid}`,
  branch: () => '/branch',
  insights: () => '/insights',
  whyShop: () => '/why-shop-boxed',
  unauthorized: () => '/unauthorized',
}

/** A listing's path without what "Load more" wrote behind it: `/pages/1-3`, or of an action `/page/3`. */
export const withoutPages = (path: string): string => path.replace(/\/pages?\/[^/]*\/?$/, '')

/** The same listing with other pages of it: `range` is `first-last`, counted from 1; page 1 alone has no ending. */
export const withPages = (path: string, range: { first: number; last: number }) =>
  range.first === 1 && range.last === 1 ? path : `${path}/pages/${range.first}-${range.last}`
