import { type CallName, callTable } from '../../../src/contract/callTable.ts'
import type { AnswerOverride } from '../../base/answerOverride.ts'
import { mergeDiff, mergePatch } from '../../base/mergePatch.ts'
import { wordsOfCheck } from '../../base/expectedWords.ts'
import { check } from '../../base/validate.ts'
import type { JournalEntry } from '../../server/journal.ts'

/** The ways to write an answer: the last real one with changes, a merge patch of the next real one, or all of it. */
export const answerForms = ['edit', 'patch', 'body'] as const
export type AnswerForm = (typeof answerForms)[number]

/** The last real answer of a call that the journal has kept whole; undefined without one. */
export const lastAnswerOf = (journal: readonly JournalEntry[], call: string): unknown =>
  journal.findLast(
    (entry) =>
      entry.call === call &&
      entry.status === 200 &&
      entry.fault === undefined &&
      entry.answer !== undefined &&
      entry.answerSize === undefined,
  )?.answer

/** What is armed for a typed value: of an edited answer only the changes, since the journal hides its secrets. */
export function typedAnswer(form: AnswerForm, value: unknown, last: unknown): AnswerOverride {
  if (form === 'body') return { body: value }
  return { patch: form === 'edit' && last !== undefined ? mergeDiff(last, value) : value }
}

/** JSON that a person has typed; null for another text. */
export function jsonOf(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

const isCall = (name: string): name is CallName => Object.hasOwn(callTable, name)

/**
 * Where an answer does not fit the schema of the call's reply; null where it does, for an error, and where that can only be decided with the
 * real reply.
 */
export function answerProblem(
  call: string,
  answer: AnswerOverride,
  last: unknown,
): { field: string; expected: string } | null {
  if (!isCall(call) || (answer.status ?? 200) >= 400) return null
  if (!('body' in answer) && last === undefined) return null
  const body = 'body' in answer ? answer.body : mergePatch(last, answer.patch)
  const result = check(callTable[call].reply, body, wordsOfCheck)
  return result.ok ? null : { field: result.field, expected: result.expected }
}
