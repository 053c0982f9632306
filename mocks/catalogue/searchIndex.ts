import { categoryName, lineage } from '../../fixtures/categories.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { allFacts, type Facts } from './facts.ts'

/** Where a word stands decides how much it counts. */
const Weight = { NAME: 8, FLAVOUR: 6, BRAND: 5, CATEGORY: 4, ABOVE: 2, SIZE: 1 } as const

/** Products that hold a word, each with the weight of the best place. */
export type Postings = ReadonlyMap<Facts, number>

export interface SearchIndex {
  /** Every word, sorted, so that a prefix is a stretch of it. */
  words: readonly string[]
  postings: ReadonlyMap<string, Postings>
}

const MARKS = /[\u0300-\u036f]/g

/** The words of a text: lower case, without accents; numbers are words too. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')

function wordsOf(facts: Facts): [string, number][] {
  const weighed = (text: string, weight: number) =>
    wordsIn(text).map((word): [string, number] => [word, weight])
  const shelves = lineage(facts.category).flatMap((gid) =>
    Object.values(Language).flatMap((language) =>
      weighed(categoryName(gid, language), gid === facts.category ? Weight.CATEGORY : Weight.ABOVE),
    ),
  )
  return [
    ...weighed(facts.name, Weight.NAME),
    ...facts.flavours.flatMap((flavour) => weighed(flavour, Weight.FLAVOUR)),
    ...weighed(facts.brand.name, Weight.BRAND),
    ...facts.sizes.flatMap((size) => weighed(size, Weight.SIZE)),
    ...shelves,
  ]
}

function build(): SearchIndex {
  const postings = new Map<string, Map<Facts, number>>()
  for (const facts of allFacts()) {
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
export const searchIndex = (): SearchIndex => (index ??= build())

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
