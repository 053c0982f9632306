import type { SectionName } from '../../../src/contract/callTable.ts'
import { accountReplies } from './account.ts'
import { authReplies } from './auth.ts'
import { cartReplies } from './cart.ts'
import { catalogueReplies } from './catalogue.ts'
import { checkoutReplies } from './checkout.ts'
import { engagementReplies } from './engagement.ts'
import { graphqlReplies } from './graphql.ts'
import { listReplies } from './lists.ts'
import { localeReplies } from './locales.ts'
import { orderReplies } from './orders.ts'
import { trackingReplies } from './tracking.ts'
import type { Replies } from './replies.ts'

/** The requests of every section that are answered with 200. */
export const replySections: Readonly<Record<SectionName, Replies>> = {
  cart: cartReplies,
  checkout: checkoutReplies,
  orders: orderReplies,
  auth: authReplies,
  account: accountReplies,
  lists: listReplies,
  catalogue: catalogueReplies,
  engagement: engagementReplies,
  graphql: graphqlReplies,
  locales: localeReplies,
  tracking: trackingReplies,
}
