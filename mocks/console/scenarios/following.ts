import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Controls } from '../../controls/controls.ts'
import { scenarioOf } from '../../scenarios/table.ts'
import { FOLLOWED_KEY } from '../openness.ts'
import { holdLanguage } from '../texts.ts'
import { focusIn, type Sighting, sightingsIn } from './sightings.ts'

/** The followed scenario, and what the shop did since its fault matched a request, oldest first. */
export interface Followed {
  id: string
  isMatched: boolean
  sightings: readonly Sighting[]
}

const KEPT = 20

const followedSchema: v.GenericSchema<unknown, Followed> = v.object({
  id: v.string(),
  isMatched: v.boolean(),
  sightings: v.array(
    v.object({
      as: v.picklist(['notice', 'alert', 'dialog', 'page', 'field', 'focus', 'reload', 'log']),
      text: v.string(),
    }),
  ),
})

// The fault may make the shop reload the page: the tab stores the followed scenario.
function recall(): Followed | null {
  try {
    return v.parse(followedSchema, JSON.parse(sessionStorage.getItem(FOLLOWED_KEY) ?? 'null'))
  } catch {
    return null
  }
}

function keep(followed: Followed | null): void {
  try {
    if (followed) sessionStorage.setItem(FOLLOWED_KEY, JSON.stringify(followed))
    else sessionStorage.removeItem(FOLLOWED_KEY)
  } catch {
    // Where nothing may be kept, a page that is loaded anew begins without.
  }
}

const listeners = new Set<() => void>()
let followed: Followed | null = null
let current: ReadonlyMap<Element, Sighting> = new Map()
/** The invalid field whose focus has been seen. */
let focused: Element | null = null
/** Errors of the log that were there before, or are sightings already. The log begins with the page. */
let knownErrors: readonly object[] = []
let stopWatching = () => {}

function become(next: Followed | null): void {
  followed = next
  keep(next)
  for (const listener of listeners) listener()
}

function add(fresh: readonly Sighting[]): void {
  if (!followed?.isMatched || fresh.length === 0) return
  become({ ...followed, sightings: [...followed.sightings, ...fresh].slice(-KEPT) })
}

function look(): void {
  if (!followed?.isMatched) return
  const before = current
  current = sightingsIn(document)
  add([...current].filter(([place, { text }]) => before.get(place)?.text !== text).map(([, fresh]) => fresh))
  const focus = focusIn(document)
  if (focus && focus.field !== focused) add([focus.sighting])
  focused = focus?.field ?? null
}

/** From the first request that the fault matches: what is on screen at that moment does not count. */
function followStrike(controls: Controls): void {
  if (!followed || followed.isMatched) return
  const { id } = followed
  if (!controls.armed().some(({ name, matched }) => name === id && matched > 0)) return
  current = sightingsIn(document)
  focused = focusIn(document)?.field ?? null
  become({ id, isMatched: true, sightings: [] })
}

function lookAtLog({ server: { telemetry } }: Controls): void {
  const errors = telemetry.errors()
  add(
    errors
      .filter((error) => !knownErrors.includes(error))
      .map(({ message }) => ({ as: 'log', text: message })),
  )
  knownErrors = errors
}

function watch(controls: Controls): void {
  stopWatching()
  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-invalid', 'aria-describedby', 'class', 'hidden', 'style'],
  })
  // The focus changes nothing in the page.
  document.addEventListener('focusin', look)
  const stops = [
    () => observer.disconnect(),
    () => document.removeEventListener('focusin', look),
    controls.faultInjector.subscribe(() => followStrike(controls)),
    controls.server.telemetry.subscribe(() => lookAtLog(controls)),
  ]
  stopWatching = () => {
    for (const stop of stops) stop()
  }
}

/** Follows a scenario from now on, in place of another. */
export function follow(controls: Controls, id: string): void {
  void holdLanguage(scenarioOf(id)?.act === 'speakMalay')
  knownErrors = controls.server.telemetry.errors()
  become({ id, isMatched: false, sightings: [] })
  watch(controls)
}

export function stopFollowing(): void {
  void holdLanguage(false)
  stopWatching()
  become(null)
}

/** What the page has met before the console loaded was the page's own, and so is all that it shows. */
function followFromStart(controls: Controls): void {
  followStrike(controls)
  current = new Map()
  focused = null
  watch(controls)
  look()
  lookAtLog(controls)
}

/** Follows the scenario of the page's link, in place of another; null for a link without one. */
export function followLinked(controls: Controls, id: string | null): void {
  const row = scenarioOf(id ?? '')
  if (!row) return stopFollowing()
  void holdLanguage(row.act === 'speakMalay')
  become({ id: row.id, isMatched: false, sightings: [] })
  followFromStart(controls)
}

/** Continues with the scenario that this tab followed before its page was loaded again; that load is a sighting too. */
export function resumeFollowing(controls: Controls): void {
  if (followed) return
  followed = recall()
  if (!followed) return
  if (followed.isMatched) add([{ as: 'reload', text: '' }])
  followFromStart(controls)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const followedNow = (): Followed | null => followed

export const useFollowed = (): Followed | null => useSyncExternalStore(subscribe, followedNow)
