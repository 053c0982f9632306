import { makerNumberOf, templates } from '../../../fixtures/made/goods.ts'
import { makers } from '../../../fixtures/made/makers.ts'
import { factsOf, type Facts } from '../facts.ts'
import { scored, scoresFor, slipsFor, Sure } from '../search.ts'
import { indexOf, Weight } from '../searchIndex.ts'
import { wordsIn } from '../searchWords.ts'
import type { LargerIndex } from './largerIndex.ts'

/** How well each maker's name fits a word. */
function makerScores(word: string, names: readonly (readonly string[])[]): Float64Array {
  const scores = new Float64Array(names.length)
  names.forEach((words, maker) => {
    if (words.includes(word)) scores[maker] = Weight.BRAND * Sure.EXACT
    else if (words.some((own) => own.startsWith(word))) scores[maker] = Weight.BRAND * Sure.PREFIX
  })
  return scores
}

/** A template's own words: those of the good without its maker. */
const templateFacts = (): Facts[] =>
  templates().flatMap(({ entry }) => {
    const facts = factsOf(entry.gid)
    return facts ? { ...facts, name: entry.row[0], brand: { ...facts.brand, name: '' } } : []
  })

const PLACES = 2 ** 20
/** Scores are kept to a sixty-fourth. */
const GRAIN = 64

/**
 * Finds in a shop of any size as in the hand-written one. A made product is a template and a maker, so that only these two are
 * looked up word by word; each product then takes a sum.
 */
export function createLargerSearch(madeCount: number, { popular, madePlaces, ownPlaces }: LargerIndex) {
  const goods = templateFacts()
  const index = indexOf(goods)
  const placeOfGood = new Map(goods.map((facts, place) => [facts, place]))
  const makerNames = makers().map(({ brand }) => wordsIn(brand.name))
  const makerOf = Uint16Array.from({ length: madeCount }, (_, number) => makerNumberOf(number))
  const keys = new Float64Array(popular.length)

  function wordScores(word: string): { good: Float64Array; maker: Float64Array } {
    const maker = makerScores(word, makerNames)
    const found = scoresFor(word, index)
    const isKnown = found.size > 0 || maker.some((score) => score > 0)
    const good = new Float64Array(goods.length)
    for (const [facts, score] of isKnown ? found : slipsFor(word, index))
      good[placeOfGood.get(facts) ?? 0] = score
    return { good, maker }
  }

  return (term: string): readonly Facts[] => {
    const words = wordsIn(term).map(wordScores)
    if (words.length === 0) return []
    let count = 0
    const add = (score: number, place: number) => {
      keys[count] = Math.round(score * GRAIN) * PLACES + (PLACES - 1 - place)
      count += 1
    }
    for (const [facts, score] of scored(term)) add(score, ownPlaces.get(facts) ?? 0)
    for (let number = 0; number < madeCount; number += 1) {
      const good = number % goods.length
      const maker = makerOf[number] ?? 0
      let total = 0
      for (const scores of words) {
        const score = Math.max(scores.good[good] ?? 0, scores.maker[maker] ?? 0)
        if (score === 0) {
          total = 0
          break
        }
        total += score
      }
      if (total > 0) add(total, madePlaces[number] ?? 0)
    }
    const sorted = keys.subarray(0, count).toSorted()
    const found: Facts[] = []
    for (let at = count - 1; at >= 0; at -= 1) {
      const facts = popular[PLACES - 1 - ((sorted[at] ?? 0) % PLACES)]
      if (facts) found.push(facts)
    }
    return found
  }
}
