import { accountCalls } from './calls/account.ts'
import { cartCalls } from './calls/cart.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { checkoutCalls } from './calls/checkout.ts'
import { localeCalls } from './calls/locales.ts'
import { orderCalls } from './calls/orders.ts'

/** Every call of document 2 §7 by name: what the mock server routes over, and what the tests walk. */
export const callTable = {
  ...cartCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...accountCalls,
  ...catalogueCalls,
  ...localeCalls,
}
export type CallName = keyof typeof callTable
