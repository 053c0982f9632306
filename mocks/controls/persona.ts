import { interstitialRows } from '../../fixtures/engagement/interstitials.ts'
import { accountIdOf } from '../../fixtures/people.ts'
import { InterstitialActionType } from '../../src/contract/enumerations.ts'
import type { Persona } from '../scenarios/persona.ts'
import { isPersona, type PersonaId, personas } from '../scenarios/personas.ts'
import type { MockServer } from '../server/mockServer.ts'
import { seedAccounts } from '../state/account/people.ts'
import { endByTime, startSession } from '../state/session/sessions.ts'
import type { Account } from '../state/records/account.ts'
import type { StoredOrder } from '../state/records/order.ts'
import { nothingChosen } from '../state/records/empty.ts'
import { accountOf, visitorOf } from '../state/state.ts'
import type { ShopState, Visitor } from '../state/stateSchema.ts'
import { fillAccount } from './longAccount.ts'
import { advanceTo } from './advanceTo.ts'
import { openStories } from './stories/openStories.ts'

/** The oldest orders of the returning customer, which are over. */
const OVER = 7
const isDelivered = ({ cancellation, undone }: StoredOrder): boolean => !cancellation && !undone

const PASSED_MEANWHILE = 'persona'

/** An account keeps its cart between visits; the steps of a persona start with an empty one. */
function emptyCart({ shopper, telephoneNumber }: Account): void {
  shopper.cart.lines = []
  shopper.cart.promoCodes = []
  shopper.cart.revision += 1
  shopper.selection = { ...nothingChosen(), ...(telephoneNumber === undefined ? {} : { telephoneNumber }) }
}

/** A page that a link asks for is not left for one that the shop recommends at the start. */
const skipRedirects = ({ shopper }: Account): void => {
  shopper.engagement.redirectsFollowed = interstitialRows
    .filter(({ actionType }) => actionType === InterstitialActionType.REDIRECT)
    .map(({ id }) => id)
}

/**
 * Resets the visitor to a new browser, signed in as the persona: a guest where its account was deleted. The rest of the shop stays. Throws if a
 * step of the persona is refused.
 */
export async function becomePersona(server: MockServer, id: PersonaId, visitor: string): Promise<void> {
  const persona: Persona = personas[id]
  const now = server.clock.now()
  server.store.noteUse(visitor, 0)
  const { hasSteps, isChallenged } = await server.store.write((draft) => {
    seedAccounts(draft, now)
    if (persona.isStory) openStories(draft, now)
    delete draft.visitors[visitor]
    const browser = visitorOf(draft, visitor)
    browser.playedAs = id
    if (persona.hasVat) browser.settings = { hasVat: true }
    if (persona.isAgeAccepted) browser.guest.ageGateAccepted = true
    const account = persona.person && draft.accounts[accountIdOf(persona.person)]
    if (account && persona.isLong) {
      const { orders = [] } = draft.accounts[accountIdOf('returningCustomer')]?.shopper ?? {}
      fillAccount(account, orders.filter(isDelivered).slice(0, OVER), draft.openedAt)
    }
    if (account) {
      if (persona.invitation) account.shopper.organizationInviteCode = persona.invitation
      skipRedirects(account)
      if (persona.stage) emptyCart(account)
      startSession(browser, account, draft.chance, now)
    }
    const hasSteps = persona.stage !== undefined && account !== undefined
    const isChallenged = hasSteps && draft.access.isBotProtected
    // The steps are calls, which the bot protection would refuse.
    if (isChallenged) browser.challenge = { id: PASSED_MEANWHILE, isPassed: true }
    return { hasSteps, isChallenged }
  })
  if (!hasSteps) return
  await advanceTo(server, visitor, persona)
  if (isChallenged) await server.store.write((draft) => void delete visitorOf(draft, visitor).challenge)
}

/** Ends the visitor's session now: the next request comes from a guest. */
export async function expireSession({ store }: MockServer, visitor: string): Promise<void> {
  await store.write((draft) => {
    const browser = visitorOf(draft, visitor)
    endByTime(browser, accountOf(draft, browser), draft.chance)
  })
}

const accountIdIn = ({ person }: Persona): string | null => (person === null ? null : accountIdOf(person))

/** They have logged in or out since they were made that persona. */
function isStill(id: PersonaId, { session }: Visitor): boolean {
  const persona: Persona = personas[id]
  const userId = session?.userId ?? null
  return userId === accountIdIn(persona) || (persona.hasExpired === true && userId === null)
}

/** The persona that the visitor was set to and still is; null otherwise. */
export function playedPersona(state: ShopState, visitorId: string): PersonaId | null {
  const visitor = state.visitors[visitorId]
  const id = visitor?.playedAs
  return visitor && id !== undefined && isPersona(id) && isStill(id, visitor) ? id : null
}

/** The visitor's persona, if the account is one of the fixtures; `guest` for a guest. */
export function currentPersona(state: ShopState, visitorId: string): PersonaId | null {
  const played = playedPersona(state, visitorId)
  if (played) return played
  const userId = state.visitors[visitorId]?.session?.userId
  if (userId === undefined) return 'guest'
  const ids = Object.keys(personas) as PersonaId[]
  return ids.find((id) => accountIdIn(personas[id]) === userId) ?? null
}
