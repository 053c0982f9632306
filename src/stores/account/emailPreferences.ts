import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'
import type { EmailPreference } from '../../contract/entities/account/emailPreferences.ts'
import { notify } from '../notices/notices.ts'

/** Turns one kind of email on or off. Returns whether it is saved; a notice reports a failure. */
export async function setEmailPreference(name: EmailPreference, isOn: boolean): Promise<boolean> {
  try {
    await request(accountCalls.setEmailPreferences, { body: { [name]: isOn } })
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    notify({ key: 'details.email_failed', tone: 'error', slot: 'profile' })
    return false
  }
}
