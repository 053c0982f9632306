import type { CallName } from '../../src/contract/callTable.ts'
import { linkQuery } from '../scenarios/link.ts'
import { rowLink } from '../scenarios/rowLink.ts'
import type { ScenarioRow } from '../scenarios/row.ts'
import { scenarioTable } from '../scenarios/table.ts'
import type { CallCoverage, Ending } from './coverage.ts'

/** How an ending of a call can be met. */
export interface WaysToMeet {
  /** The scenario in which a real input causes it. */
  input?: ScenarioRow
  /** The repro link of that scenario, or of a fault; without the base path. None for a call that only has to succeed. */
  link?: string
  /** The name by which it is armed: `changeCart:code:561`. */
  fault?: string
}

const isOf = (call: CallCoverage['call'], { calls }: ScenarioRow): boolean => calls.includes(call)

const codeOf = ({ code, fault }: ScenarioRow): string | undefined =>
  code === undefined ? (fault.kind === 'code' ? String(fault.code) : undefined) : String(code)

const isNumber = (text: string): boolean => /^\d+$/.test(text)

/** The code as the contract has it: a number or a word. */
const typed = (ending: Ending): number | string => (isNumber(ending) ? Number(ending) : ending)

/** A scenario of access as a whole, which uses any call as its example. */
const isOfAccess = ({ fault }: ScenarioRow): boolean =>
  ['unauthorized', 'forbidden', 'bot'].includes(fault.kind)

/** The page of a scenario of the call, with the person who can use it; the home page for a call without one. */
function startOf(call: CallName): Pick<ScenarioRow, 'start' | 'persona'> {
  const row = scenarioTable.find((each) => isOf(call, each) && !isOfAccess(each))
  return row ?? { start: '/', persona: 'guest' }
}

/** The input or the link that meets an ending, a real input first. */
export function waysToMeet(call: CallCoverage['call'], ending: Ending): WaysToMeet {
  if (call === 'page' || ending === 'ok') return {}
  const rows = scenarioTable.filter((row) => isOf(call, row) && codeOf(row) === ending)
  const fault = `${call}:code:${ending}`
  const input = rows.find(({ isReal }) => isReal)
  const row = input ?? rows[0]
  if (row) return { ...(input ? { input } : {}), link: rowLink(row), fault }
  const { start, persona } = startOf(call)
  const option = {
    call,
    fault: { kind: 'code', code: typed(ending) },
    when: { kind: 'once' },
    isWhenSaid: false,
  } as const
  const query = linkQuery({ mocks: [option], persona })
  return { link: `${start}${start.includes('?') ? query.replace('?', '&') : query}`, fault }
}
