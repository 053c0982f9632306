import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementActionCalls } from '../../contract/calls/engagementActions.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { entriesById } from '../cart/bulkAdd.ts'
import { startDeferredAction } from './deferredActions.ts'
import { dialogAfterAnswer } from '../overlays/dialogAfterAnswer.ts'
import type { OpenModal } from '../overlays/modals.ts'
import { notify } from '../notices/notices.ts'
import { ofThisSession } from '../session/ofThisSession.ts'
import { rememberSession } from '../session/session.ts'
import { putOnList, readList } from '../lists/shoppingLists.ts'

const GONE: readonly unknown[] = [Refusal.NOT_FOUND, Refusal.NOT_AVAILABLE]

const messageOf = ({ code }: Failure) => {
  if (code === Refusal.OVER_MAXIMUM) return 'startup.list_full'
  return GONE.includes(code) ? 'startup.gone' : 'startup.failed'
}

/** Runs work that ends with a dialog; a failure is shown as a notice. */
async function withFailureNotice(
  work: (openDialog: (modal: OpenModal) => void) => Promise<void>,
): Promise<void> {
  const isSameSession = rememberSession()
  try {
    await work(dialogAfterAnswer())
  } catch (error) {
    if (!isFailure(error)) throw error
    if (isSameSession()) notify({ key: messageOf(error), tone: 'error', slot: 'startup' })
  }
}

const notifyGone = () => notify({ key: 'startup.gone', tone: 'info', slot: 'startup' })

/** Opens one of the shopper's lists with its items (document 1 §4, list to resume). */
export const openSavedList = (listId: string): Promise<void> =>
  withFailureNotice(async (openDialog) => {
    const list = await readList(listId)
    const ids = list.listVariants.map(({ variant }) => variant)
    const products = await ofThisSession(entriesById(ids))
    openDialog({ kind: 'saved-list', list, products })
  })

/** Adds an item to one of the shopper's lists and confirms it (document 1 §4, shopping-list item added). */
export const putOnSavedList = (listId: string, variantId: string): Promise<void> =>
  withFailureNotice(async (openDialog) => {
    const list = await readList(listId)
    const [entry] = await ofThisSession(entriesById([variantId]))
    if (!entry) return void notifyGone()
    const isNew = await putOnList(list, variantId)
    openDialog({ kind: 'list-item-added', list, name: entry.variant.name, isNew })
  })

/** Opens the dialog with the items that a link offers for the cart (document 1 §4, add variants from a source). */
export const openItems = (ids: readonly string[], source: string): Promise<void> =>
  withFailureNotice(async (openDialog) => {
    const products = await entriesById(ids)
    if (products.length === 0) notifyGone()
    else openDialog({ kind: 'add-from-source', products, ids, source })
  })

/** Requests a back-in-stock notice for the variant of a link; a guest logs in first. */
export const askForNoticeOf = (variantId: string): Promise<void> =>
  withFailureNotice(async () => {
    const [entry] = await entriesById([variantId])
    if (entry) await startDeferredAction({ kind: 'back-in-stock', ...entry })
    else notifyGone()
  })

/** Opens a game in this shopper's present state (document 1 §4, game capture). */
export const openGame = (cta: string): Promise<void> =>
  withFailureNotice(async (openDialog) => {
    const { data } = await ofThisSession(request(engagementActionCalls.gameResults, { query: { cta } }))
    const { game, results } = data
    openDialog({ kind: 'game', game, results })
  })
