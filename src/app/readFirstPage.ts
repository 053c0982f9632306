import type { PageData } from '../contract/entities/page.ts'

/** The element of a prerendered page that holds its data (`build/prerender.ts`). */
const PLACE = 'first-page'

/** What the furniture around every page is drawn from. */
export type VisitorData = Pick<PageData, 'user' | 'cart'>

/** What a prerendered page says of itself: the data it was drawn from, and where that lies which it has in common with others. */
export type FirstPage = (
  | { data: PageData; refusedAt?: never }
  /** A page that is for an account only: it asks for the login, in the place of this route (its id). */
  | { data: VisitorData; refusedAt: string }
) & {
  /** A file of `SharedByPages`, relative to the base path. */
  shared: string
}

/**
 * What the page on screen was drawn from at build time; null where the start script has hidden it, since it is not this visitor's or
 * not of this address.
 */
export function readFirstPage(): FirstPage | null {
  if (import.meta.env.VITE_API || document.documentElement.dataset['first'] !== 'page') return null
  const text = document.getElementById(PLACE)?.textContent
  return text ? (JSON.parse(text) as FirstPage) : null
}
