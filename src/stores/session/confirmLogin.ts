import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { currentAccount } from './account.ts'

/**
 * Throws the `Failure` of a session that has ended. For calls of the account's pages that guests may make as well: they would succeed, and
 * change the guest.
 */
export async function confirmLogin(): Promise<void> {
  await request(accountCalls.accountDashboard)
}

/**
 * The same for pages that guests use as well: throws when the shopper of this tab was logged in and the session has ended
 * (docs/decisions/0100).
 */
export async function confirmStillLoggedIn(): Promise<void> {
  if (currentAccount()) await confirmLogin()
}

/**
 * The answer to a call about something of the account. What a guest does not have is not found; when the reason is that the session has
 * ended, that is the `Failure` that it throws.
 */
export async function inAccount<Reply>(answer: Promise<Reply>): Promise<Reply> {
  try {
    return await answer
  } catch (error) {
    if (isFailure(error) && error.code === Refusal.NOT_FOUND) await confirmLogin()
    throw error
  }
}
