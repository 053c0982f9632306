import { categoryName, lineage } from '../../fixtures/categories.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { allFacts, type Facts } from './facts.ts'
import { wordsIn } from './searchWords.ts'
import { shelfGain } from './shelfMatch.ts'

/** Where a word stands decides how much it counts. */
export const Weight = { NAME: 8, BRAND: 5, CATEGORY: 4, FLAVOUR: 3, ABOVE: 2, SIZE: 1 } as const

/** Products that hold a word, each with the weight of the best place. */
export type Postings = ReadonlyMap<Facts, number>

export interface SearchIndex {
  /** Every word, sorted, so that a prefix is a stretch of it. */
  words: readonly string[]
  postings: ReadonlyMap<string, Postings>
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

/** The words of so many products and where each stands. */
export function indexOf(all: readonly Facts[]): SearchIndex {
  const postings = new Map<string, Map<Facts, number>>()
  for (const facts of all) {
    for (const [word, weight] of wordsOf(facts)) {
      const found = postings.get(word) ?? new Map<Facts, number>()
      found.set(facts, Math.max(weight, found.get(facts) ?? 0))
      postings.set(word, found)
    }
  }
  return { words: [...postings.keys()].toSorted(), postings }
}

let index: SearchIndex | undefined

/** Built when first asked for. */
export const searchIndex = (): SearchIndex => (index ??= indexOf(allFacts()))

/** The words that begin so. */
export function wordsFrom({ words }: SearchIndex, prefix: string): string[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (const word of words.slice(low)) {
    if (!word.startsWith(prefix)) break
    found.push(word)
  }
  return found
}
