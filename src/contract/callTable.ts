import { accountCalls } from './calls/account.ts'
import { authCalls } from './calls/auth.ts'
import { cartCalls } from './calls/cart.ts'
import { cartActionCalls } from './calls/cartActions.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { catalogueListCalls } from './calls/catalogueLists.ts'
import { checkoutCalls } from './calls/checkout.ts'
import { engagementCalls } from './calls/engagement.ts'
import { engagementActionCalls } from './calls/engagementActions.ts'
import { graphqlCalls } from './calls/graphql.ts'
import { listCalls } from './calls/lists.ts'
import { localeCalls } from './calls/locales.ts'
import { orderCalls } from './calls/orders.ts'
import { passkeyCalls } from './calls/passkeys.ts'
import { trackingCalls } from './calls/tracking.ts'

/**
 * The calls of document 2 §7, grouped by the part of the mocked server that answers them. Four sections have two parts: the calls of the first page
 * load separately from the rest, and passkeys with the cryptography that only they need.
 */
export const callParts = {
  cart: cartCalls,
  cartActions: cartActionCalls,
  checkout: checkoutCalls,
  orders: orderCalls,
  auth: authCalls,
  passkeys: passkeyCalls,
  account: accountCalls,
  lists: listCalls,
  catalogue: catalogueCalls,
  catalogueLists: catalogueListCalls,
  engagement: engagementCalls,
  engagementActions: engagementActionCalls,
  graphql: graphqlCalls,
  locales: localeCalls,
  tracking: trackingCalls,
}
export type CallPart = keyof typeof callParts

const { cartActions, catalogueLists, engagementActions, passkeys, ...whole } = callParts

/** The same calls, grouped by section of the documents. */
export const callSections = {
  ...whole,
  cart: { ...cartCalls, ...cartActions },
  auth: { ...authCalls, ...passkeys },
  catalogue: { ...catalogueCalls, ...catalogueLists },
  engagement: { ...engagementCalls, ...engagementActions },
}
export type SectionName = keyof typeof callSections

/** Every call of document 2 §7 by name. The mocked server answers these calls, and the tests iterate over them. */
export const callTable = {
  ...cartCalls,
  ...cartActionCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...authCalls,
  ...passkeyCalls,
  ...accountCalls,
  ...listCalls,
  ...catalogueCalls,
  ...catalogueListCalls,
  ...engagementCalls,
  ...engagementActionCalls,
  ...graphqlCalls,
  ...localeCalls,
  ...trackingCalls,
}
export type CallName = keyof typeof callTable
