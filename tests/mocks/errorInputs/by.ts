import type { PersonKey } from '../../../fixtures/people.ts'
import { persona } from '../persona.ts'
import type { SendInput } from './errorInput.ts'

/** A person of the fixtures sends a request, logged in. */
export const by =
  (key: PersonKey, method: string, path: string, body?: object): SendInput =>
  async ({ server }) =>
    (await persona(server, key)).ask(method, path, body)
