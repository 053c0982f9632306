import type { Visit } from '../handlers/handler.ts'
import { malaysianDay } from '../rules/malaysiaTime.ts'
import { numberFor } from './random.ts'

/** What opens the payment provider's form: the same for an account all day long, and nothing that a provider would take. */
export function clientTokenOf({ account, visitor, now }: Visit): string {
  const seed = `${account?._id ?? visitor.id} ${malaysianDay(now)}`
  return `mock-client-token-${Math.floor(numberFor(seed) * 0xffff_ffff).toString(16)}`
}
