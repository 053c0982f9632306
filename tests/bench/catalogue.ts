import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Measured } from './catalogue/shop.ts'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const SMALL = 500
const LARGE = 50_000
const ROUNDS = 7
const MB = 1e6

const shop = resolve(import.meta.dirname, 'catalogue/shop.ts')

/** Opens and uses a shop of that size in a separate process, so that nothing is cached from another. */
const measured = (size: number): Measured =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', shop, `${size}`], { encoding: 'utf8' }),
  ) as Measured

const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The median of all rounds. */
const across = (rounds: readonly Measured[], what: (round: Measured) => number): number =>
  median(rounds.map(what))

/** 50,000 variants against 500, in turn: opening, search, category pages and memory. The mock alone, in Node. */
export function measureCatalogue(): Row[] {
  const small: Measured[] = []
  const large: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    small.push(measured(SMALL))
    large.push(measured(LARGE))
  }
  const opened = (rounds: readonly Measured[]) => across(rounds, (round) => round.opened)
  const heap = (rounds: readonly Measured[]) => across(rounds, (round) => round.heap)
  const shared = Object.keys(small[0]?.categoryPages ?? {})
  const categoryPage = (rounds: readonly Measured[]) =>
    across(rounds, ({ categoryPages }) => median(shared.flatMap((path) => categoryPages[path] ?? [])))
  return [
    { what: 'Opening a shop of 500 variants', unit: 'ms', value: opened(small) },
    {
      what: 'Opening one of 50,000 against it',
      unit: 'x',
      value: opened(large) / opened(small),
      target: 1.1,
    },
    {
      what: 'Index of 50,000, off the start-up path',
      unit: 'ms',
      value: across(large, ({ indexed }) => indexed),
    },
    {
      what: 'Search among 50,000, p50',
      unit: 'ms',
      value: across(large, ({ search }) => quantile(search, 0.5)),
    },
    {
      what: 'Search among 50,000, p95',
      unit: 'ms',
      value: across(large, ({ search }) => quantile(search, 0.95)),
      target: 2,
    },
    {
      what: 'Whole search page among 50,000, p95',
      unit: 'ms',
      value: across(large, ({ searchPages }) => quantile(searchPages, 0.95)),
    },
    { what: 'Category page of 500 variants, p50', unit: 'ms', value: categoryPage(small) },
    {
      what: 'Category page of 50,000 against it',
      unit: 'x',
      value: categoryPage(large) / categoryPage(small),
      target: 1.5,
    },
    {
      what: 'Memory of 50,000 variants beyond that of 500',
      unit: 'MB',
      value: (heap(large) - heap(small)) / MB,
      target: 5,
    },
  ]
}
