import { useEffect, useState } from 'react'
import type { Order } from '../../../../contract/entities/order.ts'
import type { Variant } from '../../../../contract/entities/product/variant.ts'
import type { MessageKey, MessageValues } from '../../../../i18n/keys.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../../stores/base/formDraft.ts'
import {
  attachItems,
  type Attaching,
  type AttachPreview,
  type AttachProblem,
  type ChosenItem,
  previewAttach,
  readChosen,
} from '../../../../stores/orders/attachItems.ts'

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

/** The items to add to an order, and what they cost: each change asks the server for a preview, and saves nothing. The choice survives a reload. */
export function useAttachment({ gid }: Order) {
  const draft = `attachment:${gid}` as const
  const [choice, setChoice] = useState<Choice>({ items: [], lastName: '' })
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { items } = choice

  useEffect(() => {
    let isHere = true
    const putBack = async () => {
      const chosen = await readChosen(readFormDraft(draft))
      if (isHere && chosen.length > 0)
        setChoice((present) =>
          present.items.length > 0 ? present : { items: chosen, lastName: chosen.at(-1)?.variant.name ?? '' },
        )
    }
    void putBack()
    return () => {
      isHere = false
    }
  }, [draft])

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
    const wanted = changed.filter((item) => item.quantity > 0)
    setChoice({ items: wanted, lastName: variant.name })
    if (wanted.length === 0) clearFormDraft(draft)
    else
      saveFormDraft(
        draft,
        Object.fromEntries(wanted.map((item) => [item.variant._id, String(item.quantity)])),
      )
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
  /** Asks for the preview of the same choice again. */
  const retry = () => setChoice({ ...choice })
  return { items, set, send, retry, preview: isCurrent ? answer.preview : null, problem }
}
