import { brands } from '../../fixtures/catalogue.ts'
import { categoryGids, categoryName } from '../../fixtures/categories.ts'
import { topSearches } from '../../fixtures/homeRows.ts'
import { synonyms } from '../../fixtures/tables/synonyms.ts'
import { assortment } from '../../mocks/catalogue/goods.ts'
import { searched } from '../../mocks/catalogue/search.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { SEARCH_PAGE_MINIMUM } from '../../src/contract/limits.ts'

/** As many as are prerendered; each is a page of 50 KB and its data. */
const MOST = 100

/** Words in the letters that an English page is searched with, each long enough for a search of its own. */
const isTyped = (term: string): boolean =>
  term.split(' ').every((word) => new RegExp(`^\\p{Script=Latin}{${SEARCH_PAGE_MINIMUM},}$`, 'u').test(word))

/** The names of all categories; of `Dairy & eggs` each half, since nobody types an `&`. */
const categoryNames = (): string[] =>
  categoryGids().flatMap((gid) => categoryName(gid, Language.ENGLISH).split(/ & |, /))

const brandNames = (): string[] => brands().map(({ name }) => name)

/** How many shoppers have saved the products that a search finds. */
const wishesFor = (term: string): number =>
  searched(term, assortment).reduce((sum, { wishes }) => sum + wishes, 0)

/** The terms that find most saved products first; equal ones by the alphabet. */
function byWishes(terms: readonly string[]): string[] {
  const rated = [...new Set(terms)].map((term) => ({ term, wishes: wishesFor(term) }))
  return rated
    .filter(({ wishes }) => wishes > 0)
    .toSorted((one, other) => other.wishes - one.wishes || (one.term < other.term ? -1 : 1))
    .map(({ term }) => term)
}

/**
 * The hundred most frequent searches, which are prerendered. First come the lists that the shop itself shows as most searched, in
 * English and in Malay. The rest are the names of categories and brands and the Malay words of the synonyms, ranked by the number of
 * shoppers who have saved what each finds: nothing else in the fixtures says how often a product is looked for. All of them are in
 * lower case: on some disks two addresses that differ in case alone are one.
 */
export const searches: readonly string[] = [
  ...new Set([
    ...topSearches(Language.ENGLISH),
    ...topSearches(Language.MALAY),
    ...byWishes(
      [...categoryNames(), ...brandNames(), ...Object.keys(synonyms)]
        .map((term) => term.toLowerCase())
        .filter(isTyped),
    ),
  ]),
].slice(0, MOST)
