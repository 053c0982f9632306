import * as v from 'valibot'

/** An e-mail or a text message that the shop would have sent: nothing leaves the browser, so it is read here. */
export const messageSchema = v.object({
  at: v.number(),
  to: v.string(),
  kind: v.picklist(['otp', 'bankCode', 'resetLink', 'welcome', 'backInStock', 'invite', 'approval']),
  /** What a person would copy out of it: a code, a token, an address. */
  content: v.string(),
})
export type Message = v.InferOutput<typeof messageSchema>
