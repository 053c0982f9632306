import { isLongEnough } from '../base/searchTerm.ts'
import { categoryGids, categoryName } from '../../fixtures/categories.ts'
import { nameIn } from '../../fixtures/names/names.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import type { Brand } from '../../src/contract/entities/product/product.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import { BRAND_RESULTS_MAXIMUM, LIST_SEARCH_MINIMUM, LIST_LIMIT } from '../../src/contract/limits.ts'
import type { Catalogue } from './catalogue.ts'
import { searched } from './search.ts'
import { categoryByGid } from './categories.ts'
import { beginWords, wordsIn } from '../rules/searchWords.ts'

const CATEGORIES_MAXIMUM = 4
/** Enough results to contain six different names. */
const NAMES_LOOKED_AT = 100

export interface Suggestions {
  suggestions: string[]
  brands: Brand[]
  categories: Category[]
}

/** Suggestions of the search field while typing: product names, up to three brands (document 2 §9), categories. */
export function suggestionsFor(text: string, language: Language, catalogue: Catalogue): Suggestions {
  const term = wordsIn(text)
  if (!isLongEnough(text, LIST_SEARCH_MINIMUM) || term.length === 0) {
    return { suggestions: [], brands: [], categories: [] }
  }
  const names = searched(text, catalogue)
    .slice(0, NAMES_LOOKED_AT)
    .map((indexRow) => nameIn(language, indexRow))
  return {
    suggestions: [...new Set(names)].slice(0, LIST_LIMIT),
    brands: catalogue
      .brands()
      .filter(({ name }) => beginWords(term, name))
      .slice(0, BRAND_RESULTS_MAXIMUM),
    categories: categoryGids()
      .filter((gid) => beginWords(term, categoryName(gid, language)))
      .flatMap((gid) => categoryByGid(gid, language) ?? [])
      .slice(0, CATEGORIES_MAXIMUM),
  }
}
