import { categoryName, lineage } from '../../fixtures/categories.ts'
import { Language } from '../../src/contract/enumerations.ts'
import type { Facts } from './facts.ts'
import { wordsIn } from './searchWords.ts'

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

const shelfNames = new Map<string, Record<Language, readonly string[]>>()

function shelfName(gid: string): Record<Language, readonly string[]> {
  const words = (language: Language) => wordsIn(categoryName(gid, language))
  const known = shelfNames.get(gid) ?? { en: words('en'), ms: words('ms'), zh: words('zh') }
  shelfNames.set(gid, known)
  return known
}

/** A category above is about it: "Milk", "Fish & seafood"; coconut milk is of no such. */
const isAbove = (word: string, category: string): boolean =>
  lineage(category)
    .filter((gid) => gid !== category)
    .some((gid) => Object.values(shelfName(gid)).some((words) => words[0] === word || words.at(-1) === word))

/**
 * How much more a word counts because the product's shelf has it: "milk" means what stands under milk, and there first what
 * is called as the shelf is. "Rice" is no rice cooker, "milk" no milk powder, and neither goat's nor soya milk comes before
 * fresh milk.
 */
export function shelfGain(word: string, { name, category }: Pick<Facts, 'name' | 'category'>): number {
  const shelf = shelfName(category)
  const languages = Object.values(Language).filter((language) => shelf[language].includes(word))
  if (languages.length === 0) return 0
  const isHead = languages.some((language) => headOf[language](shelf[language]) === word)
  const own = new Set(wordsIn(name))
  const isWhole = languages.some((language) => shelf[language].every((each) => own.has(each)))
  const above = isAbove(word, category) ? Gain.ABOVE + (isFirstShelf(category) ? Gain.FIRST_SHELF : 0) : 0
  return (isHead ? Gain.HEAD : Gain.PART) + (isWhole ? Gain.WHOLE : 0) + above
}
