import type { Call } from '../../src/contract/call.ts'
import type { CallPart } from '../../src/contract/callTable.ts'
import { partsOf } from '../../src/contract/pathPattern.ts'

/** The beginning of a path after `/api/`, its first word or its first two, and the parts that have calls under it. */
export type CallStarts = Readonly<Record<string, readonly CallPart[]>>

/** A parameter: sellers have pages under their own slug, and many calls have an id as the second segment. */
const ANY = ':'

/**
 * The beginning under which a path's call is looked for: its first word where all calls with that word are in one part, otherwise
 * its first two.
 */
export function startsIn(
  parts: Readonly<Record<CallPart, Readonly<Record<string, Pick<Call, 'path'>>>>>,
): CallStarts {
  const calls = (Object.keys(parts) as CallPart[]).flatMap((part) =>
    Object.values(parts[part]).map(({ path }) => {
      const [, first = '', second = ''] = partsOf(path).map((word) => (word.startsWith(':') ? ANY : word))
      return { part, first, start: `${first}/${second}` }
    }),
  )
  const partsWith = (key: 'first' | 'start', value: string) => [
    ...new Set(calls.filter((call) => call[key] === value).map(({ part }) => part)),
  ]
  return Object.fromEntries(
    calls.map(({ first, start }) => {
      const alone = partsWith('first', first)
      return alone.length === 1 ? [first, alone] : [start, partsWith('start', start)]
    }),
  )
}

/** The beginnings that a path may have, the more particular first. */
export const startsOf = ([, first = '', second = '']: readonly string[]): string[] => [
  `${first}/${second}`,
  `${first}/${ANY}`,
  first,
  ANY,
]
