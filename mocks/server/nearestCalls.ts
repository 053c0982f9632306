import { partsOf } from '../../src/contract/pathPattern.ts'
import { editDistance } from '../base/editDistance.ts'
import { everyCall } from '../handlers/sections.ts'

const METHOD_COST = 1
// A param takes anything, but a literal that fits is still the better guess.
const PARAM_COST = 0.5

function distance(segments: readonly string[], pattern: readonly string[]): number {
  let total = 0
  for (let at = 0; at < Math.max(segments.length, pattern.length); at += 1) {
    const given = segments[at] ?? ''
    const wanted = pattern[at] ?? ''
    if (wanted.startsWith(':') && given !== '') total += PARAM_COST
    else total += editDistance(given, wanted)
  }
  return total
}

/** The known calls that come closest to an unknown one, best first, for example `POST /api/carts/change`. */
export async function nearestCalls(method: string, path: string, count = 3): Promise<string[]> {
  const segments = partsOf(path)
  const known = (await everyCall()).flatMap(({ call, parts }) =>
    call.methods.map((each) => ({ method: each, path: call.path, pattern: parts })),
  )
  return known
    .map((one) => ({
      text: `${one.method} ${one.path}`,
      cost: distance(segments, one.pattern) + (one.method === method ? 0 : METHOD_COST),
    }))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, count)
    .map(({ text }) => text)
}
