import type { Call, Guard, Permission } from '../../src/contract/call.ts'
import { Header } from '../../src/contract/headers.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { permissionsIn } from '../state/permissions.ts'
import { refuse } from '../base/refuse.ts'

const READS: readonly string[] = ['GET', 'HEAD']

const isPermission = (guard: Guard): guard is Permission => guard.startsWith('can')

/** Whether a request of this call has to carry the api marker, and the visitor's token (document 2 §6 and §7, generic wrapper). */
export function neededHeaders(
  { path, guards }: Pick<Call, 'path' | 'guards'>,
  method: string,
): { isMarked: boolean; hasToken: boolean } {
  const isMarked = !path.endsWith('.json') && !guards.includes('open')
  return { isMarked, hasToken: isMarked && !READS.includes(method) }
}

/**
 * Admits a request or refuses it: every call needs the api marker and every write the visitor's token (except files such as a locale, and
 * open calls), some need a login and some a permission (document 1 §6, document 2 §6 and §7, generic wrapper). Of a call that
 * needs a login, an expired session is reported before a wrong token.
 */
export function guard(call: Pick<Call, 'path' | 'guards'>, request: Request, context: HandlerContext): void {
  const { guards } = call
  const { isMarked, hasToken } = neededHeaders(call, request.method)
  if (isMarked && request.headers.get(Header.API_JSON) !== 'true') {
    throw refuse('missing_api_marker', { expected: `${Header.API_JSON}: true` })
  }
  if (guards.includes('login') && context.account === null) throw refuse('unauthorized')
  if (hasToken && request.headers.get(Header.CSRF) !== context.visitor.token) {
    throw refuse('bad_csrf_token')
  }
  const asked = guards.filter(isPermission)
  if (asked.length === 0) return
  const permissions = permissionsIn(context)
  const missing = asked.find((permission) => !permissions[permission])
  if (missing) throw refuse('forbidden', { expected: missing })
}
