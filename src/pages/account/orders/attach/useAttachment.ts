import { useEffect, useState } from 'react'
import type { Order } from '../../../../contract/entities/order.ts'
import type { Variant } from '../../../../contract/entities/product/variant.ts'
import type { MessageKey, MessageValues } from '../../../../i18n/keys.ts'
import {
  attachItems,
  type Attaching,
  type AttachPreview,
  type AttachProblem,
  previewAttach,
} from '../../../../stores/orders/attachItems.ts'

/** An item to add, and how many. */
export interface ChosenItem {
  variant: Variant
  quantity: number
}

interface Choice {
  items: readonly ChosenItem[]
  /** The name of the item that was changed last. */
  lastName: string
}

/** The answer to a choice; it is for that choice alone. */
interface Answer {
  choice: Choice
  preview: AttachPreview | null
  problem: AttachProblem | null
}

const attachingOf = (gid: string, { items, lastName }: Choice): Attaching => ({
  gid,
  wanted: items.map(({ variant, quantity }) => ({ variantId: variant._id, quantity })),
  name: lastName,
})

/** The items to add to an order, and what they cost: each change asks the server for a preview, and saves nothing. */
export function useAttachment({ gid }: Order) {
  const [choice, setChoice] = useState<Choice>({ items: [], lastName: '' })
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { items } = choice

  useEffect(() => {
    if (choice.items.length === 0) return undefined
    const change = new AbortController()
    const ask = async () => {
      const result = await previewAttach(attachingOf(gid, choice), change.signal)
      if (change.signal.aborted) return
      setAnswer(
        'preview' in result
          ? { choice, preview: result.preview, problem: null }
          : { choice, preview: null, problem: result },
      )
    }
    ask().catch((error: unknown) => {
      if (!change.signal.aborted) throw error
    })
    return () => change.abort()
  }, [gid, choice])

  const set = (variant: Variant, quantity: number) => {
    const isChosen = items.some((item) => item.variant._id === variant._id)
    const changed = isChosen
      ? items.map((item) => (item.variant._id === variant._id ? { ...item, quantity } : item))
      : [...items, { variant, quantity }]
    setChoice({ items: changed.filter((item) => item.quantity > 0), lastName: variant.name })
  }

  /** Adds the items; returns the order, or null after a failure, which is shown. */
  const send = async (): Promise<Order | null> => {
    const changed = await attachItems(attachingOf(gid, choice))
    if ('order' in changed) return changed.order
    setAnswer({ choice, preview: null, problem: changed })
    return null
  }

  const isCurrent = answer?.choice === choice
  const problem: { problem: MessageKey; values?: MessageValues } | null = isCurrent ? answer.problem : null
  return { items, set, send, preview: isCurrent ? answer.preview : null, problem }
}
