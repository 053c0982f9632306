import type { HandlerContext } from '../handlerContext.ts'
import { malaysianDay } from '../../base/malaysiaTime.ts'
import { numberFor } from '../../base/random.ts'

/** What opens the payment provider's form: the same for an account all day long, and nothing that a provider would take. */
export function clientTokenOf({ account, visitor, now }: HandlerContext): string {
  const seed = `${account?._id ?? visitor.id} ${malaysianDay(now)}`
  return `mock-client-token-${Math.floor(numberFor(seed) * 0xffff_ffff).toString(16)}`
}
