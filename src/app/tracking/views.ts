import { brandChanges, pageProperties } from '../../domain/engagement/tracking.ts'
import type { TrackEvent } from '../../tracking/clicks.ts'
import type { Router } from '../../navigation/router.ts'
import { isChosen, type Place, placeOf, type Shown } from './place.ts'
import { titleSettled } from './titleSettled.ts'

/** A page with its address and title, from coming to it until going elsewhere. */
export interface Views {
  /** Of the view at hand, from 1. */
  number(): number
  place(): Place | null
  /** Is the page of this view on the screen? */
  isShown(): boolean
  /** Follows a step of the router: another page is another view, another choice of brands is told. The page may stand already. */
  follow(state: Shown, isThere: boolean): void
  /** A view of a page that is on the screen, or has gone already; then its title is not known any more. */
  show(state: Shown, title: string): void
  /** Tells of the view at once, should it still wait for its title: the page stands, or the shopper goes on. */
  settle(): void
}

/** Tells of page views as the shopper moves; `onView` hears of each that has been told. */
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
  function told({ route, path }: Place, title: string): void {
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
      told(next, title)
    },
    follow(state, isThere) {
      const next = placeOf(state, router)
      if (place?.page === next.page) {
        if (isChosen(state)) logBrands(place, next)
        place = next
        return
      }
      begin(next)
      pending = titleSettled(() => told(next, document.title))
      if (isThere) settle()
    },
  }
}
