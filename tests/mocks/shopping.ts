import type { PersonKey } from '../../fixtures/people.ts'
import type { MockServer } from '../../mocks/server/mockServer.ts'
import { buyer } from './buyer.ts'
import { persona } from './persona.ts'
import { saver } from './saver.ts'

/** A logged-in person of the fixtures, with all shopping calls. */
export async function shopping(server: MockServer, key: PersonKey) {
  const who = await persona(server, key)
  return { who, buys: buyer(who), saves: saver(who) }
}
