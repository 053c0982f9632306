import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { changeAccount } from '../session/account.ts'
import { forgetListQuantities, listLineKey, showListQuantity } from './listLines.ts'
import { notify } from '../notices/notices.ts'
import { pendingOfSession } from '../session/pendingOfSession.ts'
import { rememberSession } from '../session/session.ts'
import { serialQueueByKey } from '../base/serialQueueByKey.ts'

type Named = Pick<Variant, '_id' | 'name'>

interface PendingWrite {
  list: { gid: string; name: string }
  variant: Named
  quantity: number
  /** The quantity when the shopper started to change it. */
  from: number
}

const SLOT = 'lists'

/** Pending quantities by line, until the server has answered. */
const pending = pendingOfSession<PendingWrite>()

/** New page data contains the earlier changes; pending changes stay on top of it. */
export const beginList = (listId: string): void => forgetListQuantities(listId, (key) => pending().has(key))

function notifyRemoved({ list, variant, from }: PendingWrite): void {
  notify({
    key: 'lists.removed',
    values: { name: variant.name, list: list.name },
    tone: 'info',
    slot: SLOT,
    action: { key: 'notices.undo', run: () => setListQuantity(list, variant, { from: 0, to: from }) },
  })
}

async function write(key: string): Promise<'again' | 'done'> {
  const change = pending().get(key)
  if (!change) return 'done'
  const { list, variant, quantity, from } = change
  const isSameSession = rememberSession()
  try {
    const body = { shoppingListId: list.gid, listVariant: { variant: variant._id, quantity } }
    const { shoppingLists } = await request(listCalls.changeList, { body })
    // The answer has the lists of the shopper before.
    if (!isSameSession()) return 'again'
    changeAccount({ shoppingLists })
    const now = pending().get(key)
    if (now !== change) {
      // After this answer, a failure restores the server's new state.
      if (now) pending().set(key, { ...now, from: quantity })
      return 'again'
    }
    pending().delete(key)
    if (quantity === 0) notifyRemoved(change)
    return 'done'
  } catch (error) {
    if (!isFailure(error)) throw error
    if (pending().get(key) !== change) return 'again'
    pending().delete(key)
    showListQuantity(key, from)
    const word = error.code === Refusal.NOT_FOUND ? 'lists.gone' : 'lists.line_failed'
    notify({ key: word, values: { name: variant.name, list: list.name }, tone: 'error', slot: SLOT })
    return 'done'
  }
}

const writes = serialQueueByKey(write)

/**
 * Sets the quantity of a list item, 0 removes it: shown at once, written in the background one call per line at a time, undone on failure.
 * A removal shows a notice with Undo.
 */
export function setListQuantity(
  list: { gid: string; name: string },
  variant: Named,
  { from, to }: { from: number; to: number },
): void {
  const key = listLineKey(list.gid, variant._id)
  pending().set(key, { list, variant, quantity: to, from: pending().get(key)?.from ?? from })
  showListQuantity(key, to)
  writes.start(key)
}

/** Waits until all changes of a list are answered, at most `ms` (three seconds). */
export const waitForListWrites = (ms?: number): Promise<boolean> => writes.settledWithin(ms)
