import { accountOf, shopperOf, visitorOf } from '../../../../mocks/state/state.ts'
import { becomeCustomer } from '../../customer.ts'
import type { openServer, Shopper } from '../../shopper.ts'

type Server = ReturnType<typeof openServer>

/** Ana opens an account, stays logged in for a year, and gets her new token. */
export async function become(server: Server, ana: Shopper): Promise<string> {
  const id = await becomeCustomer(server)
  await server.store.write((state) => {
    const { session } = visitorOf(state, 'browser')
    if (session) session.expiresAt += 365 * 24 * 3_600_000
  })
  await ana.sync()
  return id
}

/** What the browser's shopper has taken part in. */
export async function engagementIn(server: Server) {
  const state = await server.store.read()
  const known = visitorOf(state, 'browser')
  return shopperOf(known, accountOf(state, known)).engagement
}
