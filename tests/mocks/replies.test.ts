import { expect, test } from 'vitest'
import { callSections, type SectionName } from '../../src/contract/callTable.ts'
import { buyer } from './buyer.ts'
import { accountReplies } from './replies/account.ts'
import { authReplies } from './replies/auth.ts'
import { cartReplies } from './replies/cart.ts'
import { catalogueReplies } from './replies/catalogue.ts'
import { checkoutReplies } from './replies/checkout.ts'
import { engagementReplies } from './replies/engagement.ts'
import { graphqlReplies } from './replies/graphql.ts'
import { listReplies } from './replies/lists.ts'
import { localeReplies } from './replies/locales.ts'
import { orderReplies } from './replies/orders.ts'
import type { Replies } from './replies/replies.ts'
import { trackingReplies } from './replies/tracking.ts'
import { openServer, shopper } from './shopper.ts'

const sections: Readonly<Record<SectionName, Replies>> = {
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

test.each(Object.entries(sections))(
  'every call of %s answers, and its answer fits its schema',
  async (section, replies) => {
    const server = openServer()
    const ana = shopper(server)
    await ana.sync()
    await replies({ server, ana, anas: buyer(ana) })
    const answered = server.journal.entries().filter(({ status }) => status === 200)
    const called = new Set(answered.map(({ call }) => String(call)))
    const calls = Object.keys(callSections[section as SectionName])
    expect(calls.filter((name) => !called.has(name))).toEqual([])
    expect(server.drifts).toEqual([])
  },
)
