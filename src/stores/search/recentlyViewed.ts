import { useSyncExternalStore } from 'react'
import { keep, recall } from '../base/storage.ts'

const KEY = 'pasar.viewed'
/** One row, and one more for the product of the present page. */
const KEPT = 13

const NONE: readonly string[] = []

function read(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : NONE
  } catch {
    return NONE
  }
}

let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE }

/** Ids of the variants that this browser has shown, the latest first; an invalid record counts as empty. */
function recentlyViewed(): readonly string[] {
  const text = recall('local', KEY)
  if (text !== known.text) known = { text, ids: read(text) }
  return known.ids
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Moves a variant to the start of the list. */
export function rememberViewed(variantId: string): void {
  const others = recentlyViewed().filter((other) => other !== variantId)
  keep('local', KEY, JSON.stringify([variantId, ...others].slice(0, KEPT)))
  for (const listener of listeners) listener()
}

/** The same ids for a page; empty during prerendering. */
export const useRecentlyViewed = (): readonly string[] =>
  useSyncExternalStore(subscribe, recentlyViewed, () => NONE)
