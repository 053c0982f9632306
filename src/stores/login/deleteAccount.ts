import { endSession, request } from '../../api/request.ts'
import { accountDataCalls } from '../../contract/calls/accountData.ts'
import { becomeGuest } from './logOut.ts'

/**
 * Deletes the account; the shopper is a guest from then on. Throws its `Failure`: a wrong password or code, or the only owner of a business.
 */
export async function deleteAccount(proof: { password: string } | { otp: string }): Promise<void> {
  const { data } = await request(accountDataCalls.deleteAccount, { body: proof })
  // The session is new; its token comes with the next write.
  endSession()
  becomeGuest(data.cart)
}
