import { allFacts, type Facts, popularFacts } from './facts.ts'
import type { Goods } from './goods.ts'
import { ranked } from './ranked.ts'
import { indexOf, type SearchIndex } from './searchIndex.ts'
import { wordsIn } from './searchWords.ts'
import { forgivingScores } from './wordScores.ts'

interface OwnIndex {
  index: SearchIndex
  /** Which good of the index stands at each place of the shop's own order. */
  numbers: Uint16Array
}

let own: OwnIndex | undefined

function readOwn(): OwnIndex {
  const numbers = new Map(allFacts().map((facts, number) => [facts, number]))
  return {
    index: indexOf(allFacts()),
    numbers: Uint16Array.from(popularFacts(), (facts) => numbers.get(facts) ?? 0),
  }
}

const ownIndex = (): OwnIndex => (own ??= readOwn())

/** What a word of a term is looked up in for the goods of the tables, known by their number there. */
export const ownWords = (): SearchIndex => ownIndex().index

function amongOwn(term: string): Facts[] {
  const words = wordsIn(term).map((word) => forgivingScores(word, ownWords()))
  if (words.length === 0) return []
  const popular = popularFacts()
  const totals = Uint32Array.from(ownIndex().numbers, (number) => {
    let total = 0
    for (const { scores } of words) {
      const score = scores[number] ?? 0
      if (score === 0) return 0
      total += score
    }
    return total
  })
  const best = words.reduce((sum, word) => sum + word.best, 0)
  return Array.from(ranked(totals, best)).flatMap((place) => popular[place] ?? [])
}

const lastOf = new WeakMap<Goods, { term: string; found: readonly Facts[] }>()

/**
 * Products for a term, the best first: every word must match a name, brand, shelf or size, by its beginning or in
 * Malay; words that nothing matches are forgiven a slip of the finger. Among equals the shop's own order decides.
 */
export function searched(term: string, goods: Goods): readonly Facts[] {
  // A page asks for what a term finds and for what it suggests: twice for the same.
  const last = lastOf.get(goods)
  if (last?.term === term) return last.found
  const found = goods.sized?.searched(term) ?? amongOwn(term)
  lastOf.set(goods, { term, found })
  return found
}
