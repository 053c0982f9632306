import type { MockServer } from '../server/mockServer.ts'
import type { FaultInjectorControls } from '../scenarios/createFaultInjector.ts'

type Read = Pick<FaultInjectorControls, 'armed' | 'network' | 'holding'> & { server: MockServer }

/** What differs from a shop without a fault, on a perfect network, at the machine's time. */
export interface Conditions {
  /** How many armed faults can still happen. */
  armed: number
  /** The share of the requests that fail, from 0 to 1. */
  failureRate: number
  isSlow: boolean
  isOffline: boolean
  isHolding: boolean
  clock: 'own' | 'moved' | 'frozen'
}

function clockOf({ server }: Read): Conditions['clock'] {
  const { shift, frozenAt } = server.clock.setting()
  if (frozenAt !== null) return 'frozen'
  return shift === 0 ? 'own' : 'moved'
}

/** The conditions of the tab, and of the clock that it shares with the other tabs. */
export function conditionsOf(controls: Read): Conditions {
  const { failureRate, isOffline, latency } = controls.network()
  return {
    armed: controls.armed().filter(({ isSpent }) => !isSpent).length,
    failureRate,
    isSlow: latency.kind !== 'none',
    isOffline,
    isHolding: controls.holding.isOn(),
    clock: clockOf(controls),
  }
}

/** Whether everything is as in a tab without a link. */
export const isUsual = ({ armed, failureRate, isSlow, isOffline, isHolding, clock }: Conditions): boolean =>
  armed === 0 && failureRate === 0 && !isSlow && !isOffline && !isHolding && clock === 'own'
