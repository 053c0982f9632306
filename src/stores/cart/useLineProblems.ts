import { useEffect, useState } from 'react'
import { lineKey, type LineKey } from '../../domain/cart/cart.ts'
import type { MessageKey, MessageValues } from '../../i18n/keys.ts'
import { onCartEvent } from './cartEvents.ts'
import { failedChange } from './failedChange.ts'

interface LineProblem {
  key: MessageKey
  values?: MessageValues
}

type LineProblems = Readonly<Record<LineKey, LineProblem>>

/** Why the last change of a line failed, to show beside the line until it is changed again. */
export function useLineProblems(): LineProblems {
  const [problems, setProblems] = useState<LineProblems>({})
  useEffect(
    () =>
      onCartEvent((event) =>
        setProblems((before) => {
          if (event.type === 'failed') return { ...before, [event.key]: { key: failedChange[event.change] } }
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
