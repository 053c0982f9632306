import type { ContextType } from 'react'
import type {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import { create } from 'zustand'
import type { PageData } from '../contract/entities/page.ts'

/** What a page takes for where it stands, and for the route that shows it. */
export interface Standpoint {
  where: ContextType<typeof LocationContext>
  route: ContextType<typeof RouteContext>
}

/** A page that the shopper seems to be about to go to, and what it is drawn from. */
export interface PageAhead extends Standpoint {
  id: number
  data: PageData
  /** Lays out what is drawn into a place, out of sight; answers the way to leave it. */
  layOut?: (place: HTMLElement) => () => void
}

/** The page that is drawn ahead, if any; once it is gone to, until the next. */
export const usePageAhead = create<PageAhead | null>()(() => null)

let count = 0

/** Has a page drawn ahead, instead of any other. */
export function drawAhead(page: Omit<PageAhead, 'id'>): PageAhead {
  count += 1
  const ahead = { id: count, ...page }
  usePageAhead.setState(ahead, true)
  return ahead
}

/** No page waits to be gone to any longer. One that has been stays. */
export const dropAhead = (): void => usePageAhead.setState(null, true)
