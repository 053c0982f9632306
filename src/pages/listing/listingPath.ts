import { withPages } from '../../paths.ts'

/** A listing's address without its pages: `/products/category/13/milk/pages/1-3` is `/products/category/13/milk`. */
export const listingPath = (pathname: string): string => pathname.replace(/\/pages?\/[^/]*\/?$/, '')

const isAction = (path: string) => /\/products\/action\/[^/]+$/.test(path)

/** The same listing with more of its goods; an action's address names only the last page at hand (document 1 §2). */
export const pathWithPages = (path: string, { first, last }: { first: number; last: number }): string =>
  isAction(path) && last > 1 ? `${path}/page/${last}` : withPages(path, { first, last })
