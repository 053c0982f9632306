import type { Order, OrderVariant } from '../../../contract/entities/order.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { changeItemPreferences, type ItemPreferences } from '../../../stores/orders/itemPreferences.ts'

const preferencesOf = ({
  customerItemPickingNotes: note = '',
  substitution,
}: OrderVariant): ItemPreferences => ({
  note,
  substitution,
})

function withPreferences(order: Order, variantId: string, { note, substitution }: ItemPreferences): Order {
  return {
    ...order,
    orderVariants: order.orderVariants.map(({ customerItemPickingNotes: before, ...line }) => {
      if (line.variant._id !== variantId) return before ? { ...line, customerItemPickingNotes: before } : line
      return {
        ...line,
        ...(note ? { customerItemPickingNotes: note } : {}),
        ...(substitution ? { substitution } : {}),
      }
    }),
  }
}

/**
 * Changes what a picker reads about an item: it is on screen at once, and a notice offers to undo it. A refusal restores it and says why.
 * Returns whether it was saved.
 */
export function useItemPreferences(order: Order, line: OrderVariant, onChange: (order: Order) => void) {
  const { gid } = order
  const variantId = line.variant._id
  const change = async (preferences: ItemPreferences, before: ItemPreferences | null): Promise<boolean> => {
    onChange(withPreferences(order, variantId, preferences))
    const changed = await changeItemPreferences(gid, variantId, preferences)
    if ('problem' in changed) {
      onChange(order)
      notify({ key: changed.problem, tone: 'error', slot: 'order' })
      return false
    }
    onChange(changed.order)
    const undo = before && ({ key: 'notices.undo', run: () => void change(before, null) } as const)
    notify({
      key: 'orders.choice_saved',
      tone: 'success',
      slot: 'order',
      ...(undo ? { action: undo } : {}),
    })
    return true
  }
  // Without a choice it is `similar`: undoing has to name it.
  const before = preferencesOf({ substitution: 'similar', ...line })
  return (preferences: ItemPreferences) => change(preferences, before)
}
