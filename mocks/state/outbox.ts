import type { Message } from './records/message.ts'
import type { ShopState } from './stateSchema.ts'

const KEPT = 50

/** Puts a message where it can be read, the newest last; the oldest go. */
export function send(state: ShopState, message: Message): void {
  state.outbox = [...state.outbox, message].slice(-KEPT)
}
