import type { CartVariant } from '../../contract/entities/cart.ts'
import { lineKey } from '../../domain/cart/cart.ts'
import { removeLines, undoRemoval } from '../../stores/cart/removals.ts'
import { type Notice, notify } from '../../stores/notices/notices.ts'
import { focusRestored } from './focusAfterRemoval.ts'

/** Removes lines of the cart as one change, with a notice that offers to restore all of them. */
export function removeWithUndo(
  lines: readonly CartVariant[],
  { key, values }: Pick<Notice, 'key' | 'values'>,
): void {
  const keys = lines.map(lineKey)
  removeLines(keys, 'cart')
  const putBack = () => {
    keys.forEach(undoRemoval)
    if (keys[0] !== undefined) focusRestored(keys[0])
  }
  notify({
    key,
    values,
    tone: 'info',
    slot: 'lines-removed',
    action: { key: 'notices.undo', run: putBack },
  })
}
