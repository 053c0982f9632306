import { brands } from '../../fixtures/brands.ts'
import { categoryGids, categoryName } from '../../fixtures/categories.ts'
import { topSearches } from '../../fixtures/tables/topSearches.ts'
import { synonyms } from '../../fixtures/tables/synonyms.ts'
import { assortment } from '../../mocks/catalogue/catalogue.ts'
import { searched } from '../../mocks/catalogue/search.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { SEARCH_PAGE_MINIMUM } from '../../src/contract/limits.ts'

/** The number of prerendered searches; each is a page of 50 KB and its data. */
const MOST = 100

/** Whether each word has Latin letters only and is long enough for a search by itself. */
const isTyped = (term: string): boolean =>
  term.split(' ').every((word) => new RegExp(`^\\p{Script=Latin}{${SEARCH_PAGE_MINIMUM},}$`, 'u').test(word))

/** The names of all categories; each half of `Dairy & eggs`, because shoppers do not type an `&`. */
const categoryNames = (): string[] =>
  categoryGids().flatMap((gid) => categoryName(gid, Language.ENGLISH).split(/ & |, /))

const brandNames = (): string[] => brands().map(({ name }) => name)

/** The number of shoppers who have saved the products in the results of a search. */
const savesFor = (term: string): number =>
  searched(term, assortment).reduce((sum, { wishlistCount }) => sum + wishlistCount, 0)

/** Sorts terms by the saves of their results, equal ones alphabetically, and drops those without results. */
function bySaves(terms: readonly string[]): string[] {
  const rated = [...new Set(terms)].map((term) => ({ term, saves: savesFor(term) }))
  return rated
    .filter(({ saves }) => saves > 0)
    .toSorted((one, other) => other.saves - one.saves || (one.term < other.term ? -1 : 1))
    .map(({ term }) => term)
}

/**
 * The hundred most frequent searches, which are prerendered: first the shop's own lists of top searches in English and Malay, then the
 * names of categories and brands and the Malay words of the synonyms, ranked by the number of shoppers who have saved their results. The
 * fixtures have no other measure of how often a product is searched. All terms are in lower case, because some disks ignore case.
 */
export const searches: readonly string[] = [
  ...new Set([
    ...topSearches(Language.ENGLISH),
    ...topSearches(Language.MALAY),
    ...bySaves(
      [...categoryNames(), ...brandNames(), ...Object.keys(synonyms)]
        .map((term) => term.toLowerCase())
        .filter(isTyped),
    ),
  ]),
].slice(0, MOST)
