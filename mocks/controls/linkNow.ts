import { usualSeed } from '../../fixtures/rows.ts'
import { calmNetwork } from '../scenarios/createFaultInjector.ts'
import { type LinkOptions, linkQuery, type FaultOption } from '../scenarios/link.ts'
import type { ArmedFault, FaultInjectorControls } from '../scenarios/createFaultInjector.ts'
import type { PersonaId } from '../scenarios/personas.ts'
import { scenarioOf } from '../scenarios/table.ts'
import type { Clock } from '../base/clock.ts'
import { ownQuery } from './ownQuery.ts'

/** A smaller difference comes from the time between two readings. */
const TOLERANCE_MS = 2_000

/** A fault that has matched is part of the state to reproduce: the link arms it again. */
function faultOptionsOf({ name, calls, fault, when }: ArmedFault): FaultOption[] {
  if (scenarioOf(name)) return [{ scenario: name, when, isWhenSaid: true }]
  return calls.map((call) => ({ call, fault, when, isWhenSaid: true }))
}

interface Conditions {
  faultInjector: FaultInjectorControls
  clock: Clock
  persona: PersonaId | null
  /** Null for the hand-written products. */
  size: number | null
  catalogueSeed: number
}

/** The seed of the link is also the seed of the products unless another is given. */
const catalogueSeedOption = (
  { catalogueSeed }: Conditions,
  seed: number | undefined,
): Pick<LinkOptions, 'catalogueSeed'> =>
  catalogueSeed === (seed ?? usualSeed) ? {} : { catalogueSeed: catalogueSeed }

/** The link options that reproduce the current state. */
export function currentLinkOptions(conditions: Conditions): LinkOptions {
  const { faultInjector, clock, persona, size } = conditions
  const { armed, network, isHolding } = faultInjector.snapshot()
  const { latency, failureRate, isOffline } = network
  const seed = network.seed === calmNetwork.seed ? undefined : network.seed
  const { shift, frozenAt } = clock.setting()
  const isMoved = frozenAt !== null || Math.abs(shift) > TOLERANCE_MS
  return {
    mocks: armed.flatMap(faultOptionsOf),
    ...(persona === null ? {} : { persona }),
    ...(isMoved ? { clock: clock.now() } : {}),
    ...(frozenAt === null ? {} : { isClockFrozen: true }),
    ...(latency.kind === 'none' ? {} : { latency }),
    ...(failureRate === 0 ? {} : { failureRate }),
    ...(seed === undefined ? {} : { seed }),
    ...catalogueSeedOption(conditions, seed),
    ...(size === null ? {} : { size }),
    ...(isOffline ? { isOffline: true } : {}),
    ...(isHolding ? { isHolding: true } : {}),
  }
}

/** The address with these options; the page's own query stays, except for secrets. */
export function addressWith(linkOptions: LinkOptions, href: string): string {
  const [beforeHash = '', hash] = href.split('#')
  const [path = '', search = ''] = beforeHash.split('?')
  const own = ownQuery(search)
  const query = linkQuery(linkOptions).slice(1)
  const whole = [own, query].filter((part) => part !== '').join('&')
  return `${path}${whole && `?${whole}`}${hash === undefined ? '' : `#${hash}`}`
}
