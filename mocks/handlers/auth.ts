import type { authCalls } from '../../src/contract/calls/auth.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { TELEPHONE_DIGITS } from '../../src/contract/limits.ts'
import { refuse } from '../serving/refuse.ts'
import { checkoutReply } from '../shop/checkoutView.ts'
import { type HandlersOf, writes } from './handler.ts'

/** Belongs to another account: code 596. */
const TELEPHONE_OF_ANOTHER = '0190000596'
// As a server checks: something, an at sign, a name with a dot.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Document 2 §7, Authentication and account: who somebody is. */
export const authHandlers: HandlersOf<typeof authCalls> = {
  verifyPhone: writes(({ body, ...visit }) => {
    const digits = body.phone.replace(/\D/g, '')
    if (digits.length !== TELEPHONE_DIGITS) {
      throw refuse(400, 'bad_body', { field: 'phone', expected: `${TELEPHONE_DIGITS} digits` })
    }
    if (body.email !== undefined && body.email !== '' && !EMAIL.test(body.email)) {
      throw refuse(400, 'bad_body', { field: 'email', expected: 'an e-mail address' })
    }
    if (digits === TELEPHONE_OF_ANOTHER) throw refuse(409, ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED)
    const { email: _before, ...selection } = visit.shopper.selection
    visit.shopper.selection = {
      ...selection,
      telephoneNumber: digits,
      ...(body.email ? { email: body.email } : {}),
    }
    return checkoutReply(visit)
  }),
}
