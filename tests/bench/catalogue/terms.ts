import { makers } from '../../../fixtures/made/makers.ts'
import { allIndexRows } from '../../../mocks/catalogue/productIndex.ts'
import { wordsIn } from '../../../mocks/rules/searchWords.ts'
import { synonyms } from '../../../fixtures/tables/synonyms.ts'
import { numberFor } from '../../../mocks/base/random.ts'

const WORDS_AT_MOST = 3
const SHORTEST = 3

const below = (most: number, chance: string): number => Math.floor(numberFor(chance) * most)

/** A typed term: half of the words complete, a quarter cut off, a quarter with the first letters swapped. */
function typed(word: string, chance: string): string {
  const letters = Array.from(word)
  if (letters.length <= SHORTEST) return word
  switch (below(4, `habit ${chance}`)) {
    case 0:
      return letters.slice(0, SHORTEST + below(letters.length - SHORTEST, `length ${chance}`)).join('')
    case 1:
      return [letters[1], letters[0], ...letters.slice(2)].join('')
    default:
      return word
  }
}

/**
 * This many search terms, always the same: one to three words of a product, every second with its brand; every tenth is a Malay word, and
 * every tenth is random words, which rarely find anything.
 */
export function searchTerms(count: number): string[] {
  const products = allIndexRows().map(({ name, brand }) => wordsIn(`${name} ${brand.name}`))
  const names = makers().map(({ brand }) => wordsIn(brand.name))
  const malay = Object.keys(synonyms)
  const oneOf = <T>(all: readonly T[], chance: string): T | undefined => all[below(all.length, chance)]
  const wordsFor = (term: number): readonly string[] => {
    if (term % 10 === 0) return [oneOf(malay, `malay ${term}`) ?? '']
    const good = oneOf(products, `good ${term}`) ?? []
    if (term % 10 === 1) return [...good, ...(oneOf(products, `other good ${term}`) ?? [])]
    return term % 2 === 0 ? good : [...good, ...(oneOf(names, `maker ${term}`) ?? [])]
  }
  return Array.from({ length: count }, (_, term) => {
    const words = wordsFor(term).filter((word) => word.length >= SHORTEST)
    const chosen = words.toSorted((one, other) => numberFor(`${term} ${one}`) - numberFor(`${term} ${other}`))
    return chosen
      .slice(0, 1 + below(WORDS_AT_MOST, `words ${term}`))
      .map((word, at) => typed(word, `${term} ${at}`))
      .join(' ')
  })
}
