import { editDistance } from '../serving/nearest.ts'
import { byPopularity, type Facts } from './facts.ts'
import type { Goods } from './goods.ts'
import { type SearchIndex, searchIndex, wordsFrom } from './searchIndex.ts'
import { wordsIn } from './searchWords.ts'
import { synonyms } from './synonyms.ts'

/** How sure a match is: the word itself, its beginning, a translation, a slip of the finger. */
export const Sure = { EXACT: 1, PREFIX: 0.7, SYNONYM: 0.8, INSIDE: 0.6, SLIP: 0.4 } as const

const SHORTEST_SLIP = 4
const LONG_WORD = 8
const HAN = /\p{Script=Han}/u

type Scores = Map<Facts, number>

function add(scores: Scores, index: SearchIndex, word: string, sureness: number): void {
  for (const [facts, weight] of index.postings.get(word) ?? []) {
    scores.set(facts, Math.max(scores.get(facts) ?? 0, weight * sureness))
  }
}

/** How well each product fits a word that is spelt as it is meant. */
export function scoresFor(word: string, index: SearchIndex): Scores {
  const scores: Scores = new Map()
  add(scores, index, word, Sure.EXACT)
  for (const longer of wordsFrom(index, word)) add(scores, index, longer, Sure.PREFIX)
  for (const meant of synonyms[word] ?? []) add(scores, index, meant, Sure.SYNONYM)
  // Chinese is written without spaces: a word stands inside a longer one.
  if (HAN.test(word)) {
    for (const longer of index.words) if (longer.includes(word)) add(scores, index, longer, Sure.INSIDE)
  }
  return scores
}

/** The same for a word with a slip of the finger in it. */
export function slipsFor(word: string, index: SearchIndex): Scores {
  const scores: Scores = new Map()
  if (word.length < SHORTEST_SLIP) return scores
  const allowed = word.length >= LONG_WORD ? 2 : 1
  for (const known of index.words) {
    if (Math.abs(known.length - word.length) > allowed) continue
    if (editDistance(known, word) <= allowed) add(scores, index, known, Sure.SLIP)
  }
  return scores
}

/** Products that match every word, with the sum of their scores. */
function inAll([first, ...others]: readonly Scores[]): [Facts, number][] {
  if (!first) return []
  return [...first].flatMap(([facts, score]) => {
    let total = score
    for (const other of others) {
      const more = other.get(facts)
      if (more === undefined) return []
      total += more
    }
    return [[facts, total]]
  })
}

/** Products of the tables for a term, with their scores, in no order. */
export function scored(term: string): [Facts, number][] {
  const index = searchIndex()
  const scores = wordsIn(term).map((word) => {
    const found = scoresFor(word, index)
    return found.size > 0 ? found : slipsFor(word, index)
  })
  return inAll(scores)
}

/**
 * Products for a term, the best first: every word must match a name, brand, shelf or size, by its beginning or in
 * Malay; words that nothing matches are forgiven a slip of the finger.
 */
export const searched = (term: string, { sized }: Goods): readonly Facts[] =>
  sized?.searched(term) ??
  scored(term)
    .toSorted(([one, score], [other, otherScore]) => otherScore - score || byPopularity(one, other))
    .map(([facts]) => facts)
