import { type CallName, callTable } from '../../../src/contract/callTable.ts'
import type { FaultTarget } from '../../scenarios/createFaultInjector.ts'
import { type FaultKind, outcomeOfFault } from '../../scenarios/fault.ts'
import type { ScenarioRow } from '../../scenarios/row.ts'

/** Other words for a fault, and the status that is not in its outcome, in the terms of those who search for it. */
const situations: Readonly<Partial<Record<FaultKind, string>>> = {
  network: 'timeout offline connection network',
  'not-json': '502 gateway html',
  truncated: 'incomplete json',
  'body-error': '500 error in body',
  'no-data': 'missing data',
  bot: '403 captcha challenge',
  unauthorized: 'session expired login',
  forbidden: 'permission role',
}

const isCall = (target: FaultTarget): target is CallName => Object.hasOwn(callTable, target)

const addressOf = (target: FaultTarget): string =>
  isCall(target) ? `${target} ${callTable[target].methods.join(' ')} ${callTable[target].path}` : target

function answerOf({ fault, code: real }: ScenarioRow): string {
  if (real !== undefined) return `${real}`
  const outcome = outcomeOfFault(fault)
  const status = outcome.kind === 'status' ? `${outcome.status}` : ''
  const code = fault.kind === 'code' ? `${fault.code}` : ''
  return `${status} ${code} ${fault.kind} ${situations[fault.kind] ?? ''}`
}

const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** Whether a text has all words of a term, in any order. A number must be whole, so that 5 is not 500. */
function hasWords(text: string, term: string): boolean {
  const numbers = new Set(text.match(/\d+/g))
  return term.split(/\s+/).every((word) => (isNumber(word) ? numbers.has(word) : text.includes(word)))
}

/**
 * Whether a scenario is found by a term: by its id, its page, its calls with their paths, its status, code and situation, the given texts, and its row
 * of the documents. The numbers in such a row are those of its whole situation, "401 or 403", and count only as they are written there.
 */
export function isFound(row: ScenarioRow, term: string, texts: readonly string[] = []): boolean {
  const wanted = term.trim().toLowerCase()
  const situation = row.row.toLowerCase()
  const text = [
    row.id,
    row.start,
    situation.replaceAll(/\d+/g, ''),
    ...row.calls.map(addressOf),
    answerOf(row),
    ...texts,
  ]
  return (!isNumber(wanted) && situation.includes(wanted)) || hasWords(text.join(' ').toLowerCase(), wanted)
}
