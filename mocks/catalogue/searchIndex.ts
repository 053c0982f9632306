import { categoryName, lineage } from '../../fixtures/categories.ts'
import { Language } from '../../src/contract/enumerations.ts'
import type { Facts } from './facts.ts'
import { wordsIn } from './searchWords.ts'
import { shelfGain } from './shelfMatch.ts'

/** Where a word stands decides how much it counts. */
export const Weight = { NAME: 8, BRAND: 5, CATEGORY: 4, FLAVOUR: 3, ABOVE: 2, SIZE: 1 } as const

/** The words of so many goods, each known by its number. A word is a place in `words`, which everything else goes by. */
export interface SearchIndex {
  goodsCount: number
  /** Every word, sorted, so that a prefix is a stretch of it. */
  words: readonly string[]
  /** The letters of each word as bits: tells most words apart without spelling them. */
  letters: Uint32Array
  lengths: Uint8Array
  /** Chinese is written without spaces: a word stands inside a longer one. */
  han: readonly number[]
  /** The goods of a word stand in `goods` from `starts[word]` up to `starts[word + 1]`, each with the weight of its best place. */
  starts: Uint32Array
  goods: Uint16Array
  weights: Uint8Array
}

const HAN = /\p{Script=Han}/u

export const isHan = (word: string): boolean => HAN.test(word)

/** Which of 32 kinds of letters a word has, one bit each. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}

function wordsOf(facts: Facts): [string, number][] {
  const weighed = (text: string, weight: number) =>
    wordsIn(text).map((word): [string, number] => [word, weight])
  const gaining = (text: string, weight: number) =>
    wordsIn(text).map((word): [string, number] => [word, weight + shelfGain(word, facts)])
  const shelves = lineage(facts.category).flatMap((gid) =>
    Object.values(Language).flatMap((language) => {
      const name = categoryName(gid, language)
      return gid === facts.category ? gaining(name, Weight.CATEGORY) : weighed(name, Weight.ABOVE)
    }),
  )
  return [
    ...gaining(facts.name, Weight.NAME),
    ...facts.flavours.flatMap((flavour) => weighed(flavour, Weight.FLAVOUR)),
    ...weighed(facts.brand.name, Weight.BRAND),
    ...facts.sizes.flatMap((size) => weighed(size, Weight.SIZE)),
    ...shelves,
  ]
}

/** The words of goods, known by their place in `all`, and where each stands. */
export function indexOf(all: readonly Facts[]): SearchIndex {
  const postings = new Map<string, Map<number, number>>()
  all.forEach((facts, number) => {
    for (const [word, weight] of wordsOf(facts)) {
      const found = postings.get(word) ?? new Map<number, number>()
      found.set(number, Math.max(weight, found.get(number) ?? 0))
      postings.set(word, found)
    }
  })
  const words = [...postings.keys()].toSorted()
  const found = words.map((word) => [...(postings.get(word) ?? [])])
  const starts = new Uint32Array(words.length + 1)
  found.forEach((each, word) => {
    starts[word + 1] = (starts[word] ?? 0) + each.length
  })
  return {
    goodsCount: all.length,
    words,
    letters: Uint32Array.from(words, lettersOf),
    lengths: Uint8Array.from(words, ({ length }) => length),
    han: words.flatMap((word, at) => (isHan(word) ? at : [])),
    starts,
    goods: Uint16Array.from(found.flatMap((each) => each.map(([number]) => number))),
    weights: Uint8Array.from(found.flatMap((each) => each.map(([, weight]) => weight))),
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
