import type { trackingCalls } from '../../src/contract/calls/tracking.ts'
import { type HandlersOf, reads } from './handler.ts'

/** Document 2 §7, Tracking. Events do not change the shop's state; they are kept for testers. */
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
