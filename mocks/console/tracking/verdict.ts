import { safeParse } from 'valibot'
import {
  type TrackedEvent,
  trackedEventSchema,
} from '../../../src/contract/entities/engagement/trackedEvent.ts'
import {
  type TrackedName,
  trackedProperties,
} from '../../../src/contract/entities/engagement/trackedProperties.ts'
import { TRACKING_VERSION } from '../../../src/contract/limits.ts'

/** Whether an event is as the contract has it: the whole of it, and its properties by the schema of its name. */
export type Verdict =
  | { kind: 'fits' }
  | { kind: 'unknown' }
  | { kind: 'differs'; field: string; expected: string }

interface Issue {
  path?: readonly { key?: unknown }[] | undefined
  expected: string | null
  message: string
}

const differs = ({ path = [], expected, message }: Issue, within: readonly string[]): Verdict => ({
  kind: 'differs',
  field: [...within, ...path.map(({ key }) => String(key))].join('.'),
  expected: expected ?? message,
})

const isKnown = (name: string): name is TrackedName => Object.hasOwn(trackedProperties, name)

export function verdictOf(event: TrackedEvent): Verdict {
  const [whole] = safeParse(trackedEventSchema, event).issues ?? []
  if (whole) return differs(whole, [])
  if (event.version !== TRACKING_VERSION)
    return { kind: 'differs', field: 'version', expected: TRACKING_VERSION }
  if (!isKnown(event.name)) return { kind: 'unknown' }
  const [issue] = safeParse(trackedProperties[event.name], event.properties).issues ?? []
  return issue ? differs(issue, ['properties']) : { kind: 'fits' }
}
