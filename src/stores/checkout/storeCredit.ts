import { request } from '../../api/request.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import { step } from './checkoutWork.ts'

/** Sets whether this order uses the account's credit (document 1 §4). */
export const applyStoreCredit = (applyUserCredits: boolean): Promise<boolean> =>
  step('credit', () => request(checkoutCalls.applyUserCredits, { body: { applyUserCredits } }))
