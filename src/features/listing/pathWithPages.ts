import { withPages } from '../../paths.ts'

const isAction = (path: string) => /\/products\/action\/[^/]+$/.test(path)

/** A listing's path with more of its goods; an action's names only the last page at hand (document 1 §2). */
export const pathWithPages = (path: string, { first, last }: { first: number; last: number }): string =>
  isAction(path) && last > 1 ? `${path}/page/${last}` : withPages(path, { first, last })

/** The last page that a listing's path names, of either ending. */
export const lastPageIn = (path: string): number =>
  Number(/\/pages?\/(?:\d+-)?(\d+)\/?$/.exec(path)?.[1] ?? 1)
