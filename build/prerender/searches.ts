import { categoryGids, categoryName, lineage } from '../../fixtures/categories.ts'
import { topSearches } from '../../fixtures/homeRows.ts'
import { synonyms } from '../../fixtures/tables/synonyms.ts'
import type { ProductIndexRow } from '../../mocks/catalogue/productIndex.ts'
import { assortment } from '../../mocks/catalogue/catalogue.ts'
import { ownWords } from '../../mocks/catalogue/search.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { SEARCH_PAGE_MINIMUM } from '../../src/contract/limits.ts'

/** Latin letters only, and no size. */
const IS_WORD = new RegExp(`^\\p{Script=Latin}{${SEARCH_PAGE_MINIMUM},}$`, 'u')

/** Every single word that has results by itself: from a product's name, brand or category, in English or Malay. */
const singleWords = (): string[] =>
  [...ownWords().words, ...Object.keys(synonyms)].filter((word) => IS_WORD.test(word))

/** Who types more copies it from a pack. */
const WORDS_MAXIMUM = 3

/** No search begins or ends with one of these words, with a size or a number. */
const isEdge = (word = ''): boolean =>
  !['for', 'with'].includes(word) && IS_WORD.test(word.replace(/(?<=\p{Letter})[-\d]+/gu, ''))

const isTyped = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length <= WORDS_MAXIMUM &&
  isEdge(words[0]) &&
  isEdge(words.at(-1)) &&
  !words.includes('&')

/** The adjacent words of a text, up to a comma or an `&`: `light soy sauce` gives `light soy` and `soy sauce` too. */
const sideBySide = (words: readonly string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from).map((_word, more) => words.slice(from, from + more + 1)))

const wordsOf = (text: string): string[] => text.toLowerCase().split(' ')

/** A name with its kind after the noun, with the kind moved to the front: `medium prawns`, `low fat milk`. */
function kindFirst(name: string, categories: string): string[][] {
  const [thing = [], ...kinds] = name.split(', ').map(wordsOf)
  const known = wordsOf(categories)
  const at = thing.findLastIndex((word) => known.includes(word))
  const kind = thing.slice(at + 1)
  return [
    [...kinds.flat(), ...thing],
    ...(at > 0
      ? [
          [...kind, ...thing.slice(at, at + 1)],
          [...kind, ...thing.slice(0, at + 1)],
        ]
      : []),
  ]
}

const withoutMaker = ({ name, brand }: ProductIndexRow): string =>
  name.startsWith(`${brand.name} `) ? name.slice(brand.name.length + 1) : name

/** Searches of two and three words for a product, in the order of its name or reversed. */
function termsFor(indexRow: ProductIndexRow): string[][] {
  const name = withoutMaker(indexRow)
  const categories = lineage(indexRow.category).map((gid) => categoryName(gid, Language.ENGLISH))
  return [
    ...name.split(/, | & /).flatMap((part) => sideBySide(wordsOf(part))),
    ...kindFirst(name, categories.join(' ')),
  ]
}

/** The names of categories, except those with an `&`, which shoppers do not type. */
const categoryNames = (): string[][] =>
  categoryGids()
    .map((gid) => categoryName(gid, Language.ENGLISH))
    .filter((name) => !/[&,]/.test(name))
    .map(wordsOf)

const severalWords = (): string[] =>
  [...assortment.popular().flatMap(termsFor), ...categoryNames()]
    .filter(isTyped)
    .map((words) => words.join(' '))

/**
 * The searches with prerendered pages: the most frequent ones, single words, and combinations from the names of products and categories,
 * without maker and size. All in lower case, since some disks ignore case.
 */
export const searches: ReadonlySet<string> = new Set([
  ...topSearches(Language.ENGLISH),
  ...singleWords(),
  ...severalWords(),
])
