import { categoryName, lineage } from '../../../fixtures/categories.ts'
import { templateOfMade } from '../../../fixtures/made/goods.ts'
import { madeNumberOf } from '../../../fixtures/made/numbers.ts'
import { byPopularity, type Facts, factsOf } from '../../../mocks/catalogue/facts.ts'
import { Weight } from '../../../mocks/catalogue/searchIndex.ts'
import { wordsIn } from '../../../mocks/rules/searchWords.ts'
import { shelfGain } from '../../../mocks/catalogue/shelfMatch.ts'
import { allFlavours, allNames } from '../../../fixtures/names/names.ts'
import { synonyms } from '../../../fixtures/tables/synonyms.ts'
import { editDistance } from '../../../mocks/base/editDistance.ts'
import { Language } from '../../../src/contract/enumerations.ts'

interface Weighed {
  word: string
  weight: number
}

/** A good as a search reads it: its own words, and those of who made it where goods are made on demand. */
interface Read {
  facts: Facts
  words: readonly Weighed[]
  maker: readonly string[]
}

function wordsOf(facts: Facts): Weighed[] {
  const own = (text: string, weight: number) =>
    wordsIn(text).map((word) => ({ word, weight: weight + shelfGain(word, facts) }))
  const plain = (text: string, weight: number) => wordsIn(text).map((word) => ({ word, weight }))
  const shelves = lineage(facts.category).flatMap((gid) =>
    Object.values(Language).flatMap((language) =>
      gid === facts.category
        ? own(categoryName(gid, language), Weight.CATEGORY)
        : plain(categoryName(gid, language), Weight.ABOVE),
    ),
  )
  return [
    ...own(allNames(facts), Weight.NAME),
    ...plain(facts.brand.name, Weight.BRAND),
    ...plain(facts.flavours.map(allFlavours).join(' '), Weight.FLAVOUR),
    ...plain(facts.sizes.join(' '), Weight.SIZE),
    ...shelves,
  ]
}

function read(facts: Facts): Read {
  const made = madeNumberOf(facts.productGid)
  if (!made) return { facts, words: wordsOf(facts), maker: [] }
  const { entry } = templateOfMade(made)
  const model = factsOf(entry.gid)
  if (!model) throw new Error(`${facts.name} is made after nothing`)
  const bare = { ...model, name: entry.row[0], brand: { ...model.brand, name: '' } }
  return { facts, words: wordsOf(bare), maker: wordsIn(facts.brand.name) }
}

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)

/** In tenths: the word itself, its meaning, its beginning, a part of it in Chinese. */
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

/** What a word is worth in each of so many goods; a word that none of them has is forgiven a slip. */
function worth(asked: string, goods: readonly Read[]): number[] {
  const scores = goods.map((good) => asMeant(asked, good))
  return scores.some((score) => score > 0) ? scores : goods.map((good) => asSlip(asked, good))
}

function scored(words: readonly string[], goods: readonly Read[]): { facts: Facts; score: number }[] {
  const worths = words.map((word) => worth(word, goods))
  return goods.flatMap(({ facts }, at) => {
    const scores = worths.map((each) => each[at] ?? 0)
    return scores.every((score) => score > 0)
      ? [{ facts, score: scores.reduce((sum, score) => sum + score, 0) }]
      : []
  })
}

/**
 * The rules of a search as they read, one good after the other and without an index: the gids of what a term finds among goods
 * that stand in the order in which they came.
 */
export function plainSearch(all: readonly Facts[]): (term: string) => string[] {
  const goods = all.map(read)
  return (term) => {
    const words = wordsIn(term)
    if (words.length === 0) return []
    return scored(words, goods)
      .toSorted((one, other) => byPopularity(one.facts, other.facts))
      .toSorted((one, other) => other.score - one.score)
      .map(({ facts }) => facts.productGid)
  }
}
