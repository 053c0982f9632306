import { accountOf, shopperOf, visitorOf } from '../../../../mocks/state/state.ts'
import { becomeCustomer } from '../../customer.ts'
import type { openServer, Shopper } from '../../shopper.ts'

type Server = ReturnType<typeof openServer>

/** Ana creates an account, stays logged in for a year, and gets a new token. */
export async function become(server: Server, ana: Shopper): Promise<string> {
  const id = await becomeCustomer(server)
  await server.store.write((state) => {
    const { session } = visitorOf(state, 'browser')
    if (session) session.expiresAt += 365 * 24 * 3_600_000
  })
  await ana.sync()
  return id
}

/** The visitor's engagement data. */
export async function engagementIn(server: Server) {
  const state = await server.store.read()
  const known = visitorOf(state, 'browser')
  return shopperOf(known, accountOf(state, known)).engagement
}
