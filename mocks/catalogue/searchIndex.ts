import { categoryName, lineage } from '../../fixtures/categories.ts'
import { allFlavours, allNames } from '../../fixtures/names/names.ts'
import { Language } from '../../src/contract/enumerations.ts'
import type { ProductIndexRow } from './productIndex.ts'
import { isHan, wordsIn } from '../rules/searchWords.ts'
import { categoryGain } from './categoryMatch.ts'

/** The weight of a word depends on the field. */
export const Weight = { NAME: 8, BRAND: 5, CATEGORY: 4, FLAVOUR: 3, ABOVE: 2, SIZE: 1 } as const

/** The words of the products. A word is a position in `words`, which the other arrays follow. */
export interface SearchIndex {
  productCount: number
  /** Every word, sorted, so that a prefix is a stretch of it. */
  words: readonly string[]
  /** The letters of each word as bits, to reject most words without comparing their spelling. */
  letters: Uint32Array
  lengths: Uint8Array
  /** Chinese words: one is found inside a longer one. */
  han: readonly number[]
  /** The products of a word are at `products[starts[word]]` up to `starts[word + 1]`, each with the weight of its best field. */
  starts: Uint32Array
  products: Uint16Array
  weights: Uint8Array
}

/** Which of 32 kinds of letters a word has, one bit each. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}

/** Reports each word of a product and its weight. */
function sayWords(indexRow: ProductIndexRow, say: (word: string, weight: number) => void): void {
  const weigh = (text: string, weight: number, gains = false) => {
    for (const word of wordsIn(text)) say(word, gains ? weight + categoryGain(word, indexRow) : weight)
  }
  weigh(allNames(indexRow), Weight.NAME, true)
  for (const flavour of indexRow.flavours) weigh(allFlavours(flavour), Weight.FLAVOUR)
  weigh(indexRow.brand.name, Weight.BRAND)
  for (const size of indexRow.sizes) weigh(size, Weight.SIZE)
  for (const gid of lineage(indexRow.category)) {
    const isOwn = gid === indexRow.category
    for (const language of Object.values(Language))
      weigh(categoryName(gid, language), isOwn ? Weight.CATEGORY : Weight.ABOVE, isOwn)
  }
}

/** The search index of the products, by their position in `all`. */
export function indexOf(all: readonly ProductIndexRow[]): SearchIndex {
  const postings = new Map<string, { products: number[]; weights: number[] }>()
  all.forEach((indexRow, number) =>
    sayWords(indexRow, (word, weight) => {
      const { products, weights } = postings.get(word) ?? { products: [], weights: [] }
      if (products.length === 0) postings.set(word, { products, weights })
      const isSaid = products.at(-1) === number
      if (!isSaid) products.push(number)
      weights.push(isSaid ? Math.max(weight, weights.pop() ?? 0) : weight)
    }),
  )
  const words = [...postings.keys()].toSorted()
  const found = words.flatMap((word) => postings.get(word) ?? [])
  const starts = new Uint32Array(words.length + 1)
  found.forEach(({ products }, word) => {
    starts[word + 1] = (starts[word] ?? 0) + products.length
  })
  return {
    productCount: all.length,
    words,
    letters: Uint32Array.from(words, lettersOf),
    lengths: Uint8Array.from(words, ({ length }) => length),
    han: words.flatMap((word, at) => (isHan(word) ? at : [])),
    starts,
    products: Uint16Array.from(found.flatMap(({ products }) => products)),
    weights: Uint8Array.from(found.flatMap(({ weights }) => weights)),
  }
}

/** The first word that does not come before this one. */
export function firstWordFrom({ words }: SearchIndex, word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
