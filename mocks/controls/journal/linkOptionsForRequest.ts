import { faultOf } from '../../scenarios/fault.ts'
import type { LinkOptions, FaultOption } from '../../scenarios/link.ts'
import { scenarioOf } from '../../scenarios/table.ts'
import type { JournalEntry } from '../../server/journal.ts'

const once = { kind: 'once' } as const

function isMeant({ scenario, call }: FaultOption, entry: JournalEntry): boolean {
  const targets = (scenario === undefined ? undefined : scenarioOf(scenario)?.calls) ?? [call]
  return targets.some((name) => name === entry.call || name === 'any')
}

const kindOf = ({ scenario, fault }: FaultOption) =>
  scenario === undefined ? fault?.kind : scenarioOf(scenario)?.fault.kind

/** The random fault, as an explicit one. */
function byChance({ call, fault, status }: JournalEntry): FaultOption[] {
  const said = fault === undefined ? null : faultOf(fault === 'status' ? `${fault}:${status}` : fault)
  return call === null || said === null ? [] : [{ call, fault: said, when: once, isWhenSaid: false }]
}

/**
 * The link options under which one request alone ends as it did, without the requests before it: "the second time" becomes the first, and
 * nothing is random.
 */
export function linkOptionsForRequest(linkOptions: LinkOptions, entry: JournalEntry): LinkOptions {
  const { failureRate = 0, ...rest } = linkOptions
  let isMatched = false
  const mocks = linkOptions.mocks.flatMap((option): FaultOption[] => {
    if (!isMeant(option, entry)) return [option]
    if (isMatched || entry.fault === undefined || kindOf(option) !== entry.fault) return []
    isMatched = true
    return [{ ...option, when: once, isWhenSaid: true }]
  })
  return { ...rest, mocks: isMatched || failureRate === 0 ? mocks : [...mocks, ...byChance(entry)] }
}
