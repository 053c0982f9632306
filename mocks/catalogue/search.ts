import { ofAllNames } from '../../fixtures/names/names.ts'
import { yieldToMain } from '../base/yieldToMain.ts'
import { allIndexRows, type ProductIndexRow, popularIndexRows } from './productIndex.ts'
import type { Catalogue } from './catalogue.ts'
import { ranked } from './ranked.ts'
import { indexOf } from './searchIndex.ts'
import { wordsIn } from '../rules/searchWords.ts'
import { forgivingScores } from './wordScores.ts'

let order: { seed: number; numbers: Uint16Array } | undefined

/** What a word of a term is looked up in for the goods of the tables, known by their number there. */
export const ownWords = ofAllNames(() => indexOf(allIndexRows()))

/** Has the words at hand, in tasks of their own: the first search would be one that a slow phone feels. */
export async function prepareWords(): Promise<void> {
  allIndexRows()
  await yieldToMain()
  ownWords()
  await yieldToMain()
}

/** Which good of the tables stands at each place of the shop's own order. */
function numbersIn(seed: number): Uint16Array {
  if (order?.seed === seed) return order.numbers
  const places = new Map(allIndexRows(seed).map((indexRow, number) => [indexRow, number]))
  const numbers = Uint16Array.from(popularIndexRows(seed), (indexRow) => places.get(indexRow) ?? 0)
  order = { seed, numbers }
  return numbers
}

function amongOwn(term: string, seed: number): ProductIndexRow[] {
  const words = wordsIn(term).map((word) => forgivingScores(word, ownWords()))
  if (words.length === 0) return []
  const popular = popularIndexRows(seed)
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

const lastOf = ofAllNames(() => new WeakMap<Catalogue, { term: string; found: readonly ProductIndexRow[] }>())

/**
 * Products for a term, the best first: every word must match a name, brand, shelf or size, by its beginning or in
 * Malay; words that nothing matches are forgiven a slip of the finger. Among equals the shop's own order decides.
 */
export function searched(term: string, catalogue: Catalogue): readonly ProductIndexRow[] {
  // A page asks for what a term finds and for what it suggests: twice for the same.
  const last = lastOf().get(catalogue)
  if (last?.term === term) return last.found
  const found = catalogue.sized?.searched(term) ?? amongOwn(term, catalogue.seed)
  lastOf().set(catalogue, { term, found })
  return found
}
