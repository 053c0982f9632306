import { matchPath } from 'react-router-dom'

/** What of the shell stands around a page (document 1 §2, shell behaviour). */
export interface Furniture {
  /** On a phone: the bar with logo and search, a slim one with a way back, or none where the page has its own. */
  phoneBar: 'full' | 'slim' | 'none'
  hasSearch: boolean
  /** The five tabs at the bottom of a phone, unless the page has its own bar there. */
  hasTabs: boolean
  hasFooter: boolean
  hasBackToTop: boolean
  /** The page brings its own margins. */
  isBare: boolean
}

const usual: Furniture = {
  phoneBar: 'full',
  hasSearch: true,
  hasTabs: true,
  hasFooter: true,
  hasBackToTop: true,
  isBare: false,
}

const exceptions: readonly [pattern: string, furniture: Partial<Furniture>][] = [
  ['/product/:gid/:slug', { phoneBar: 'slim', hasTabs: false }],
  ['/cart', { phoneBar: 'none', hasTabs: false, hasFooter: false, hasBackToTop: false, isBare: true }],
  [
    '/checkout',
    {
      phoneBar: 'none',
      hasSearch: false,
      hasTabs: false,
      hasFooter: false,
      hasBackToTop: false,
      isBare: true,
    },
  ],
  ['/checkout-login', { hasSearch: false, hasBackToTop: false }],
  ['/confirmation', { isBare: true }],
  ['/order-pending', { hasFooter: false }],
  // What the shop's apps show inside themselves: they have a search and tabs of their own.
  ['/mobile-support', { hasSearch: false, hasTabs: false, hasFooter: false }],
  ['/acs-mobile', { hasSearch: false, hasTabs: false }],
  ['/fasspay-mobile', { hasSearch: false, hasTabs: false }],
  ['/bulk-purchase', { hasSearch: false }],
]

/** The furniture of a path inside the shop. */
export function furnitureOf(path: string): Furniture {
  const exception = exceptions.find(([pattern]) => matchPath(pattern, path))
  return { ...usual, ...exception?.[1] }
}
