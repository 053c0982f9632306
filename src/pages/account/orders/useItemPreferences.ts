import { useRef } from 'react'
import type { Order, OrderVariant } from '../../../contract/entities/order.ts'
import type { TakeOrder } from '../../../features/order/useLiveOrder.ts'
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
    orderVariants: order.orderVariants.map((each) => {
      if (each.variant._id !== variantId) return each
      const { customerItemPickingNotes: _note, substitution: _substitution, ...line } = each
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
export function useItemPreferences({ gid }: Order, line: OrderVariant, onChange: TakeOrder) {
  const variantId = line.variant._id
  const latest = useRef<ItemPreferences>(null)
  // What the server has, while changes are in flight.
  const saved = useRef<ItemPreferences>(null)
  const show = (preferences: ItemPreferences) =>
    onChange((order) => withPreferences(order, variantId, preferences))

  const change = async (
    next: ItemPreferences,
    { from, undo }: { from: ItemPreferences; undo: ItemPreferences | null },
  ): Promise<boolean> => {
    latest.current = next
    saved.current ??= from
    show(next)
    const changed = await changeItemPreferences(gid, variantId, next)
    const isLatest = latest.current === next
    if ('problem' in changed) {
      if (isLatest) {
        show(saved.current)
        saved.current = null
      }
      notify({ key: changed.problem, tone: 'error', slot: 'order' })
      return false
    }
    saved.current = isLatest ? null : saved.current && next
    // Not the order of the answer: it may lack a later change of another item.
    show(latest.current)
    const run = undo && (() => void change(undo, { from: next, undo: null }))
    notify({
      key: 'orders.choice_saved',
      tone: 'success',
      slot: 'order',
      ...(run ? { action: { key: 'notices.undo', run } } : {}),
    })
    return true
  }
  const from = preferencesOf(line)
  // Without a choice it is `similar`: undoing has to name it.
  const undo = preferencesOf({ substitution: 'similar', ...line })
  return (preferences: ItemPreferences) => change(preferences, { from, undo })
}
