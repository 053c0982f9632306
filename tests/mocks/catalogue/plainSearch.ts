import { categoryName, lineage } from '../../../fixtures/categories.ts'
import { templateOfMade } from '../../../fixtures/made/products.ts'
import { madeNumberOf } from '../../../fixtures/made/numbers.ts'
import { byPopularity, type ProductIndexRow, indexRowOf } from '../../../mocks/catalogue/productIndex.ts'
import { Weight } from '../../../mocks/catalogue/searchIndex.ts'
import { wordsIn } from '../../../mocks/rules/searchWords.ts'
import { categoryGain } from '../../../mocks/catalogue/categoryMatch.ts'
import { allFlavours, allNames } from '../../../fixtures/names/names.ts'
import { synonyms } from '../../../fixtures/tables/synonyms.ts'
import { editDistance } from '../../../mocks/base/editDistance.ts'
import { Language } from '../../../src/contract/enumerations.ts'

interface Weighed {
  word: string
  weight: number
}

/** A product as the search reads it: its own words, and for generated products the template's. */
interface Read {
  indexRow: ProductIndexRow
  words: readonly Weighed[]
  maker: readonly string[]
}

function wordsOf(indexRow: ProductIndexRow): Weighed[] {
  const own = (text: string, weight: number) =>
    wordsIn(text).map((word) => ({ word, weight: weight + categoryGain(word, indexRow) }))
  const plain = (text: string, weight: number) => wordsIn(text).map((word) => ({ word, weight }))
  const categories = lineage(indexRow.category).flatMap((gid) =>
    Object.values(Language).flatMap((language) =>
      gid === indexRow.category
        ? own(categoryName(gid, language), Weight.CATEGORY)
        : plain(categoryName(gid, language), Weight.ABOVE),
    ),
  )
  return [
    ...own(allNames(indexRow), Weight.NAME),
    ...plain(indexRow.brand.name, Weight.BRAND),
    ...plain(indexRow.flavours.map(allFlavours).join(' '), Weight.FLAVOUR),
    ...plain(indexRow.sizes.join(' '), Weight.SIZE),
    ...categories,
  ]
}

function read(indexRow: ProductIndexRow): Read {
  const made = madeNumberOf(indexRow.productGid)
  if (!made) return { indexRow, words: wordsOf(indexRow), maker: [] }
  const { entry } = templateOfMade(made)
  const model = indexRowOf(entry.gid)
  if (!model) throw new Error(`${indexRow.name} has no template`)
  const bare = { ...model, name: entry.row[0], brand: { ...model.brand, name: '' } }
  return { indexRow, words: wordsOf(bare), maker: wordsIn(indexRow.brand.name) }
}

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)

/** In tenths: the exact word, a synonym, its beginning, a part of it in Chinese. */
function sureness(asked: string, known: string): number {
  if (known === asked) return 10
  if (synonyms[asked]?.includes(known)) return 8
  if (known.startsWith(asked)) return 7
  return isHan(asked) && known.includes(asked) ? 6 : 0
}

const bestOf = (scores: readonly number[]): number => Math.max(0, ...scores)

const asMeant = (asked: string, { words, maker }: Read): number =>
  bestOf([
    ...words.map(({ word, weight }) => weight * sureness(asked, word)),
    ...maker.map((word) => Weight.BRAND * (word === asked ? 10 : word.startsWith(asked) ? 7 : 0)),
  ])

function asSlip(asked: string, { words }: Read): number {
  if (asked.length < 4) return 0
  const allowed = asked.length < 8 ? 1 : 2
  return bestOf(words.map(({ word, weight }) => (editDistance(word, asked) <= allowed ? weight * 4 : 0)))
}

/** The score of a word in each product; a word without a match allows one typing error. */
function worth(asked: string, products: readonly Read[]): number[] {
  const scores = products.map((good) => asMeant(asked, good))
  return scores.some((score) => score > 0) ? scores : products.map((good) => asSlip(asked, good))
}

function scored(
  words: readonly string[],
  products: readonly Read[],
): { indexRow: ProductIndexRow; score: number }[] {
  const worths = words.map((word) => worth(word, products))
  return products.flatMap(({ indexRow }, at) => {
    const scores = worths.map((each) => each[at] ?? 0)
    return scores.every((score) => score > 0)
      ? [{ indexRow, score: scores.reduce((sum, score) => sum + score, 0) }]
      : []
  })
}

/** The rules of a search, written independently without an index: the gids that a term finds among products in catalogue order. */
export function plainSearch(all: readonly ProductIndexRow[]): (term: string) => string[] {
  const products = all.map(read)
  return (term) => {
    const words = wordsIn(term)
    if (words.length === 0) return []
    return scored(words, products)
      .toSorted((one, other) => byPopularity(one.indexRow, other.indexRow))
      .toSorted((one, other) => other.score - one.score)
      .map(({ indexRow }) => indexRow.productGid)
  }
}
