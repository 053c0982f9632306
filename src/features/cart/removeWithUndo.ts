import type { CartVariant } from '../../contract/entities/cart.ts'
import { type LineKey, lineKey } from '../../domain/cart/cart.ts'
import type { Translate } from '../../i18n/keys.ts'
import { confirmedQuantity } from '../../stores/cart/cart.ts'
import { notifyEarly } from '../../stores/cart/notifyEarly.ts'
import { removeLines, undoRemoval } from '../../stores/cart/removals.ts'
import { type Notice, notify } from '../../stores/notices/notices.ts'
import { rememberSession } from '../../stores/session/session.ts'
import { focusRestored } from './focusAfterRemoval.ts'

const SLOT = 'lines-removed'

/** Restores lines from the notice of their removal. */
const undoOf = (keys: readonly LineKey[]): NonNullable<Notice['action']> => ({
  key: 'notices.undo',
  run: () => {
    keys.forEach(undoRemoval)
    if (keys[0] !== undefined) focusRestored(keys[0])
  },
})

/**
 * Removes lines of the cart as one change, with a notice that offers to restore all of them. Where the removal of some fails, the notice names
 * and restores the others.
 */
export async function removeWithUndo(
  lines: readonly CartVariant[],
  { key, values }: Pick<Notice, 'key' | 'values'>,
  t: Translate,
): Promise<void> {
  const isSameSession = rememberSession()
  const keys = lines.map(lineKey)
  removeLines(keys, 'cart')
  const notice = { tone: 'info', slot: SLOT } as const
  if (await notifyEarly(keys, { ...notice, key, values, action: undoOf(keys) })) return
  const removed = lines.filter((line) => confirmedQuantity(lineKey(line)) === 0)
  if (removed.length === 0 || !isSameSession()) return
  const count = removed.reduce((all, { quantity }) => all + quantity, 0)
  const gone = removed.map(lineKey)
  notify({
    ...notice,
    key: 'notices.removed',
    values: { name: t('cart.items', { count }) },
    action: undoOf(gone),
  })
}
