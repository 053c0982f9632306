import type { captureCalls } from '../../../src/contract/calls/auth/capture.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import { badField, refuse } from '../../base/refuse.ts'
import { accountByEmail } from '../../state/account/accounts.ts'
import { sendCode } from '../../state/session/codes.ts'
import { seedAccounts } from '../../state/account/people.ts'
import type { Access } from '../../state/records/access.ts'
import { type HandlersOf, writes } from '../handler.ts'
import { emailIn, plainEmailIn, telephoneIn } from './fields.ts'

type Capture = Access['captures'][number]

const isUsed = (captures: readonly Capture[], field: 'email' | 'telephone', value: string | undefined) =>
  value !== undefined && captures.some((one) => one.from === 'capture' && one[field] === value)

/** Document 2 §7: who leaves an e-mail or a telephone number with the shop. */
export const captureHandlers: HandlersOf<typeof captureCalls> = {
  gateEmailSignUp: writes(({ body, state, shopper, account, now }) => {
    seedAccounts(state, now)
    const email = emailIn(body.email, 'email')
    const owner = accountByEmail(state, email)
    if (owner && owner._id !== account?._id) throw refuse(ErrorCode.REGISTRATION_EMAIL_EXISTS)
    const { captures } = state.access
    const isNew = !captures.some((one) => one.from === 'gate' && one.email === email)
    if (isNew) captures.push({ at: now, from: 'gate', email })
    shopper.selection.email = email
    if (body.confirmType === 'otp') sendCode(state, 'telephone', email, now)
    return { data: { email, isNew, isConfirmed: body.confirmType === 'none' } }
  }),
  captureCustomer: writes(({ body, state, now }) => {
    const email = body.email ? plainEmailIn(body.email, 'email') : undefined
    const telephone = body.telephone ? telephoneIn(body.telephone, 'telephone') : undefined
    if (email === undefined && telephone === undefined) {
      throw badField('email', 'an e-mail address or a telephone number')
    }
    const { captures } = state.access
    const used = (['email', 'telephone'] as const).find((field) =>
      isUsed(captures, field, { email, telephone }[field]),
    )
    if (used) throw refuse(ErrorCode.LEAD_CAPTURE_ENTRY_USED, { field: used })
    const entry = {
      ...(email === undefined ? {} : { email }),
      ...(telephone === undefined ? {} : { telephone }),
    }
    captures.push({ at: now, from: 'capture', ...entry })
    return { data: entry }
  }),
}
