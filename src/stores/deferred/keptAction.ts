import type { DeferredAction } from '../overlays/modals.ts'
import { keep, recall } from '../base/storage.ts'

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
] satisfies readonly DeferredAction['kind'][]

/** Keeps what a guest was about to do while they log in, so that it is done also when they do that on another page. */
export const keepDeferredAction = (deferredAction: DeferredAction): void => {
  keep('session', KEY, JSON.stringify(deferredAction))
}

/** It was done, or given up. */
export const dropDeferredAction = (): void => {
  keep('session', KEY, null)
}

/** What still waits to be done; a broken record is none. */
export function keptDeferredAction(): DeferredAction | null {
  try {
    const kept: unknown = JSON.parse(recall('session', KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return null
    // Nobody but this tab writes it, and only whole.
    return KINDS.includes(kept.kind) ? (kept as DeferredAction) : null
  } catch {
    return null
  }
}
