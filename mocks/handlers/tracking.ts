import type { trackingCalls } from '../../src/contract/calls/tracking.ts'
import { type HandlersOf, reads } from './handler.ts'

/** Document 2 §7, Tracking. What is told does not change the shop: it is kept beside it, for whoever tests. */
export const trackingHandlers: HandlersOf<typeof trackingCalls> = {
  track: reads(({ body, visitor, telemetry }) => {
    telemetry.track(visitor.id, body)
    return { received: body.length }
  }),
  logClientError: reads(({ body, visitor, telemetry }) => {
    telemetry.log(visitor.id, body)
    return { received: 1 }
  }),
}
