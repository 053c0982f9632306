import type { TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'

/** Queued for its batch, accepted by the server, kept for a later attempt, or rejected for good. */
export type TrackedStatus = 'queued' | 'sent' | 'kept' | 'refused'

/** A tracking event and its delivery status. */
export interface TrackedBeforeSent {
  event: TrackedEvent
  status: TrackedStatus
}

/** What the controls ask of the shop on screen. In Node there is none. */
export interface AppBridge {
  /** The whole address of the page on screen. */
  href(): string
  /** Sends a request through the shop's own transport. */
  send(request: Request): Promise<Response>
  /** Goes to a path of the shop, without its base, as a link would. */
  go(path: string): Promise<void>
  /** Asks the server again for all that is on screen, the time included. */
  refresh(): Promise<void>
  /** Freezes the clock on screen at a time in ms; null lets it run. */
  stopClock(time: number | null): void
  /** Resets the tab to a new one: no drafts, no accepted age, no requests in flight. */
  forget(): void
  /** The tracking events of the page, oldest first; each change makes a new list. */
  tracked(): readonly TrackedBeforeSent[]
  /** Calls the listener for every event that is queued, sent or kept; returns an unsubscribe function. */
  onTracked(listener: () => void): () => void
  /** Marks the age gate as accepted in this tab. */
  acceptAge(): void
}
