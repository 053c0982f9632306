import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { changeAccount, currentAccount } from '../session/account.ts'
import { notify } from '../notices/notices.ts'
import { pendingOfSession } from '../session/pendingOfSession.ts'
import { rememberSession, useSession } from '../session/session.ts'
import { serialQueueByKey } from '../base/serialQueueByKey.ts'

type Named = Pick<Variant, '_id' | 'gid' | 'name'>

const SLOT = 'favorites'

const listeners = new Set<(variant: Named) => void>()

/** Subscribes to added favourites. Returns an unsubscribe function. */
export function onFavoriteAdded(listener: (variant: Named) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Requested favourites whose writes are in flight, by variant; `from` is what the server has. */
const pending = pendingOfSession<{ variant: Named; isOn: boolean; from: boolean }>()

const withFavorite = (favorites: readonly string[], id: string, isOn: boolean): string[] => {
  const others = favorites.filter((other) => other !== id)
  return isOn ? [id, ...others] : others
}

const changed = (favorites: readonly string[], id: string, isOn: boolean): readonly string[] =>
  favorites.includes(id) === isOn ? favorites : withFavorite(favorites, id, isOn)

/** The server's favourites with the pending changes applied. */
const show = (confirmed: readonly string[]): void =>
  changeAccount({
    favorites: [...pending()].reduce(
      (favorites, [id, { isOn }]) => [...changed(favorites, id, isOn)],
      [...confirmed],
    ),
  })

// Page data may be older than a pending change.
useSession.subscribe(() => {
  const { favorites } = currentAccount() ?? {}
  if (favorites && [...pending()].some(([id, { isOn }]) => favorites.includes(id) !== isOn)) show(favorites)
})

const notifyFavorite = (
  key: MessageKey,
  { name }: Named,
  tone: 'success' | 'info' | 'error',
  undo?: () => void,
): void => {
  const action = undo && ({ key: 'notices.undo', run: undo } as const)
  notify({ key, values: { name }, tone, slot: SLOT, action })
}

async function write(id: string): Promise<'again' | 'done'> {
  const change = pending().get(id)
  if (!change) return 'done'
  const { variant, isOn, from } = change
  const isSameSession = rememberSession()
  try {
    const body = { variantId: id }
    const answer = isOn
      ? await request(listCalls.addFavorite, { body })
      : { ...(await request(listCalls.removeFavorite, { body })), isNew: false }
    // The answer has the favourites of the shopper before.
    if (!isSameSession()) return 'again'
    const now = pending().get(id)
    if (now === change) pending().delete(id)
    else if (now) now.from = isOn
    // Answers to other hearts may arrive in another order than they were sent: each counts for its own variant alone.
    show(changed(currentAccount()?.favorites ?? [], id, isOn))
    if (now !== change) return 'again'
    if (!isOn) notifyFavorite('favorites.removed', variant, 'info', () => setFavorite(variant, true))
    else if (answer.isNew) {
      notifyFavorite('favorites.added', variant, 'success')
      for (const listener of listeners) listener(variant)
    } else notifyFavorite('favorites.already', variant, 'info')
    return 'done'
  } catch (error) {
    if (!isFailure(error)) throw error
    if (pending().get(id) !== change) return 'again'
    pending().delete(id)
    changeAccount({ favorites: withFavorite(currentAccount()?.favorites ?? [], id, from) })
    notifyFavorite(
      error.code === Refusal.OVER_MAXIMUM ? 'favorites.full' : 'favorites.failed',
      variant,
      'error',
    )
    return 'done'
  }
}

const writes = serialQueueByKey(write)

/**
 * Adds or removes a favourite of the logged-in shopper: shown at once, written in the background one call at a time, undone on failure.
 * Shows a notice, also if it was a favourite already (document 1 §4).
 */
export function setFavorite(variant: Named, isOn: boolean): void {
  const favorites = currentAccount()?.favorites ?? []
  const from = pending().get(variant._id)?.from ?? favorites.includes(variant._id)
  pending().set(variant._id, { variant, isOn, from })
  show(favorites)
  writes.start(variant._id)
}
