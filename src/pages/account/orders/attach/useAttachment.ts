import { useEffect, useRef, useState } from 'react'
import { isFailure } from '../../../../api/failure.ts'
import type { Order } from '../../../../contract/entities/order.ts'
import type { Variant } from '../../../../contract/entities/product/variant.ts'
import { failureMessage } from '../../../../i18n/failureMessages.ts'
import type { MessageKey, MessageValues } from '../../../../i18n/keys.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../../stores/base/formDraft.ts'
import {
  attachItems,
  type Attaching,
  type AttachPreview,
  type AttachProblem,
  type ChosenItem,
  findAttached,
  previewAttach,
  readChosen,
  type Unanswered,
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

/** The order with what was added, and how many items that are. */
interface Added {
  order: Order
  count: number
}

const countOf = ({ wanted }: Attaching): number => wanted.reduce((all, { quantity }) => all + quantity, 0)

const attachingOf = (gid: string, { items, lastName }: Choice): Attaching => ({
  gid,
  wanted: items.map(({ variant, quantity }) => ({ variantId: variant._id, quantity })),
  name: lastName,
})

/** The items to add to an order, and what they cost: each change asks the server for a preview, and saves nothing. The choice survives a reload. */
export function useAttachment(order: Order) {
  const { gid } = order
  const draft = `attachment:${gid}` as const
  const [choice, setChoice] = useState<Choice>({ items: [], lastName: '' })
  const [answer, setAnswer] = useState<Answer | null>(null)
  const unanswered = useRef<Unanswered>(null)
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

  const isCurrent = answer?.choice === choice
  const problem: { problem: MessageKey; values?: MessageValues } | null = isCurrent ? answer.problem : null
  const preview = isCurrent ? answer.preview : null
  const showProblem = (failed: AttachProblem) => setAnswer({ choice, preview: null, problem: failed })

  /** What was added by a request without an answer; null if nothing was, `unknown` while that cannot be read, which is shown. */
  const findUnanswered = async (): Promise<Added | 'unknown' | null> => {
    const sent = unanswered.current
    if (!sent) return null
    try {
      const found = await findAttached(sent)
      unanswered.current = null
      return found && { order: found, count: countOf(sent.attaching) }
    } catch (error) {
      if (!isFailure(error)) throw error
      showProblem({ problem: failureMessage(error) })
      return 'unknown'
    }
  }

  /** Adds the items at the shown price, or asks for the price again after a problem. Returns what was added, or null. */
  const send = async (): Promise<Added | null> => {
    const found = await findUnanswered()
    if (found === 'unknown') return null
    if (found) return found
    if (!preview) {
      setChoice({ ...choice })
      return null
    }
    const attaching = attachingOf(gid, choice)
    const changed = await attachItems(attaching, order, preview.addedPrice)
    if (changed === 'price_changed') {
      const again = await previewAttach(attaching, new AbortController().signal)
      if ('preview' in again)
        setAnswer({ choice, preview: again.preview, problem: { problem: 'orders.attach_price' } })
      else showProblem(again)
      return null
    }
    if ('order' in changed) return { order: changed.order, count: countOf(attaching) }
    if ('unanswered' in changed) unanswered.current = changed.unanswered
    showProblem(changed)
    return null
  }

  return { items, set, send, preview, problem }
}
