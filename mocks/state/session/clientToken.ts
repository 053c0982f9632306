import type { HandlerContext } from '../handlerContext.ts'
import { malaysianDay } from '../../base/malaysiaTime.ts'
import { numberFor } from '../../base/random.ts'

/** The token for the payment provider's form: constant for an account during a day, and not valid at any real provider. */
export function clientTokenOf({ account, visitor, now }: HandlerContext): string {
  const seed = `${account?._id ?? visitor.id} ${malaysianDay(now)}`
  return `mock-client-token-${Math.floor(numberFor(seed) * 0xffff_ffff).toString(16)}`
}
