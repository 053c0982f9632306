import { createFaultInjector } from '../../mocks/scenarios/createFaultInjector.ts'
import type { FaultInjector, RequestInfo, Outcome } from '../../mocks/server/faultInjector.ts'

/** What stands between a server and its caller when this decides about every request in turn; the rest is as `usual`. */
export const matchedBy = (
  outcomeOf: (info: RequestInfo) => Outcome | undefined,
  usual: FaultInjector = createFaultInjector(),
): FaultInjector => ({
  ...usual,
  outcomeOf,
  isCalm: () => false,
})
