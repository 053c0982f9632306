import type { accountDataCalls } from '../../src/contract/calls/accountData.ts'
import { refuse, Refused } from '../base/refuse.ts'
import { isPassword } from '../rules/passwords.ts'
import { accountDataOf } from '../state/account/accountData.ts'
import { accountIn } from '../state/account/accountIn.ts'
import { deleteAccount } from '../state/session/deleteAccount.ts'
import { cartOf } from '../state/cart/cartView.ts'
import { refuseLastOwner } from '../state/engagement/optOut.ts'
import { provenPlace } from '../state/session/codes.ts'
import { type HandlersOf, reads, writes } from './handler.ts'

/** A copy of an account's data, and its deletion (docs/decisions/0107). */
export const accountDataHandlers: HandlersOf<typeof accountDataCalls> = {
  exportAccountData: reads((context) => ({ data: accountDataOf(accountIn(context), context) })),
  deleteAccount: writes(({ body, ...context }) => {
    const { state, visitor, now } = context
    const account = accountIn(context)
    const { password, email, telephoneNumber } = account
    if (password === null) {
      const proof = provenPlace(state, 'login', [email, telephoneNumber], body.otp, now)
      if (proof instanceof Refused) return proof
    } else if (!isPassword(body.password ?? '', password)) {
      throw refuse('wrong_password', { field: 'password' })
    }
    refuseLastOwner(account, context)
    deleteAccount(account, context)
    const cart = cartOf({ ...context, account: null, shopper: visitor.guest })
    return { data: { cart, token: visitor.token } }
  }),
}
