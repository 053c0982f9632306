import { byPrecedence, paramsIn, partsOf } from '../../src/contract/pathPattern.ts'
import { type HandledCall, callsUnder } from '../handlers/sections.ts'
import { startsOf } from '../handlers/startsIn.ts'

export type Match =
  | { kind: 'found'; handledCall: HandledCall; params: Record<string, string> }
  | { kind: 'otherMethod'; methods: readonly string[] }
  | { kind: 'malformed' }
  | { kind: 'unknown' }

function decoded(params: Record<string, string>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    return null
  }
}

/** The calls below a path beginning whose paths match, the more specific path first. */
async function fitting(start: string, parts: readonly string[]) {
  const calls = await callsUnder(start)
  return calls
    .flatMap((handledCall) => {
      const params = paramsIn(handledCall.parts, parts)
      return params ? [{ handledCall, params }] : []
    })
    .toSorted((one, other) => byPrecedence(one.handledCall.parts, other.handledCall.parts))
}

/** Which call of the contract a method and a base-less path mean. Literal parts win over `:params`. */
export async function match(method: string, path: string): Promise<Match> {
  const parts = partsOf(path)
  const methods = new Set<string>()
  for (const start of startsOf(parts)) {
    // One after the other: a less particular beginning loads another part of the server, mostly for nothing.
    for (const { handledCall, params } of await fitting(start, parts)) {
      if (handledCall.call.methods.some((each) => each === method)) {
        const values = decoded(params)
        return values ? { kind: 'found', handledCall, params: values } : { kind: 'malformed' }
      }
      for (const other of handledCall.call.methods) methods.add(other)
    }
  }
  return methods.size > 0 ? { kind: 'otherMethod', methods: [...methods] } : { kind: 'unknown' }
}
