import { accountIn } from '../../state/account/accountIn.ts'
import type { passwordCalls } from '../../../src/contract/calls/auth/password.ts'
import { OTP_VALID_MS, RESET_LINK_VALID_MS } from '../../../src/contract/limits.ts'
import { masked } from '../../rules/contact/contact.ts'
import { isPassword, type PasswordDigest } from '../../rules/passwords.ts'
import { Refused, refuse } from '../../base/refuse.ts'
import { accountByEmail } from '../../state/account/accounts.ts'
import { isoTime } from '../../base/clock.ts'
import { provenPlace } from '../../state/session/codes.ts'
import { hideSpent } from '../../state/hideSpent.ts'
import { send } from '../../state/outbox.ts'
import { seedAccounts } from '../../state/account/people.ts'
import { nextHex } from '../../base/random.ts'
import type { Account } from '../../state/records/account.ts'
import { endSession, startSession } from '../../state/session/sessions.ts'
import type { ShopState } from '../../state/stateSchema.ts'
import { type HandlersOf, writes } from '../handler.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'
import { emailIn, newPassword } from './fields.ts'

/** A token to choose a new password with; an earlier one of the account counts no longer. */
function resetToken(state: ShopState, { _id }: Account, expiresAt: number): string {
  const token = nextHex(state.chance, 32)
  const { access } = state
  access.resetLinks = [
    ...access.resetLinks.filter(({ userId }) => userId !== _id),
    { token, userId: _id, expiresAt },
  ]
  hideSpent(state)
  return token
}

/** Ends every session that was opened with the old password. */
function logOutElsewhere(state: ShopState, account: Account, staying: string | null): void {
  for (const visitor of Object.values(state.visitors)) {
    const isTheirs = visitor.session?.userId === account._id
    if (isTheirs && visitor.id !== staying) endSession(visitor, account, state.chance)
  }
}

/** A link or a code that was sent for the password before opens nothing any more. */
function forgetWaysToReset(state: ShopState, { _id, email, telephoneNumber }: Account): void {
  const { access } = state
  const isTheirs = (to: string) => to === email || to === telephoneNumber
  access.resetLinks = access.resetLinks.filter(({ userId }) => userId !== _id)
  access.sessionLinks = access.sessionLinks.filter(({ userId }) => userId !== _id)
  access.otps = access.otps.filter(({ type, to }) => type !== 'forgetPassword' || !isTheirs(to))
  hideSpent(state)
}

function setPassword(account: Account, password: PasswordDigest, { state, visitor, now }: HandlerContext) {
  account.password = password
  forgetWaysToReset(state, account)
  logOutElsewhere(state, account, visitor.id)
  startSession(visitor, account, state.chance, now)
  return { data: { token: visitor.token } }
}

/** Document 2 §7: passwords. */
export const passwordHandlers: HandlersOf<typeof passwordCalls> = {
  forgetPassword: writes(({ body, state, now }) => {
    seedAccounts(state, now)
    const email = emailIn(body.email, 'email')
    const account = accountByEmail(state, email)
    const sentTo = masked(email)
    if (body.otp === undefined) {
      const expiresAt = now + RESET_LINK_VALID_MS
      if (account) {
        const token = resetToken(state, account, expiresAt)
        send(state, { at: now, to: email, kind: 'resetLink', content: `/reset-password?token=${token}` })
      }
      return { data: { sentTo, expiresAt: isoTime(expiresAt) } }
    }
    const places = [account?.telephoneNumber, email]
    const place = provenPlace(state, 'forgetPassword', places, body.otp, now)
    if (place instanceof Refused) return place
    const expiresAt = now + OTP_VALID_MS
    return {
      data: {
        sentTo,
        ...(account ? { token: resetToken(state, account, expiresAt) } : {}),
        expiresAt: isoTime(expiresAt),
      },
    }
  }),
  setPassword: writes(({ body, ...context }) => {
    const account = accountIn(context)
    if (account.password !== null) throw refuse('password_already_set')
    return setPassword(account, newPassword(body.newPassword, 'newPassword', context.state), context)
  }),
  changePassword: writes(({ body, ...context }) => {
    const account = accountIn(context)
    const { password } = account
    if (password === null || !isPassword(body.currentPassword, password)) {
      throw refuse('wrong_password', { field: 'currentPassword' })
    }
    return setPassword(account, newPassword(body.newPassword, 'newPassword', context.state), context)
  }),
  resetPassword: writes(({ body, state, now }) => {
    const link = state.access.resetLinks.find(({ token }) => token === body.token)
    const account = link && state.accounts[link.userId]
    if (!link || !account || now >= link.expiresAt) {
      throw refuse('reset_link_invalid', { field: 'token' })
    }
    account.password = newPassword(body.newPassword, 'newPassword', state)
    forgetWaysToReset(state, account)
    logOutElsewhere(state, account, null)
    return { data: { email: account.email } }
  }),
}
