import type { AnswerOverride } from '../base/answerOverride.ts'
import { wordsOfCheck } from '../base/expectedWords.ts'
import { check } from '../base/validate.ts'
import { type CallName, callTable } from '../../src/contract/callTable.ts'
import { faultKinds, faultOf, faultText } from '../scenarios/fault.ts'
import type { FaultInjectorControls, FaultTarget } from '../scenarios/createFaultInjector.ts'
import { type FaultOption, readLink, splitWhen } from '../scenarios/link.ts'
import { scenarioOf, scenarioTable } from '../scenarios/table.ts'
import { InvalidInput } from './invalidInput.ts'
import { UnknownName } from './unknownName.ts'

const faultTargets: readonly string[] = ['page', 'any', ...Object.keys(callTable)]

const isFaultTarget = (name: string): name is FaultTarget => faultTargets.includes(name)

/** A call by its name, whatever its case, or by its path if no other call has it: `/api/carts/change`. */
function faultTargetOf(typed: string): FaultTarget | null {
  const named = faultTargets.find((name) => name.toLowerCase() === typed.toLowerCase())
  if (named !== undefined && isFaultTarget(named)) return named
  const [atPath, another] = callsAt(typed)
  return atPath !== undefined && another === undefined ? atPath : null
}

/** The calls of a path, `/api/account/addresses`; that of a link may lack its first slash. */
function callsAt(typed: string): CallName[] {
  const path = `/${typed.replace(/^\/|\/$/g, '')}`.toLowerCase()
  return (Object.keys(callTable) as CallName[]).filter((name) => callTable[name].path.toLowerCase() === path)
}

function unknownCall(typed: string): UnknownName {
  const atPath = callsAt(typed)
  return new UnknownName('call', typed, atPath.length > 0 ? atPath : faultTargets)
}

const unknownScenario = (name: string) =>
  new UnknownName(
    'scenario',
    name,
    scenarioTable.map(({ id }) => id),
  )

const FIRST_ERROR = 400

const isCall = (name: FaultTarget): name is CallName => Object.hasOwn(callTable, name)

/** Refuses a body that does not fit the schema of the call's reply, unless it is forced. */
function refuseOtherReply(call: FaultTarget, answer: AnswerOverride): void {
  if (!('body' in answer) || answer.isForced || !isCall(call)) return
  if (answer.status !== undefined && answer.status >= FIRST_ERROR) return
  const result = check(callTable[call].reply, answer.body, wordsOfCheck)
  if (result.ok) return
  const field = result.field === '' ? 'body' : `body.${result.field}`
  throw new InvalidInput(
    `${call}:answer`,
    `${field}: ${result.expected}. With "isForced": true the answer is armed anyway`,
  )
}

/** Arms what a link or a person names; throws `UnknownName` for what there is not. */
export function armFaultOption(faultInjector: FaultInjectorControls, option: FaultOption): void {
  const { scenario, call, fault, when, isWhenSaid } = option
  if (scenario !== undefined) {
    const row = scenarioOf(scenario)
    if (!row) throw faultTargetOf(scenario) ? problemOf(scenario) : unknownScenario(scenario)
    const { id: name, calls, fault: rowFault, only } = row
    const rowWhen = isWhenSaid ? when : (row.when ?? when)
    faultInjector.arm({ name, calls, ...(only ? { only } : {}), fault: rowFault, when: rowWhen })
    return
  }
  if (!fault) throw new UnknownName('fault', '', faultKinds)
  const target = faultTargetOf(call ?? '')
  if (!target) throw unknownCall(call ?? '')
  if (fault.kind === 'answer') refuseOtherReply(target, fault.answer)
  // A second answer of the same call replaces the first.
  const name = `${target}:${fault.kind === 'answer' ? fault.kind : faultText(fault)}`
  faultInjector.arm({ name, calls: [target], fault, when })
}

const exampleOf = (kind: string): string =>
  kind === 'answer'
    ? 'answer:{"body": …} or answer:{"patch": …}, also with "status" (200 to 599), "headers" and "isForced"'
    : 'for example status:503, code:561, slow:2000, network or network:after'

/** Which part of a text that could not be read is wrong: what it names before when it is. */
export function problemOf(text: string): UnknownName | InvalidInput {
  const { what, said = '' } = splitWhen(text)
  const colon = what.indexOf(':')
  if (colon < 0 && faultTargetOf(what)) return new InvalidInput(what, `${what}:network`)
  if (colon < 0 && !scenarioOf(what)) return unknownScenario(what)
  if (colon >= 0) {
    const call = what.slice(0, colon)
    if (!faultTargetOf(call)) return unknownCall(call)
    const fault = what.slice(colon + 1)
    const [kind = ''] = fault.split(':')
    if (!(faultKinds as readonly string[]).includes(kind.toLowerCase()))
      return new UnknownName('fault', kind, faultKinds)
    if (!faultOf(fault)) return new InvalidInput(fault, exampleOf(kind))
  }
  return new InvalidInput(`@${said}`, '@2 for the second call, @always or @30%')
}

/** The same for the text `cart.change.rejected@2`; throws `InvalidInput` for an unreadable text. */
export function armText(faultInjector: FaultInjectorControls, text: string): void {
  const { linkOptions, problems } = readLink(new URLSearchParams([['mock', text]]))
  const [option] = linkOptions.mocks
  if (problems.length > 0 || !option) throw problemOf(text)
  armFaultOption(faultInjector, option)
}
