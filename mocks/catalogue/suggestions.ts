import { categoryGids, categoryName } from '../../fixtures/categories.ts'
import { nameIn } from '../../fixtures/names/names.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import type { Brand } from '../../src/contract/entities/product/product.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import { BRAND_RESULTS_MAXIMUM, LIST_SEARCH_MINIMUM, LIST_LIMIT } from '../../src/contract/limits.ts'
import type { Goods } from './goods.ts'
import { searched } from './search.ts'
import { shelfByGid } from './shelves.ts'
import { beginWords, wordsIn } from '../rules/searchWords.ts'

const CATEGORIES_MAXIMUM = 4
/** Enough to find six different names among the first. */
const NAMES_LOOKED_AT = 100

export interface Suggestions {
  suggestions: string[]
  brands: Brand[]
  categories: Category[]
}

/** What the search field offers while typing: goods by name, up to three brands (document 2 §9), shelves. */
export function suggestionsFor(text: string, language: Language, goods: Goods): Suggestions {
  const term = wordsIn(text)
  if (Array.from(text.trim()).length < LIST_SEARCH_MINIMUM || term.length === 0) {
    return { suggestions: [], brands: [], categories: [] }
  }
  const names = searched(text, goods)
    .slice(0, NAMES_LOOKED_AT)
    .map((facts) => nameIn(language, facts))
  return {
    suggestions: [...new Set(names)].slice(0, LIST_LIMIT),
    brands: goods
      .brands()
      .filter(({ name }) => beginWords(term, name))
      .slice(0, BRAND_RESULTS_MAXIMUM),
    categories: categoryGids()
      .filter((gid) => beginWords(term, categoryName(gid, language)))
      .flatMap((gid) => shelfByGid(gid, language) ?? [])
      .slice(0, CATEGORIES_MAXIMUM),
  }
}
