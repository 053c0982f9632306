import { accountIdOf } from '../../fixtures/people.ts'
import type { MembershipPermission } from '../../src/contract/enumerations.ts'
import type { Persona } from '../scenarios/persona.ts'
import { type PersonaId, personas } from '../scenarios/personas.ts'
import type { MockServer } from '../server/mockServer.ts'
import { seedAccounts } from '../state/account/people.ts'
import { openStories } from './stories/openStories.ts'
import type { ShopState } from '../state/stateSchema.ts'

/** A persona, and the current data of its account. Credits in cents. */
export interface PersonaFacts {
  id: PersonaId
  /** Null for a guest. */
  name: string | null
  email: string | null
  orders: number
  addresses: number
  cards: number
  lists: number
  favorites: number
  rewardPoints: number
  credits: number
  membership: MembershipPermission | null
  business: string | null
}

const nobody = {
  name: null,
  email: null,
  orders: 0,
  addresses: 0,
  cards: 0,
  lists: 0,
  favorites: 0,
  rewardPoints: 0,
  credits: 0,
  membership: null,
  business: null,
}

function personaFactsOf(id: PersonaId, { accounts, organizations }: ShopState): PersonaFacts {
  const { person }: Persona = personas[id]
  const account = person === null ? undefined : accounts[accountIdOf(person)]
  if (!account) return { id, ...nobody }
  const { shopper, business } = account
  const organization = business && organizations[business.organizationId]
  return {
    id,
    name: `${account.name.first} ${account.name.last}`,
    email: account.email,
    orders: shopper.orders.length,
    // A member of a business also has its addresses.
    addresses: shopper.addresses.length + (organization?.addresses.length ?? 0),
    cards: shopper.billings.length,
    lists: shopper.saved.lists.length,
    favorites: shopper.saved.favorites.length,
    rewardPoints: account.rewardPoints,
    credits: account.credits,
    membership: account.membership.memberId === undefined ? null : account.membership.permission,
    business: organization?.account.name ?? null,
  }
}

/** All personas with their current data; before the accounts are seeded, with their initial data. */
export async function peopleIn({ store, clock }: MockServer): Promise<PersonaFacts[]> {
  let state = await store.read()
  state = structuredClone(state)
  seedAccounts(state, clock.now())
  openStories(state, clock.now())
  return (Object.keys(personas) as PersonaId[]).map((id) => personaFactsOf(id, state))
}
