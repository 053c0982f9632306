import { callAddress } from '../api/address.ts'
import { report } from '../api/report.ts'
import { isNetwork } from '../api/transport.ts'
import { trackingCalls } from '../contract/calls/tracking.ts'
import type { TrackedEvent } from '../contract/entities/engagement/trackedEvent.ts'
import { post } from './post.ts'

/** Accepted, refused for good, or not sent and to be repeated. */
export type Answer = 'sent' | 'refused' | 'unsent'

export interface Delivery {
  deliver(events: readonly TrackedEvent[]): Promise<Answer>
  /** Hands events to the browser, which sends them even after the page has closed; false when it cannot accept them. */
  hand(events: readonly TrackedEvent[]): boolean
  /** Whether the server outlives the page. A server that runs in the page does not. */
  outlivesPage(): boolean
}

/** The batch itself is invalid, and a repetition would be too. */
const REFUSING = [400, 413, 422]

const address = () => callAddress(trackingCalls.track.path, {}, {})

/**
 * Sends to `POST {server}/track` (document 2 §7), separately from the shop's other calls: it shows nothing to the shopper, waits for no
 * token and opens no dialog. A failure is reported once until a send succeeds (document 2 §8).
 */
export function createDelivery(): Delivery {
  let hasFailed = false
  const failed = (answer: Exclude<Answer, 'sent'>, reason: unknown): Answer => {
    if (!hasFailed || answer === 'refused') report(`Tracking: ${answer}`, reason)
    hasFailed = true
    return answer
  }
  return {
    async deliver(events) {
      try {
        const response = await post(trackingCalls.track, events)
        if (!response.ok)
          return failed(
            REFUSING.includes(response.status) ? 'refused' : 'unsent',
            `${response.status} ${await response.text()}`,
          )
        hasFailed = false
        return 'sent'
      } catch (error) {
        return failed('unsent', error)
      }
    },
    hand: (events) =>
      navigator.onLine &&
      navigator.sendBeacon(address(), new Blob([JSON.stringify(events)], { type: 'application/json' })),
    outlivesPage: isNetwork,
  }
}
