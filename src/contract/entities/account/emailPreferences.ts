import * as v from 'valibot'

/** The kinds of email that a shopper can turn off. Emails about orders are always sent. */
export const emailPreferencesSchema = v.object({
  /** Offers and coupons. */
  offers: v.boolean(),
  /** Reminders of shopping lists and of a cart that was left. */
  reminders: v.boolean(),
  /** Recipes and news of the shop. */
  news: v.boolean(),
})
export type EmailPreferences = v.InferOutput<typeof emailPreferencesSchema>
export type EmailPreference = keyof EmailPreferences
