import { createFaultInjector } from '../../mocks/scenarios/createFaultInjector.ts'
import type { FaultInjector, RequestInfo, Outcome } from '../../mocks/server/faultInjector.ts'

/** The conditions between a server and its client, with this decision for every request; the rest is as `usual`. */
export const matchedBy = (
  outcomeOf: (info: RequestInfo) => Outcome | undefined,
  usual: FaultInjector = createFaultInjector(),
): FaultInjector => ({
  ...usual,
  outcomeOf,
  isCalm: () => false,
})
