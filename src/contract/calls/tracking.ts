import * as v from 'valibot'
import { call } from '../call.ts'
import { clientErrorSchema, trackedEventSchema } from '../entities/engagement/trackedEvent.ts'
import { TRACKING_BATCH_MAXIMUM } from '../limits.ts'

const received = v.object({ received: v.number() })

/**
 * Document 2 §7, Tracking: `POST {server}/track`, where `{server}` is the shop's own `/api` (docs/decisions/0042). The browser sends both
 * calls while it leaves the page, when it cannot add headers: they need neither marker nor token.
 */
export const trackingCalls = {
  track: call('POST', '/api/track', {
    body: v.pipe(v.array(trackedEventSchema), v.minLength(1), v.maxLength(TRACKING_BATCH_MAXIMUM)),
    reply: received,
    guards: ['open'],
  }),
  /** "Client error logging call: path not shown." */
  logClientError: call('POST', '/api/client-errors', {
    body: clientErrorSchema,
    reply: received,
    guards: ['open'],
    documented: false,
  }),
}
