import { useEffect, useState } from 'react'
import { lineKey, type LineKey } from '../../domain/cart/cart.ts'
import type { CartChange } from '../../domain/cart/cartChange.ts'
import type { MessageKey, WordValues } from '../../i18n/keys.ts'
import { onCartEvent } from './cartEvents.ts'

interface LineProblem {
  key: MessageKey
  values?: WordValues
}

type LineProblems = Readonly<Record<LineKey, LineProblem>>

const plain: Record<CartChange, MessageKey> = {
  added: 'cart.add_cart_variant_error',
  increased: 'handlers.cart_change_quantity_error',
  decreased: 'handlers.cart_change_quantity_error',
  removed: 'cart.remove_cart_variant_error',
  noted: 'cart.note_error',
}

/** What went wrong with a line's last change, to be read beside it for as long as the line is not changed again. */
export function useLineProblems(): LineProblems {
  const [problems, setProblems] = useState<LineProblems>({})
  useEffect(
    () =>
      onCartEvent((event) =>
        setProblems((before) => {
          if (event.type === 'failed') return { ...before, [event.key]: { key: plain[event.change] } }
          if (event.type === 'clamped') {
            const problem = { key: 'cart.problem_maximum', values: { count: event.maximum } } as const
            return { ...before, [lineKey(event.target)]: problem }
          }
          if (!(event.key in before)) return before
          const { [event.key]: _, ...others } = before
          return others
        }),
      ),
    [],
  )
  return problems
}
