import type { ContextType } from 'react'
import type {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import { create } from 'zustand'
import type { PageData } from '../contract/entities/page.ts'

/** The contexts of the router that a page reads. */
interface RouterContexts {
  location: ContextType<typeof LocationContext>
  route: ContextType<typeof RouteContext>
}

/** A page that the shopper probably visits next, with what it is rendered from. */
export interface BackgroundPage extends RouterContexts {
  id: number
  data: PageData
  /** Computes the layout of the hidden page in its element. Returns a function that cancels it. */
  layOut?: (place: HTMLElement) => () => void
}

/** The page that is rendered in the background, if any. It stays here after a navigation to it, until the next one. */
export const useBackgroundPage = create<BackgroundPage | null>()(() => null)

let count = 0

/** Renders a page in the background, instead of any other. */
export function setBackgroundPage(page: Omit<BackgroundPage, 'id'>): BackgroundPage {
  count += 1
  const background = { id: count, ...page }
  useBackgroundPage.setState(background, true)
  return background
}

/** Removes the background page. A page that is on screen stays there. */
export const clearBackgroundPage = (): void => useBackgroundPage.setState(null, true)
