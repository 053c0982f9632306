import type { verificationCalls } from '../../../src/contract/calls/auth/verification.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import { badField, refuse, Refused } from '../../base/refuse.ts'
import { accountByEmail, accountByTelephone } from '../../state/account/accounts.ts'
import { checkoutReply } from '../../state/cart/checkoutView.ts'
import { provenPlace, sendCode, type SentOtp } from '../../state/session/codes.ts'
import { seedAccounts } from '../../state/account/people.ts'
import { userOf } from '../../state/account/userView.ts'
import { type HandlersOf, writes } from '../handler.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'
import { emailIn, telephoneIn } from './fields.ts'

/** The owner of the number, if it is another account. */
const belongsToAnother = (digits: string, { state, account }: HandlerContext): boolean => {
  const owner = accountByTelephone(state, digits)
  return owner !== undefined && owner._id !== account?._id
}

interface Contact {
  email: string | undefined
  telephone: string | undefined
}

function sendRegistrationCode(
  { email, telephone }: Contact,
  to: string,
  { state, now }: HandlerContext,
): SentOtp {
  if (email !== undefined && accountByEmail(state, email)) {
    throw refuse(ErrorCode.REGISTRATION_EMAIL_EXISTS)
  }
  if (telephone !== undefined && accountByTelephone(state, telephone)) {
    throw refuse(ErrorCode.TELEPHONE_EXISTS)
  }
  return sendCode(state, 'registration', to, now)
}

/** The answer does not reveal whether the account exists; only existing accounts get a message. */
const sendAccountCode =
  (type: 'login' | 'forgetPassword') =>
  ({ email, telephone }: Contact, to: string, { state, now }: HandlerContext): SentOtp => {
    const account =
      (email === undefined ? undefined : accountByEmail(state, email)) ??
      (telephone === undefined ? undefined : accountByTelephone(state, telephone))
    const isTheirs = to === account?.email || to === account?.telephoneNumber
    return sendCode(state, type, to, now, !isTheirs)
  }

function sendTelephoneCode({ telephone }: Contact, to: string, context: HandlerContext): SentOtp {
  if (telephone !== undefined && belongsToAnother(telephone, context)) {
    throw refuse(ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED)
  }
  return sendCode(context.state, 'telephone', to, context.now)
}

const sendFor = {
  registration: sendRegistrationCode,
  login: sendAccountCode('login'),
  forgetPassword: sendAccountCode('forgetPassword'),
  telephone: sendTelephoneCode,
} as const

/** Document 2 §7: codes that are sent and typed in again. */
export const verificationHandlers: HandlersOf<typeof verificationCalls> = {
  issueOtp: writes(({ body, ...context }) => {
    seedAccounts(context.state, context.now)
    const email = body.email ? emailIn(body.email, 'email') : undefined
    const telephone = body.phone ? telephoneIn(body.phone, 'phone') : undefined
    const to = telephone ?? email
    if (to === undefined) {
      throw badField('email', 'an e-mail address or a telephone number')
    }
    return { data: sendFor[body.type]({ email, telephone }, to, context) }
  }),
  verifyPhone: writes(({ body, ...context }) => {
    const { state, account, shopper, now } = context
    const telephone = telephoneIn(body.phone, 'phone')
    const email = body.email ? emailIn(body.email, 'email') : undefined
    seedAccounts(state, now)
    if (belongsToAnother(telephone, context)) throw refuse(ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED)
    const { email: _before, ...selection } = shopper.selection
    shopper.selection = {
      ...selection,
      telephoneNumber: telephone,
      ...(email === undefined ? {} : { email }),
    }
    if (account && account.telephoneNumber !== telephone) {
      account.telephoneNumber = telephone
      account.telephoneVerified = false
    }
    const otp = body.verify ? { otp: sendCode(state, 'telephone', telephone, now) } : {}
    return { data: { ...checkoutReply(context).data, ...otp } }
  }),
  verifyCode: writes(({ body, ...context }) => {
    const { state, account, shopper, now } = context
    const email = body.email ? emailIn(body.email, 'email') : undefined
    const telephone = account?.telephoneNumber ?? shopper.selection.telephoneNumber
    const place = provenPlace(state, 'telephone', [telephone, email], body.code, now)
    if (place instanceof Refused) return place
    // Who reads an e-mail need not have the telephone.
    if (account && place === account.telephoneNumber) account.telephoneVerified = true
    return { data: { isVerified: true, ...(account ? { user: userOf(account, state) } : {}) } }
  }),
}
