import { useState } from 'react'
import type { CartShortfall } from '../../../contract/entities/cart.ts'
import { unsent } from '../../../domain/cart/unsent.ts'
import { useAddToCart } from '../../../features/cart/useAddToCart.ts'
import { addQuantities, nothingSent, type SentPart } from '../../../stores/cart/addQuantities.ts'

/** The ids of earlier additions, and the part of the last one that was sent before it failed. */
interface Progress {
  added: readonly string[]
  part: SentPart
}

const nothingAdded: Progress = { added: [], part: nothingSent }

/** The additions of one order, an id for each piece. What was sent is not sent again, also after the text was corrected. */
export function useQuickOrderCart() {
  const [{ added, part }, setProgress] = useState(nothingAdded)
  const [shortfalls, setShortfalls] = useState<readonly CartShortfall[]>([])
  const { isSending, add } = useAddToCart()

  const restOf = (ids: readonly string[]) => unsent(ids, [...added, ...part.ids])
  const send = async (ids: readonly string[]) => {
    const wanted = unsent(ids, added).map((variantId) => ({ variantId, quantity: 1 }))
    setShortfalls([])
    // After a failed call, the notice also counts what was sent before it.
    await add(part.ids.length + restOf(ids).length, async () => {
      const missing = await addQuantities(wanted, {
        sent: part,
        onSent: (next) => setProgress({ added, part: next }),
      })
      setProgress((now) => ({ added: [...now.added, ...now.part.ids], part: nothingSent }))
      setShortfalls(missing)
      return missing
    })
  }
  return {
    isSending,
    shortfalls,
    restOf,
    send,
    hideShortfalls: () => setShortfalls([]),
    startAnew: () => setProgress(nothingAdded),
  }
}

export type QuickOrderCart = ReturnType<typeof useQuickOrderCart>
