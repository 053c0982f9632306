import type { ContextType } from 'react'
import type {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import { create } from 'zustand'
import type { PageData } from '../contract/entities/page.ts'

/** What a page takes for where it stands, and for the route that shows it. */
export interface RouterContexts {
  where: ContextType<typeof LocationContext>
  route: ContextType<typeof RouteContext>
}

/** A page that the shopper seems to be about to go to, and what it is drawn from. */
export interface BackgroundPage extends RouterContexts {
  id: number
  data: PageData
  /** Lays out what is drawn into a place, out of sight; answers the way to leave it. */
  layOut?: (place: HTMLElement) => () => void
}

/** The page that is drawn ahead, if any; once it is gone to, until the next. */
export const useBackgroundPage = create<BackgroundPage | null>()(() => null)

let count = 0

/** Has a page drawn ahead, instead of any other. */
export function setBackgroundPage(page: Omit<BackgroundPage, 'id'>): BackgroundPage {
  count += 1
  const ahead = { id: count, ...page }
  useBackgroundPage.setState(ahead, true)
  return ahead
}

/** No page waits to be gone to any longer. One that has been stays. */
export const clearBackgroundPage = (): void => useBackgroundPage.setState(null, true)
