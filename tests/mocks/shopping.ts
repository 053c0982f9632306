import type { PersonKey } from '../../fixtures/people.ts'
import type { MockServer } from '../../mocks/server/mockServer.ts'
import { buyer } from './buyer.ts'
import { persona } from './persona.ts'
import { saver } from './saver.ts'

/** Somebody of the fixtures, logged in, with all that they may do while they shop. */
export async function shopping(server: MockServer, key: PersonKey) {
  const who = await persona(server, key)
  return { who, buys: buyer(who), saves: saver(who) }
}
