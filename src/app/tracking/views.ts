import { brandChanges, pageProperties } from '../../domain/engagement/tracking.ts'
import type { TrackEvent } from '../../tracking/clicks.ts'
import type { Router } from '../../navigation/router.ts'
import { isChosen, type Place, placeOf, type Shown } from './place.ts'
import { titleSettled } from './titleSettled.ts'

/** One view: a page with its address and title, until the shopper leaves it. */
export interface Views {
  /** Number of the current view, from 1. */
  number(): number
  place(): Place | null
  /** Whether the page of this view is on screen. */
  isShown(): boolean
  /** Handles a router update: another page is another view; another brand filter is tracked. `isThere`: the page has mounted already. */
  follow(state: Shown, isThere: boolean): void
  /** Tracks a view of a page that is on screen, or that was left already and has no known title. */
  show(state: Shown, title: string): void
  /** Tracks a view that still waits for its title, because the page has mounted or the shopper leaves. */
  settle(): void
}

/** Tracks page views as the shopper navigates; `onView` is called after each. */
export function createViews(router: Router, track: TrackEvent, onView: () => void): Views {
  let number = 0
  let place: Place | null = null
  let pending: { now: () => void } | null = null
  const settle = () => pending?.now()

  function begin(next: Place): void {
    settle()
    number += 1
    place = next
  }
  function record({ route, path }: Place, title: string): void {
    pending = null
    track('page view', pageProperties(route, path, title))
    onView()
  }
  function logBrands(before: Place, { source, brands }: Place): void {
    for (const change of brandChanges(before.brands, brands))
      track('brand filter selection', { source, ...change })
  }

  return {
    number: () => number,
    place: () => place,
    isShown: () => place !== null && pending === null,
    settle,
    show(state, title) {
      const next = placeOf(state, router)
      begin(next)
      record(next, title)
    },
    follow(state, isThere) {
      const next = placeOf(state, router)
      if (place?.page === next.page) {
        if (isChosen(state)) logBrands(place, next)
        place = next
        return
      }
      begin(next)
      pending = titleSettled(() => record(next, document.title))
      if (isThere) settle()
    },
  }
}
