import { type Failure, isFailure } from '../../api/failure.ts'
import { replyOrFailure } from '../../api/orFailure.ts'
import { forgetToken, request } from '../../api/request.ts'
import { loginCalls } from '../../contract/calls/auth/login.ts'
import { waitForWrites } from '../cart/cartWrites.ts'
import { receiveCart } from '../cart/receiveCart.ts'
import { becomeAccount } from '../session/account.ts'

/** Creates a link that logs another browser in, once. Returns its token, or the failure. */
export async function createSessionLink(): Promise<{ token: string } | { failure: Failure }> {
  const reply = await replyOrFailure(request(loginCalls.createSessionLink))
  return 'failure' in reply ? reply : reply.data
}

/** Logs in with such a link; false if it was used, has expired or did not arrive. The guest's cart stays until it is merged. */
export async function openSessionLink(token: string): Promise<boolean> {
  await waitForWrites()
  try {
    const { data } = await request(loginCalls.openSessionLink, { body: { token } })
    // The session is new; its token comes with the next write.
    forgetToken()
    becomeAccount(data.user)
    receiveCart(data.cart)
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
}
