import { request } from '../../api/request.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import { step } from './checkoutWork.ts'

/** Sets the member number of this order; an empty text removes it. */
export const setLoyaltyId = (loyaltyId: string): Promise<boolean> =>
  step('loyalty', () => request(checkoutCalls.setLoyaltyInfo, { body: { loyaltyInfo: { loyaltyId } } }))
