import { accountIdOf, people } from '../../fixtures/people.ts'
import { type Persona, type PersonaId, personas } from '../scenarios/personas.ts'
import type { MockServer } from '../server.ts'
import { letPeopleMoveIn } from '../shop/people.ts'
import { startSession } from '../shop/sessions.ts'
import { visitorOf } from '../shop/state.ts'
import { comeAsFar } from './stage.ts'

/** Makes the visitor a browser that has only just come, as that persona. Everybody else in the shop stays as they are. */
export async function becomePersona(server: MockServer, id: PersonaId, visitor: string): Promise<void> {
  const persona: Persona = personas[id]
  const now = server.clock.now()
  server.keeper.noteUse(visitor, 0)
  await server.keeper.write((draft) => {
    letPeopleMoveIn(draft, now)
    delete draft.visitors[visitor]
    const browser = visitorOf(draft, visitor)
    if (persona.isAgeAccepted) browser.guest.ageGateAccepted = true
    const account = persona.person && draft.accounts[accountIdOf(persona.person)]
    if (account) startSession(browser, account, draft.chance, now)
  })
  if (persona.stage) await comeAsFar(server, visitor, persona.stage)
}

/** Whom the visitor is logged in as, if it is somebody of the fixtures; `guest` for nobody. */
export async function currentPersona(server: MockServer, visitor: string): Promise<PersonaId | null> {
  const state = await server.keeper.read()
  const userId = state.visitors[visitor]?.session?.userId
  if (userId === undefined) return 'guest'
  const ids = Object.keys(personas) as PersonaId[]
  const found = ids.find((id) => {
    const { person }: Persona = personas[id]
    return person !== null && person in people && accountIdOf(person) === userId
  })
  return found ?? null
}
