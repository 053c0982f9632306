import type { Failure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { forgetToken, request } from '../../api/request.ts'
import { passwordCalls } from '../../contract/calls/auth/password.ts'

/**
 * Changes the password. All other browsers are logged out. Null when it is changed, else the failure: `wrong_password` for the present one.
 */
export const changePassword = (currentPassword: string, newPassword: string): Promise<Failure | null> =>
  orFailure(async () => {
    await request(passwordCalls.changePassword, { body: { currentPassword, newPassword } })
    // The session is new; its token comes with the next write.
    forgetToken()
  })
