import { type Failure, isFailure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { forgetToken, request } from '../../api/request.ts'
import { passwordCalls } from '../../contract/calls/auth/password.ts'
import { Refusal } from '../../contract/errorCodes.ts'

async function send(currentPassword: string, newPassword: string): Promise<void> {
  await request(passwordCalls.changePassword, { body: { currentPassword, newPassword } })
  // The session is new; its token comes with the next write.
  forgetToken()
}

/**
 * Changes the password. All other browsers are logged out. Null when it is changed, else the failure: `wrong_password` for the present one.
 * `unanswered` is the new password of an earlier attempt whose answer was lost: it may be the present one.
 */
export const changePassword = (
  currentPassword: string,
  newPassword: string,
  unanswered: string | null,
): Promise<Failure | null> =>
  orFailure(async () => {
    try {
      await send(currentPassword, newPassword)
    } catch (error) {
      if (unanswered === null || !isFailure(error) || error.code !== Refusal.WRONG_PASSWORD) throw error
      await send(unanswered, newPassword)
    }
  })
