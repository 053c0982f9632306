import { type Arbitrary, array, assert, constantFrom, nat, oneof, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { madeNumberOf } from '../../../fixtures/made/numbers.ts'
import { malay } from '../../../fixtures/names/ms.ts'
import { allNames, speak } from '../../../fixtures/names/names.ts'
import { chinese as chineseNames } from '../../../fixtures/names/zh.ts'
import { isMadeGid, usualSeed } from '../../../fixtures/rows.ts'
import { allIndexRows, type ProductIndexRow } from '../../../mocks/catalogue/productIndex.ts'
import type { Catalogue } from '../../../mocks/catalogue/catalogue.ts'
import { searched } from '../../../mocks/catalogue/search.ts'
import { wordsIn } from '../../../mocks/rules/searchWords.ts'
import { synonyms } from '../../../fixtures/tables/synonyms.ts'
import { plainSearch } from '../catalogue/plainSearch.ts'
import { openServer } from '../shopper.ts'

const chinese = ['牛奶', '奶', '鱼', '江鱼仔', '米', '茶', '水果']

/** The products of a shop in catalogue order: the hand-written ones, then the generated ones by number. */
function asTheyCame(catalogue: Catalogue): ProductIndexRow[] {
  const place = (gid: string) => madeNumberOf(gid)?.number ?? -1
  const listed = new Set(catalogue.popular().map(({ productGid }) => productGid))
  const made = catalogue.popular().filter(({ productGid }) => isMadeGid(productGid))
  return [
    ...allIndexRows(catalogue.seed).filter(({ productGid }) => listed.has(productGid)),
    ...made.toSorted((one, other) => place(one.productGid) - place(other.productGid)),
  ]
}

/** Words of the products, complete, cut off, with a letter left out or two swapped; and words without a product. */
function wordOf(catalogue: Catalogue): Arbitrary<string> {
  const texts = catalogue.popular().map((indexRow) => `${allNames(indexRow)} ${indexRow.brand.name}`)
  const words = constantFrom(...new Set(texts.flatMap(wordsIn)), ...Object.keys(synonyms), ...chinese)
  const slips = tuple(words, nat(), nat(3)).map(([word, chance, habit]) => {
    const at = chance % word.length
    if (habit === 0) return word.slice(0, at + 1)
    if (habit === 1) return word.slice(0, at) + word.slice(at + 1)
    if (habit === 2)
      return (
        word.slice(0, at) +
        word
          .slice(at, at + 2)
          .split('')
          .toReversed()
          .join('') +
        word.slice(at + 2)
      )
    return `${word}${'aeo'[chance % 3]}`
  })
  return oneof(
    { weight: 4, arbitrary: words },
    { weight: 4, arbitrary: slips },
    { weight: 1, arbitrary: string() },
  )
}

const inEnglish = () => {}
const inAllLanguages = () => {
  speak('ms', malay)
  speak('zh', chineseNames)
}

// English comes first, because names in another language are cached once loaded.
test.each([
  ['the hand-written shop', undefined, 100, usualSeed, inEnglish],
  ['a shop of 500 variants more', 1_800, 40, usualSeed, inEnglish],
  ['a shop of 6,000 variants', 6_000, 20, usualSeed, inEnglish],
  ['a shop of 6,000 other variants', 6_000, 20, 7, inEnglish],
  ['the hand-written shop with names in every language', undefined, 100, usualSeed, inAllLanguages],
  ['a shop of 6,000 variants with names in every language', 6_000, 20, usualSeed, inAllLanguages],
] as const)(
  '%s finds what the rules find, in their order',
  async (_, catalogueSize, numRuns, seed, speakThem) => {
    speakThem()
    const catalogue = await openServer(
      catalogueSize === undefined ? {} : { catalogueSize },
    ).stocked.catalogue(seed)
    const plain = plainSearch(asTheyCame(catalogue))
    const found: number[] = []
    assert(
      property(array(wordOf(catalogue), { minLength: 1, maxLength: 3 }), (words) => {
        const term = words.join(' ')
        const gids = searched(term, catalogue).map(({ productGid }) => productGid)
        found.push(gids.length)
        expect(gids).toEqual(plain(term))
      }),
      {
        numRuns,
        // Only the hand-written products have chicken wings in the smaller of these shops.
        examples: [[['wings']]],
      },
    )
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(numRuns / 10)
  },
)
