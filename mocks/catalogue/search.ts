import { ofAllNames } from '../../fixtures/names/names.ts'
import { yieldToMain } from '../base/yieldToMain.ts'
import { allIndexRows, type ProductIndexRow, popularIndexRows } from './productIndex.ts'
import type { Catalogue } from './catalogue.ts'
import { ranked } from './ranked.ts'
import { indexOf } from './searchIndex.ts'
import { wordsIn } from '../rules/searchWords.ts'
import { forgivingScores } from './wordScores.ts'

let order: { seed: number; numbers: Uint16Array } | undefined

/** The search index of the hand-written products, by their number. */
export const ownWords = ofAllNames(() => indexOf(allIndexRows()))

/** Builds the index in tasks of its own, since on a slow phone the first search would be noticeably late. */
export async function prepareWords(): Promise<void> {
  allIndexRows()
  await yieldToMain()
  ownWords()
  await yieldToMain()
}

/** The number of the hand-written product at each place of the shop's own order. */
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
 * Products for a term, best first. Every word must match a name, brand, category or size, by its beginning, or in Malay. A word without any
 * match may have one typing error. The shop's own order decides between equal scores.
 */
export function searched(term: string, catalogue: Catalogue): readonly ProductIndexRow[] {
  // A page requests both the results and the suggestions of a term, so that each term comes twice.
  const last = lastOf().get(catalogue)
  if (last?.term === term) return last.found
  const found = catalogue.sized?.searched(term) ?? amongOwn(term, catalogue.seed)
  lastOf().set(catalogue, { term, found })
  return found
}
