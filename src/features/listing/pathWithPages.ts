import { withPages } from '../../paths.ts'

const isAction = (path: string) => /\/products\/action\/[^/]+$/.test(path)

/** The path of a listing with more pages; a search path names only the last page (document 1 §2). */
export const pathWithPages = (path: string, { first, last }: { first: number; last: number }): string =>
  isAction(path) && last > 1 ? `${path}/page/${last}` : withPages(path, { first, last })

/** The last page that the path of a listing names, in either form. */
export const lastPageIn = (path: string): number =>
  Number(/\/pages?\/(?:\d+-)?(\d+)\/?$/.exec(path)?.[1] ?? 1)
