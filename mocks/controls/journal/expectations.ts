import { type CallName, callTable } from '../../../src/contract/callTable.ts'
import type { FaultInjectorControls } from '../../scenarios/createFaultInjector.ts'
import { isSpent } from '../../scenarios/when.ts'
import type { Journal, JournalEntry } from '../../server/journal.ts'
import { InvalidInput } from '../invalidInput.ts'
import { UnknownName } from '../unknownName.ts'

/** The requests to wait for: of a call, at least so many, within so many ms of real time. */
export interface WaitedFor {
  call: CallName | 'page'
  count?: number
  withinMs?: number
}

/** The requests did not come in time. */
export class NotInTime extends Error {
  override readonly name = 'NotInTime'
}

/** What a session should have been like; what is left out is not checked. */
export interface Expectations {
  /** Exactly so many requests of each call. */
  calls?: Readonly<Record<string, number>>
  /** Each request was answered, and was a call of the contract. */
  isAllAnswered?: boolean
  /** Each armed fault has matched as often as it should. */
  isNothingArmed?: boolean
  /** Requests and answers fit the contract. */
  isWithoutDrift?: boolean
}

/** Statements about the journal. */
export interface JournalExpectations {
  /**
   * Resolves with the entries of a call once there are enough of them, those that are there included: `wait({ call: 'placeOrder' })` waits
   * for one, up to 5 seconds. Rejects with `NotInTime`, or with the signal's reason when that aborts.
   */
  wait(wanted: WaitedFor, signal?: AbortSignal): Promise<readonly JournalEntry[]>
  /** What is not as expected, in words; empty if all is: `verify({ calls: { placeOrder: 1 }, isAllAnswered: true })`. */
  verify(expected: Expectations): string[]
}

const WITHIN_MS = 5_000
const LONGEST_MS = 120_000
const names: readonly string[] = ['page', ...Object.keys(callTable)]
const UNKNOWN: readonly number[] = [405, 501]

function refuseUnknown(call: string): void {
  if (!names.includes(call)) throw new UnknownName('call', call, names)
}

export function journalExpectations(
  journal: Journal,
  faultInjector: Pick<FaultInjectorControls, 'armed'>,
): JournalExpectations {
  const entriesOf = (call: string) => journal.entries().filter((entry) => entry.call === call)

  function unanswered(): string[] {
    const strange = journal.entries().filter(({ call, status }) => call === null && UNKNOWN.includes(status))
    const pending = journal.pending()
    return [
      ...strange.map(({ method, path, status }) => `${method} ${path} is no call (${status})`),
      ...(pending === 0 ? [] : [`${pending} requests are not answered yet`]),
    ]
  }
  const stillArmed = (): string[] =>
    faultInjector
      .armed()
      .filter(({ when, seen, matched }) =>
        when.kind === 'always' || when.kind === 'chance' ? matched === 0 : !isSpent(when, seen),
      )
      .map(({ name, matched }) => `${name} is still armed, and matched ${matched} times`)
  const drifts = (): string[] =>
    journal
      .entries()
      .flatMap(({ method, path, drift }) =>
        drift ? [`${method} ${path}: ${drift.field} should be ${drift.expected}`] : [],
      )

  return {
    wait({ call, count = 1, withinMs = WITHIN_MS }, signal) {
      refuseUnknown(call)
      if (!(withinMs >= 0 && withinMs <= LONGEST_MS))
        throw new InvalidInput(`withinMs: ${withinMs}`, `milliseconds, at most ${LONGEST_MS}`)
      return new Promise((resolve, reject) => {
        const end = (finish: () => void) => {
          clearTimeout(timer)
          stop()
          signal?.removeEventListener('abort', giveUp)
          finish()
        }
        const settle = () => {
          const found = entriesOf(call)
          if (found.length >= count) end(() => resolve(found))
        }
        const giveUp = () => end(() => reject(signal?.reason))
        const tooLate = () =>
          new NotInTime(`${call} came ${entriesOf(call).length} times in ${withinMs} ms, not ${count}`)
        const timer = setTimeout(() => end(() => reject(tooLate())), withinMs)
        const stop = journal.subscribe(settle)
        signal?.addEventListener('abort', giveUp, { once: true })
        if (signal?.aborted) giveUp()
        else settle()
      })
    },
    verify({ calls = {}, isAllAnswered, isNothingArmed, isWithoutDrift }) {
      for (const call of Object.keys(calls)) refuseUnknown(call)
      const counted = Object.entries(calls).flatMap(([call, wanted]) => {
        const { length } = entriesOf(call)
        return length === wanted ? [] : [`${call} came ${length} times, not ${wanted}`]
      })
      return [
        ...counted,
        ...(isAllAnswered ? unanswered() : []),
        ...(isNothingArmed ? stillArmed() : []),
        ...(isWithoutDrift ? drifts() : []),
      ]
    },
  }
}
