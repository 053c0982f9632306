import { editDistance } from '../base/editDistance.ts'
import { firstWordFrom, lettersOf, type SearchIndex } from './searchIndex.ts'
import { isHan } from '../rules/searchWords.ts'
import { synonyms } from '../../fixtures/tables/synonyms.ts'

/** How sure a match is, in tenths: the word itself, its beginning, a translation, a slip of the finger. */
export const Sure = { EXACT: 10, PREFIX: 7, SYNONYM: 8, INSIDE: 6, SLIP: 4 } as const

const SHORTEST_SLIP = 4
const LONG_WORD = 8

/** How well each product of an index fits a word, by the product's number: tenths of a weight, 0 for not at all. */
export interface WordScores {
  scores: Uint16Array
  /** The highest score. */
  best: number
}

const none = (index: SearchIndex): WordScores => ({ scores: new Uint16Array(index.productCount), best: 0 })

function add(
  to: WordScores,
  { starts, products, weights }: SearchIndex,
  word: number,
  sureness: number,
): void {
  const { scores } = to
  const end = starts[word + 1] ?? 0
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const product = products[at] ?? 0
    const score = (weights[at] ?? 0) * sureness
    if (score > (scores[product] ?? 0)) scores[product] = score
    if (score > to.best) to.best = score
  }
}

/** The scores of a word that is spelled correctly. */
export function scoresFor(word: string, index: SearchIndex): WordScores {
  const { words } = index
  const found = none(index)
  for (let at = firstWordFrom(index, word); at < words.length; at += 1) {
    const known = words[at] ?? ''
    if (!known.startsWith(word)) break
    add(found, index, at, known === word ? Sure.EXACT : Sure.PREFIX)
  }
  // A plain object would have inherited keys, and a search for `constructor` is possible.
  const meanings = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined
  for (const meant of meanings ?? []) {
    const at = firstWordFrom(index, meant)
    if (words[at] === meant) add(found, index, at, Sure.SYNONYM)
  }
  if (isHan(word)) {
    for (const at of index.han) if (words[at]?.includes(word)) add(found, index, at, Sure.INSIDE)
  }
  return found
}

/** How many bits are set. */
function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The scores of a word with a slip of the finger in it. */
export function slipsFor(word: string, index: SearchIndex): WordScores {
  const { words, letters, lengths } = index
  const found = none(index)
  if (word.length < SHORTEST_SLIP) return found
  const allowed = word.length >= LONG_WORD ? 2 : 1
  const own = lettersOf(word)
  for (let at = 0; at < words.length; at += 1) {
    const longer = Math.abs((lengths[at] ?? 0) - word.length)
    // An extra or missing letter changes one kind of letter, a replaced one two, and swapped letters none.
    if (longer > allowed || bitsIn((letters[at] ?? 0) ^ own) > 2 * allowed - longer) continue
    if (editDistance(words[at] ?? '', word) <= allowed) add(found, index, at, Sure.SLIP)
  }
  return found
}

/** The scores of a word of the term: a word that nothing matches is forgiven a slip of the finger. */
export function forgivingScores(word: string, index: SearchIndex): WordScores {
  const found = scoresFor(word, index)
  return found.best > 0 ? found : slipsFor(word, index)
}
