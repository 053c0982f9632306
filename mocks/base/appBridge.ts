import type { TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'

/** Waits for its batch, was taken by the server, is kept for a later try, or was refused for good. */
export type TrackedStatus = 'queued' | 'sent' | 'kept' | 'refused'

/** An event of the visit, and how far it has come. */
export interface TrackedBeforeSent {
  event: TrackedEvent
  status: TrackedStatus
}

/** What the controls ask of the shop on screen. In Node there is none. */
export interface AppBridge {
  /** The whole address of the page on screen. */
  href(): string
  /** Sends a request on the way that the shop's own take. */
  send(request: Request): Promise<Response>
  /** Goes to a path of the shop, without its base, as a link would. */
  go(path: string): Promise<void>
  /** Asks the server again for all that is on screen, the time included. */
  refresh(): Promise<void>
  /** Stops the clock of what is on screen at a moment, in ms; null lets it run. */
  standStill(moment: number | null): void
  /** Becomes a tab in which nobody has done anything yet: no drafts, no accepted age, no half-sent changes. */
  forget(): void
  /** What the page has told of the visit, oldest first; a new list after each change. */
  tracked(): readonly TrackedBeforeSent[]
  /** Hears of every event that is queued, sent or kept; answers the way to stop. */
  onTracked(listener: () => void): () => void
  /** Lets this tab know that its shopper has said their age. */
  acceptAge(): void
}
