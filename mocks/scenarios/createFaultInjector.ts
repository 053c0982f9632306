import { usualSeed } from '../../fixtures/rows.ts'
import type { CallName } from '../../src/contract/callTable.ts'
import { type FaultInjector, isAside, type RequestInfo, type Outcome } from '../server/faultInjector.ts'
import { numberFor } from '../base/random.ts'
import { type Fault, outcomeOfFault } from './fault.ts'
import { faultResponse } from './faultResponse.ts'
import { createHolding, type Holding } from './holding.ts'
import { delayFor, type Latency } from './latency.ts'
import { isSpent, strikes, type When } from './when.ts'

/** The target of a fault: a call of the contract, page data, or any request. */
export type FaultTarget = CallName | 'page' | 'any'

/** A fault that is armed for matching requests. */
export interface ArmedFault {
  /** The scenario's id, or its name in a link: `changeCart:network`. Arming the same name again resets it. */
  name: string
  calls: readonly FaultTarget[]
  /** Required values of the path's `:params`; any when left out. */
  only?: Readonly<Record<string, string>>
  fault: Fault
  when: When
  /** How many requests its calls have had since it was armed, and how many of them it matched. */
  seen: number
  matched: number
}

/** The network between shop and server: plain data, so that a link, a session export or a reload can restore it. */
export interface NetworkConditions {
  latency: Latency
  /** Each request fails with this probability from 0 to 1. */
  failureRate: number
  isOffline: boolean
  /** Decides the latency of each request and which fail: the same seed, the same failures. */
  seed: number
}

export interface FaultInjectorControls extends FaultInjector {
  arm(armed: Omit<ArmedFault, 'seen' | 'matched'>): void
  /** False when nothing of this name was armed. */
  disarm(name: string): boolean
  /** In the order they were armed. The first match wins. */
  armed(): readonly (ArmedFault & { isSpent: boolean })[]
  network(): NetworkConditions
  setNetwork(change: Partial<NetworkConditions>): void
  holding: Holding
  /** The current conditions with their counts. */
  snapshot(): FaultInjectorSnapshot
  restore(snapshot: FaultInjectorSnapshot): void
  /** Nothing armed, a fast network without faults, nothing held. */
  clear(): void
  subscribe(listener: () => void): () => void
}

export interface FaultInjectorSnapshot {
  armed: readonly ArmedFault[]
  network: NetworkConditions
  isHolding: boolean
  /** How many requests of each kind the seed has decided about: after a reload it continues with the next. */
  counts?: Readonly<Record<string, number>>
}

/** A link without a seed leaves it, and that of the shop, as they are. */
export const calmNetwork: NetworkConditions = {
  latency: { kind: 'none' },
  failureRate: 0,
  isOffline: false,
  seed: usualSeed,
}

/** What a flaky network does, one as likely as the other: the answer is lost before or after the work, or is no answer. */
const flaky: readonly Fault[] = [
  { kind: 'network' },
  { kind: 'network', after: true },
  { kind: 'status', status: 503 },
  { kind: 'not-json' },
]

const isMeant = ({ calls, only = {} }: ArmedFault, { call, params, path }: RequestInfo): boolean =>
  (calls.includes(call) || (calls.includes('any') && !isAside(path))) &&
  Object.entries(only).every(([name, value]) => params[name] === value)

/** The faults, network conditions and held answers between the shop and its server. `seed` applies until another one is set. */
export function createFaultInjector(seed = usualSeed): FaultInjectorControls {
  const calm = { ...calmNetwork, seed }
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const holding = createHolding(notify)
  let armed: ArmedFault[] = []
  let network: NetworkConditions = calm
  let counts = new Map<string, number>()

  /** Which request of its kind this is, from 1; each kind has its own count, so that others do not shift its chances. */
  function numberOf(purpose: string, { call }: RequestInfo): number {
    const key = `${purpose} ${call}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
  const chanceOf = (words: string) => numberFor(`${network.seed} ${words}`)

  function armedOutcome(info: RequestInfo): Outcome | undefined {
    let outcome: Outcome | undefined
    let isChanged = false
    armed = armed.map((one) => {
      if (outcome || !isMeant(one, info) || isSpent(one.when, one.seen)) return one
      isChanged = true
      const seen = one.seen + 1
      if (!strikes(one.when, seen, () => chanceOf(`${one.name} ${seen}`))) return { ...one, seen }
      outcome = outcomeOfFault(one.fault)
      return { ...one, seen, matched: one.matched + 1 }
    })
    if (isChanged) notify()
    return outcome
  }

  function chaosOutcome(info: RequestInfo): Outcome | undefined {
    if (network.failureRate === 0 || isAside(info.path)) return undefined
    const name = `${info.call} ${numberOf('failure', info)}`
    if (chanceOf(`failure ${name}`) >= network.failureRate) return undefined
    const fault = flaky[Math.floor(chanceOf(`fault ${name}`) * flaky.length)]
    return fault && outcomeOfFault(fault)
  }

  return {
    outcomeOf(info) {
      if (network.isOffline) return outcomeOfFault({ kind: 'offline' })
      return armedOutcome(info) ?? chaosOutcome(info)
    },
    responseOf: faultResponse,
    delayOf(info) {
      if (network.isOffline || network.latency.kind === 'none') return 0
      return delayFor(network.latency, chanceOf(`latency ${info.call} ${numberOf('latency', info)}`))
    },
    gateOf: (info, signal) => (isAside(info.path) ? undefined : holding.gateOf(info, signal)),
    isCalm: () =>
      !network.isOffline &&
      network.failureRate === 0 &&
      !holding.isOn() &&
      armed.every(({ when, seen }) => isSpent(when, seen)),
    arm(next) {
      armed = [...armed.filter(({ name }) => name !== next.name), { ...next, seen: 0, matched: 0 }]
      notify()
    },
    disarm(name) {
      const before = armed.length
      armed = armed.filter((one) => one.name !== name)
      notify()
      return armed.length < before
    },
    armed: () => armed.map((one) => ({ ...one, isSpent: isSpent(one.when, one.seen) })),
    network: () => network,
    setNetwork(change) {
      // Setting the same seed again restarts its sequence.
      if (change.seed !== undefined) counts = new Map()
      network = { ...network, ...change }
      notify()
    },
    holding,
    snapshot: () => ({ armed, network, isHolding: holding.isOn(), counts: Object.fromEntries(counts) }),
    restore(snapshot) {
      armed = [...snapshot.armed]
      network = snapshot.network
      counts = new Map(Object.entries(snapshot.counts ?? {}))
      holding.hold(snapshot.isHolding)
      notify()
    },
    clear() {
      armed = []
      network = calm
      counts = new Map()
      holding.hold(false)
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
