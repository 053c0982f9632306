import type { Message } from './records/message.ts'
import type { ShopState } from './stateSchema.ts'

/** In the place of a code or a link that grants no access any more. */
const SPENT = '•••'

const grantsAccess = ({ otps, resetLinks }: ShopState['access'], { kind, to, content }: Message): boolean =>
  kind === 'otp'
    ? otps.some((otp) => otp.to === to && otp.code === content && otp.triesLeft > 0)
    : resetLinks.some(({ token }) => content.endsWith(token))

/** Hides the code that the bank of a card has sent. Call it when its payment has ended. */
export function hideBankCode(state: ShopState, code: string): void {
  state.outbox = state.outbox.map((message) =>
    message.kind === 'bankCode' && message.content === code ? { ...message, content: SPENT } : message,
  )
}

/** Hides the codes and links in messages that were used or replaced, so that they stay in no storage. Call it after either. */
export function hideSpent(state: ShopState): void {
  state.outbox = state.outbox.map((message) =>
    (message.kind === 'otp' || message.kind === 'resetLink') && !grantsAccess(state.access, message)
      ? { ...message, content: SPENT }
      : message,
  )
}
