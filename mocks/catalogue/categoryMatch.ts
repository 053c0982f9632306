import { categoryName, lineage } from '../../fixtures/categories.ts'
import { allNames } from '../../fixtures/names/names.ts'
import { Language } from '../../src/contract/enumerations.ts'
import type { ProductIndexRow } from './productIndex.ts'
import { wordsIn } from '../rules/searchWords.ts'

/** The additional weight of a word through the product's category. */
const Gain = { HEAD: 4, PART: 2, WHOLE: 2, ABOVE: 2, FIRST_CATEGORY: 3 } as const

/** The word that names the kind of product: the last in English, the first in Malay. Chinese has no spaces. */
const headOf: Record<Language, (words: readonly string[]) => string | undefined> = {
  en: (words) => words.at(-1),
  ms: (words) => words[0],
  zh: () => undefined,
}

/** The first category of a list is the usual meaning: fresh milk before flavoured milk. */
const isFirstCategory = (gid: string): boolean => /0[01]$/.test(gid)

/**
 * The words of a category's names, and the first and last words of the names above it: "Milk", "Fish & seafood". Coconut milk is in no such
 * category.
 */
function readCategory(category: string) {
  const namesOf = (gid: string) =>
    Object.values(Language).map((language) => ({ language, words: wordsIn(categoryName(gid, language)) }))
  const above = lineage(category).filter((gid) => gid !== category)
  return {
    names: namesOf(category),
    above: new Set(above.flatMap(namesOf).flatMap(({ words }) => [words[0], words.at(-1)])),
  }
}

const categories = new Map<string, ReturnType<typeof readCategory>>()

/**
 * How much more a word counts because of the product's category: "milk" finds the products of the category Milk first, and among them those
 * whose names match the whole category name. So "rice" does not find a rice cooker first, nor "milk" milk powder, and goat's or soya milk
 * does not come before fresh milk.
 */
export function categoryGain(
  word: string,
  indexRow: Pick<ProductIndexRow, 'name' | 'brand' | 'category'>,
): number {
  const { category } = indexRow
  const words = categories.get(category) ?? readCategory(category)
  categories.set(category, words)
  const named = words.names.filter(({ words }) => words.includes(word))
  if (named.length === 0) return 0
  const isHead = named.some(({ language, words }) => headOf[language](words) === word)
  const own = wordsIn(allNames(indexRow))
  const isWhole = named.some(({ words }) => words.every((each) => own.includes(each)))
  const above = words.above.has(word) ? Gain.ABOVE + (isFirstCategory(category) ? Gain.FIRST_CATEGORY : 0) : 0
  return (isHead ? Gain.HEAD : Gain.PART) + (isWhole ? Gain.WHOLE : 0) + above
}
