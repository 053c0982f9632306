import { categoryName, lineage } from '../../fixtures/categories.ts'
import { allNames } from '../../fixtures/names/names.ts'
import { Language } from '../../src/contract/enumerations.ts'
import type { Facts } from './facts.ts'
import { wordsIn } from '../rules/searchWords.ts'

/** What a word of a product gains by the product's shelf. */
const Gain = { HEAD: 4, PART: 2, WHOLE: 2, ABOVE: 2, FIRST_SHELF: 3 } as const

/** The word that says what the goods of a shelf are: the last in English, the first in Malay; Chinese has no spaces. */
const headOf: Record<Language, (words: readonly string[]) => string | undefined> = {
  en: (words) => words.at(-1),
  ms: (words) => words[0],
  zh: () => undefined,
}

/** The shelves stand in the order in which they are needed: fresh milk comes before flavoured. */
const isFirstShelf = (gid: string): boolean => /0[01]$/.test(gid)

/** The words of a shelf's names, and where the names above it begin and end: "Milk", "Fish & seafood"; coconut milk is of no such. */
function readShelf(category: string) {
  const namesOf = (gid: string) =>
    Object.values(Language).map((language) => ({ language, words: wordsIn(categoryName(gid, language)) }))
  const above = lineage(category).filter((gid) => gid !== category)
  return {
    names: namesOf(category),
    above: new Set(above.flatMap(namesOf).flatMap(({ words }) => [words[0], words.at(-1)])),
  }
}

const shelves = new Map<string, ReturnType<typeof readShelf>>()

/**
 * How much more a word counts because the product's shelf has it: "milk" means what stands under milk, and there first what
 * is called as the shelf is. "Rice" is no rice cooker, "milk" no milk powder, and neither goat's nor soya milk comes before
 * fresh milk.
 */
export function shelfGain(word: string, facts: Pick<Facts, 'name' | 'brand' | 'category'>): number {
  const { category } = facts
  const shelf = shelves.get(category) ?? readShelf(category)
  shelves.set(category, shelf)
  const named = shelf.names.filter(({ words }) => words.includes(word))
  if (named.length === 0) return 0
  const isHead = named.some(({ language, words }) => headOf[language](words) === word)
  const own = wordsIn(allNames(facts))
  const isWhole = named.some(({ words }) => words.every((each) => own.includes(each)))
  const above = shelf.above.has(word) ? Gain.ABOVE + (isFirstShelf(category) ? Gain.FIRST_SHELF : 0) : 0
  return (isHead ? Gain.HEAD : Gain.PART) + (isWhole ? Gain.WHOLE : 0) + above
}
