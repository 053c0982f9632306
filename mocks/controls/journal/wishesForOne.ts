import { faultOf } from '../../scenarios/fault.ts'
import type { LinkWishes, MockWish } from '../../scenarios/link.ts'
import { scenarioOf } from '../../scenarios/table.ts'
import type { JournalEntry } from '../../server/journal.ts'

const once = { kind: 'once' } as const

function isMeant({ scenario, call }: MockWish, entry: JournalEntry): boolean {
  const struck = (scenario === undefined ? undefined : scenarioOf(scenario)?.calls) ?? [call]
  return struck.some((name) => name === entry.call || name === 'any')
}

const kindOf = ({ scenario, fault }: MockWish) =>
  scenario === undefined ? fault?.kind : scenarioOf(scenario)?.fault.kind

/** The fault that chance put in, said outright. */
function byChance({ call, fault, status }: JournalEntry): MockWish[] {
  const said = fault === undefined ? null : faultOf(fault === 'status' ? `${fault}:${status}` : fault)
  return call === null || said === null ? [] : [{ call, fault: said, when: once, isWhenSaid: false }]
}

/**
 * What a link has to wish so that one request alone, without those before it, ends as it did: "the second time" is then the first, and nothing is
 * left to chance.
 */
export function wishesForOne(wishes: LinkWishes, entry: JournalEntry): LinkWishes {
  const { failureRate = 0, ...rest } = wishes
  let isStruck = false
  const mocks = wishes.mocks.flatMap((wish): MockWish[] => {
    if (!isMeant(wish, entry)) return [wish]
    if (isStruck || entry.fault === undefined || kindOf(wish) !== entry.fault) return []
    isStruck = true
    return [{ ...wish, when: once, isWhenSaid: true }]
  })
  return { ...rest, mocks: isStruck || failureRate === 0 ? mocks : [...mocks, ...byChance(entry)] }
}
