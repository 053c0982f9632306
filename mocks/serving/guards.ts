import type { Call } from '../../src/contract/call.ts'
import { Header } from '../../src/contract/headers.ts'
import type { Account } from '../shop/records/account.ts'
import type { Visitor } from '../shop/state.ts'
import { refuse } from './refuse.ts'

const READS: readonly string[] = ['GET', 'HEAD']

/**
 * Lets a request in, or refuses: every call carries the api marker (files such as a locale excepted), every write the
 * visitor's token, and some need a login (document 2 §6 and §7, generic wrapper).
 */
export function guard(
  call: Pick<Call, 'path' | 'guards'>,
  request: Request,
  visitor: Visitor,
  account: Account | null,
): void {
  const isFile = call.path.endsWith('.json')
  if (!isFile && request.headers.get(Header.API_JSON) !== 'true') {
    throw refuse(400, 'missing_api_marker', { expected: `${Header.API_JSON}: true` })
  }
  if (!READS.includes(request.method) && request.headers.get(Header.CSRF) !== visitor.token) {
    throw refuse(403, 'bad_csrf_token')
  }
  if (call.guards.includes('login') && account === null) throw refuse(401, 'unauthorized')
}
