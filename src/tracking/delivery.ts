import { callAddress } from '../api/address.ts'
import { report } from '../api/report.ts'
import { isNetwork } from '../api/transport.ts'
import { trackingCalls } from '../contract/calls/tracking.ts'
import type { TrackedEvent } from '../contract/entities/engagement/trackedEvent.ts'
import { post } from './post.ts'

/** Taken, refused for good, or not sent: to be tried again. */
export type Answer = 'sent' | 'refused' | 'unsent'

export interface Delivery {
  deliver(events: readonly TrackedEvent[]): Promise<Answer>
  /** Gives them to the browser, which sends them even when the page has gone; false when it cannot take them. */
  hand(events: readonly TrackedEvent[]): boolean
  /** Is a request of a page that goes still answered? Not by a server that lives in the page. */
  outlivesPage(): boolean
}

/** The batch is at fault, and would be again. */
const REFUSING = [400, 413, 422]

const address = () => callAddress(trackingCalls.track.path, {}, {})

/**
 * The way to `POST {server}/track` (document 2 §7), apart from the shop's other calls: nothing of it is ever told to the shopper,
 * waits for a token or opens a dialog. A failure is reported once, until something has been sent again (document 2 §8).
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
          return failed(REFUSING.includes(response.status) ? 'refused' : 'unsent', response.status)
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
