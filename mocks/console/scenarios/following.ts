import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { isSame, type Sighting, sightingsIn } from './sightings.ts'

/** The followed scenario, and the texts that appeared since, oldest first. */
export interface Followed {
  id: string
  sightings: readonly Sighting[]
}

const KEY = 'pasar-mock-followed'
const KEPT = 20

const followedSchema: v.GenericSchema<unknown, Followed> = v.object({
  id: v.string(),
  sightings: v.array(
    v.object({ as: v.picklist(['notice', 'alert', 'dialog', 'page', 'field']), text: v.string() }),
  ),
})

// The fault may make the shop reload the page: the tab stores the followed scenario.
function recall(): Followed | null {
  try {
    return v.parse(followedSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

function keep(followed: Followed | null): void {
  try {
    if (followed) sessionStorage.setItem(KEY, JSON.stringify(followed))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Where nothing may be kept, a page that is loaded anew begins without.
  }
}

const listeners = new Set<() => void>()
let followed: Followed | null = null
let current: readonly Sighting[] = []
let observer: MutationObserver | null = null

function become(next: Followed | null): void {
  followed = next
  keep(next)
  for (const listener of listeners) listener()
}

function look(): void {
  if (!followed) return
  const now = sightingsIn(document)
  const fresh = now.filter((one) => !current.some((other) => isSame(one, other)))
  current = now
  if (fresh.length > 0) become({ ...followed, sightings: [...followed.sightings, ...fresh].slice(-KEPT) })
}

function watch(): void {
  observer ??= new MutationObserver(look)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-invalid', 'aria-describedby'],
  })
}

/** Follows a scenario from now on; texts that are already on screen do not count. */
export function follow(id: string): void {
  current = sightingsIn(document)
  become({ id, sightings: [] })
  watch()
}

/** Looks after none. */
export function stopFollowing(): void {
  observer?.disconnect()
  become(null)
}

/** Goes on with what this tab looked after before its page was loaded anew. */
export function resumeFollowing(): void {
  if (followed) return
  followed = recall()
  if (!followed) return
  watch()
  look()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const followedNow = (): Followed | null => followed

export const useFollowed = (): Followed | null => useSyncExternalStore(subscribe, followedNow)
