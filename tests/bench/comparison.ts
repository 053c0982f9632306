import type { Row } from './row.ts'

type Named = readonly [what: string, ms: number]

/** Two times of one thing, and their ratio, which has the target. */
export const compared = (
  what: string,
  [[one, value], [other, against]]: readonly [Named, Named],
  held: Pick<Row, 'target' | 'peer'>,
): Row[] => [
  { what: `${what} ${one}`, unit: 'ms', value },
  { what: `${what} ${other}`, unit: 'ms', value: against },
  { what: `${what}, one against the other`, unit: '×', value: value / against, ...held },
]
