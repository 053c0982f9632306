import type { Order, OrderVariant } from '../../../contract/entities/order.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { changeItemWishes, type ItemWishes } from '../../../stores/orders/itemWishes.ts'

const wishesOf = ({ customerItemPickingNotes: note = '', substitution }: OrderVariant): ItemWishes => ({
  note,
  substitution,
})

function withWishes(order: Order, variantId: string, { note, substitution }: ItemWishes): Order {
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
 */
export function useItemWishes(order: Order, line: OrderVariant, onChange: (order: Order) => void) {
  const { gid } = order
  const variantId = line.variant._id
  const change = async (wishes: ItemWishes, before: ItemWishes | null) => {
    onChange(withWishes(order, variantId, wishes))
    const changed = await changeItemWishes(gid, variantId, wishes)
    if ('problem' in changed) {
      onChange(order)
      return notify({ key: changed.problem, tone: 'error', slot: 'order' })
    }
    onChange(changed.order)
    const undo = before && ({ key: 'notices.undo', run: () => void change(before, null) } as const)
    return notify({
      key: 'orders.wishes_saved',
      tone: 'success',
      slot: 'order',
      ...(undo ? { action: undo } : {}),
    })
  }
  // Without a choice it is `similar`: undoing has to name it.
  const before = wishesOf({ substitution: 'similar', ...line })
  return (wishes: ItemWishes) => change(wishes, before)
}
