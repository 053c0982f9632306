import type { EmailPreferences } from '../../../src/contract/entities/account/emailPreferences.ts'
import type { Account } from '../records/account.ts'

/** The kinds of email that an account receives; a new one is not sent news. */
export const emailPreferencesOf = ({ emailPreferences }: Account): EmailPreferences =>
  emailPreferences ?? { offers: true, reminders: true, news: false }
