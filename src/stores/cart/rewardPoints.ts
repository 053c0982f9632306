import { request } from '../../api/request.ts'
import { cartActionCalls } from '../../contract/calls/cartActions.ts'
import { currentCart } from './cart.ts'
import { receiveChangedCart } from './receiveCart.ts'
import { sendSavings } from './savings.ts'

/**
 * Uses this many reward points for the cart; zero removes them. Throws the `Failure` of a refusal, such as `below_reward_minimum` or
 * `not_enough_points` (document 2 §7).
 */
export const applyPoints = (pointsAmount: number): Promise<void> =>
  sendSavings(async () => {
    const params = { id: currentCart()._id }
    await receiveChangedCart(request(cartActionCalls.applyRewards, { params, body: { pointsAmount } }))
  })
