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

/** Whether the act of a scenario sends the call: only then does its link meet an ending of it. */
const isSentBy = (call: CallCoverage['call'], { calls }: ScenarioRow): boolean => calls[0] === call

const codeOf = ({ code, fault }: ScenarioRow): string | undefined =>
  code === undefined ? (fault.kind === 'code' ? String(fault.code) : undefined) : String(code)

const isNumber = (text: string): boolean => /^\d+$/.test(text)

/** The code as the contract has it: a number or a word. */
const typed = (ending: Ending): number | string => (isNumber(ending) ? Number(ending) : ending)

/** A scenario of access as a whole, which uses any call as its example. */
const isOfAccess = ({ fault }: ScenarioRow): boolean =>
  ['unauthorized', 'forbidden', 'bot'].includes(fault.kind)

type Start = Pick<ScenarioRow, 'start' | 'persona'>

/** The pages that send a call which no act of a scenario sends. */
const otherStarts: Readonly<Partial<Record<CallName, Start>>> = {
  addPromoCodes: { start: '/cart', persona: 'guest-cart' },
  forgetPassword: { start: '/login?form=forgotten', persona: 'guest' },
  gateEmailSignUp: { start: '/checkout-login', persona: 'guest-cart' },
}

/** The page of a scenario that sends the call, with the person who can use it; the home page for a call without one. */
const startOf = (call: CallName): Start =>
  scenarioTable.find((each) => isSentBy(call, each) && !isOfAccess(each)) ??
  otherStarts[call] ?? { start: '/', persona: 'guest' }

/** The input or the link that meets an ending, a real input first. */
export function waysToMeet(call: CallCoverage['call'], ending: Ending): WaysToMeet {
  if (call === 'page' || ending === 'ok') return {}
  const rows = scenarioTable.filter((row) => isSentBy(call, row) && codeOf(row) === ending)
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
