import { type LineKey, lineKey } from '../../domain/cart/cart.ts'
import { clearFormDraft, type DraftName, readFormDraft, saveFormDraft } from '../base/formDraft.ts'
import { useSession } from '../session/session.ts'
import { currentCart } from './cart.ts'
import { setPickingNote } from './pickingNotes.ts'

const ownerNow = ({ user }: ReturnType<typeof useSession.getState>): string =>
  user?.isGuest === false ? user._id : 'guest'

const draftOf = (owner: string, key: LineKey): DraftName => `cart-note:${owner}:${key}`

/** The draft of a line's picking note, for the present shopper. */
export const useNoteDraft = (key: LineKey): DraftName => draftOf(useSession(ownerNow), key)

/** Saves the picking notes that are typed and not saved: an order would be placed without them. One that is not saved keeps its draft. */
export async function sendTypedNotes(): Promise<void> {
  const owner = ownerNow(useSession.getState())
  const send = async (key: LineKey) => {
    const draft = draftOf(owner, key)
    const typed = readFormDraft(draft)['note']
    if (typed === undefined || !(await setPickingNote(key, typed))) return
    // The shopper may have typed on.
    if (readFormDraft(draft)['note'] === typed) clearFormDraft(draft)
  }
  await Promise.all(currentCart().cartVariants.map((line) => send(lineKey(line))))
}

/** Moves what is typed for a line to another one, unless that one has a text of its own. */
export function moveTypedNote(from: LineKey, to: LineKey): void {
  const owner = ownerNow(useSession.getState())
  const fields = readFormDraft(draftOf(owner, from))
  clearFormDraft(draftOf(owner, from))
  const isFree = readFormDraft(draftOf(owner, to))['note'] === undefined
  if (isFree && fields['note'] !== undefined) saveFormDraft(draftOf(owner, to), fields)
}
