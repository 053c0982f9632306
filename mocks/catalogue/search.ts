import { ofAllNames } from '../../fixtures/names/names.ts'
import { yieldToMain } from '../base/yieldToMain.ts'
import { allFacts, type Facts, popularFacts } from './facts.ts'
import type { Goods } from './goods.ts'
import { ranked } from './ranked.ts'
import { indexOf } from './searchIndex.ts'
import { wordsIn } from '../rules/searchWords.ts'
import { forgivingScores } from './wordScores.ts'

let order: { seed: number; numbers: Uint16Array } | undefined

/** What a word of a term is looked up in for the goods of the tables, known by their number there. */
export const ownWords = ofAllNames(() => indexOf(allFacts()))

/** Has the words at hand, in tasks of their own: the first search would be one that a slow phone feels. */
export async function prepareWords(): Promise<void> {
  allFacts()
  await yieldToMain()
  ownWords()
  await yieldToMain()
}

/** Which good of the tables stands at each place of the shop's own order. */
function numbersIn(seed: number): Uint16Array {
  if (order?.seed === seed) return order.numbers
  const places = new Map(allFacts(seed).map((facts, number) => [facts, number]))
  const numbers = Uint16Array.from(popularFacts(seed), (facts) => places.get(facts) ?? 0)
  order = { seed, numbers }
  return numbers
}

function amongOwn(term: string, seed: number): Facts[] {
  const words = wordsIn(term).map((word) => forgivingScores(word, ownWords()))
  if (words.length === 0) return []
  const popular = popularFacts(seed)
  const totals = Uint32Array.from(numbersIn(seed), (number) => {
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

const lastOf = ofAllNames(() => new WeakMap<Goods, { term: string; found: readonly Facts[] }>())

/**
 * Products for a term, the best first: every word must match a name, brand, shelf or size, by its beginning or in
 * Malay; words that nothing matches are forgiven a slip of the finger. Among equals the shop's own order decides.
 */
export function searched(term: string, goods: Goods): readonly Facts[] {
  // A page asks for what a term finds and for what it suggests: twice for the same.
  const last = lastOf().get(goods)
  if (last?.term === term) return last.found
  const found = goods.sized?.searched(term) ?? amongOwn(term, goods.seed)
  lastOf().set(goods, { term, found })
  return found
}
