import type { Errand } from './modals.ts'
import { keep, recall } from './storage.ts'

const KEY = 'pasar.errand'

const KINDS: readonly unknown[] = [
  'favorite',
  'back-in-stock',
  'shopping-list',
  'saved-list',
  'list-item',
  'game',
  'coupon',
  'organization-invite',
] satisfies readonly Errand['kind'][]

/** Keeps what a guest was about to do while they log in, so that it is done also when they do that on another page. */
export const keepErrand = (errand: Errand): void => {
  keep('session', KEY, JSON.stringify(errand))
}

/** It was done, or given up. */
export const dropErrand = (): void => {
  keep('session', KEY, null)
}

/** What still waits to be done; a broken record is none. */
export function keptErrand(): Errand | null {
  try {
    const kept: unknown = JSON.parse(recall('session', KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return null
    // Nobody but this tab writes it, and only whole.
    return KINDS.includes(kept.kind) ? (kept as Errand) : null
  } catch {
    return null
  }
}
