import { accountIdOf, type PersonKey } from '../../fixtures/people.ts'
import type { MockServer } from '../../mocks/server/mockServer.ts'
import { seedAccounts } from '../../mocks/state/account/people.ts'
import type { Account } from '../../mocks/state/records/account.ts'
import { startSession } from '../../mocks/state/session/sessions.ts'
import type { ShopState } from '../../mocks/state/stateSchema.ts'
import { visitorOf } from '../../mocks/state/state.ts'
import type { Prompts } from '../../src/contract/entities/page.ts'
import { type Shopper, shopper } from './shopper.ts'

/** A person of the fixtures in a separate browser, logged in with a token. */
export async function persona(server: MockServer, key: PersonKey): Promise<Shopper> {
  const now = server.clock.now()
  await server.store.write((state) => {
    seedAccounts(state, now)
    const account = state.accounts[accountIdOf(key)]
    if (account) startSession(visitorOf(state, key), account, state.chance, now)
  })
  const person = shopper(server, key)
  await person.sync()
  return person
}

/** The current account of a person of the fixtures. */
export async function accountNow(server: MockServer, key: PersonKey): Promise<Account> {
  const account = (await server.store.read()).accounts[accountIdOf(key)]
  if (!account) throw new Error(`${key} has no account`)
  return account
}

/** Changes the state directly, for a situation that no call causes. */
export const arrange = (server: MockServer, change: (state: ShopState) => void): Promise<void> =>
  server.store.write(change)

/** The prompts of the page data for a logged-in visitor. */
export async function promptsFor(person: Shopper): Promise<Prompts | undefined> {
  const user = (await person.page('/')).body.data?.user
  return user?.isGuest === false ? user.prompts : undefined
}
