import type { callTable } from '../../src/contract/callTable.ts'
import { accountHandlers } from './account.ts'
import { cartHandlers } from './cart.ts'
import { catalogueHandlers } from './catalogue.ts'
import { checkoutHandlers } from './checkout.ts'
import type { HandlersOf } from './handler.ts'
import { localeHandlers } from './locales.ts'
import { orderHandlers } from './orders.ts'

/** An answer for every call of the contract. */
export const handlers: HandlersOf<typeof callTable> = {
  ...cartHandlers,
  ...checkoutHandlers,
  ...orderHandlers,
  ...accountHandlers,
  ...catalogueHandlers,
  ...localeHandlers,
}
