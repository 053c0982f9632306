import type { DeferredAction } from '../overlays/modals.ts'
import { keep, recall } from '../base/storage.ts'

const KEY = 'pasar.deferred-action'

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

/** Stores the action of a guest during the login, so that it also runs after a login on another page. */
export const keepDeferredAction = (deferredAction: DeferredAction): void => {
  keep('session', KEY, JSON.stringify(deferredAction))
}

/** Removes the action after it ran or was given up. */
export const dropDeferredAction = (): void => {
  keep('session', KEY, null)
}

/** The stored action; an invalid record counts as none. */
export function keptDeferredAction(): DeferredAction | null {
  try {
    const kept: unknown = JSON.parse(recall('session', KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return null
    // Only this tab writes it, and only as a whole.
    return KINDS.includes(kept.kind) ? (kept as DeferredAction) : null
  } catch {
    return null
  }
}
