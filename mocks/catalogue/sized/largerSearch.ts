import { templates } from '../../../fixtures/made/products.ts'
import { makers } from '../../../fixtures/made/makers.ts'
import { ofAllNames } from '../../../fixtures/names/names.ts'
import { type ProductIndexRow, indexRowOf } from '../productIndex.ts'
import { ranked } from '../ranked.ts'
import { ownWords } from '../search.ts'
import { indexOf, type SearchIndex, Weight } from '../searchIndex.ts'
import { wordsIn } from '../../rules/searchWords.ts'
import { scoresFor, slipsFor, Sure } from '../wordScores.ts'
import type { LargerIndex } from './largerIndex.ts'

/** How well each maker's name matches a word. Index 0 is for products without a generated maker; a maker without products has no name. */
function makerScores(word: string, names: readonly (readonly string[])[]): Uint16Array {
  const scores = new Uint16Array(names.length + 1)
  names.forEach((words, maker) => {
    if (words.includes(word)) scores[maker + 1] = Weight.BRAND * Sure.EXACT
    else if (words.some((own) => own.startsWith(word))) scores[maker + 1] = Weight.BRAND * Sure.PREFIX
  })
  return scores
}

/** The words of a template without its maker. */
const templateIndexRows = (): ProductIndexRow[] =>
  templates().flatMap(({ entry }) => {
    const indexRow = indexRowOf(entry.gid)
    return indexRow ? { ...indexRow, name: entry.row[0], brand: { ...indexRow.brand, name: '' } } : []
  })

/** The score of a word for each hand-written product, each template after them, and each maker's name. */
interface Worth {
  product: Uint16Array
  maker: Uint16Array
  best: number
}

function worthOf(word: string, index: SearchIndex, names: readonly (readonly string[])[]): Worth {
  const maker = makerScores(word, names)
  // Every word of a template is also a word of the product that it was made from, so that the hand-written products decide whether a word
  // is known.
  const exact = scoresFor(word, ownWords())
  const isKnown = exact.best > 0 || maker.some((score) => score > 0)
  const own = isKnown ? exact : slipsFor(word, ownWords())
  const made = isKnown ? scoresFor(word, index) : slipsFor(word, index)
  const product = new Uint16Array(own.scores.length + made.scores.length)
  product.set(own.scores)
  product.set(made.scores, own.scores.length)
  return { product, maker, best: Math.max(own.best, made.best, ...maker) }
}

/**
 * Searches a catalogue of any size with the rules for the hand-written one. A generated product is a template and a maker, so that only
 * these are matched word by word; each product then needs one addition.
 */
export function createLargerSearch({ popular, productAt, makerAt }: LargerIndex) {
  const index = ofAllNames(() => indexOf(templateIndexRows()))
  const present = new Set(makerAt)
  const makerNames = makers().map(({ brand }, maker) => (present.has(maker + 1) ? wordsIn(brand.name) : []))

  return (term: string): readonly ProductIndexRow[] => {
    const words = wordsIn(term).map((word) => worthOf(word, index(), makerNames))
    const [first, ...others] = words
    if (!first) return []
    const totals = new Uint32Array(popular.length)
    for (let place = 0; place < totals.length; place += 1) {
      totals[place] = Math.max(
        first.product[productAt[place] ?? 0] ?? 0,
        first.maker[makerAt[place] ?? 0] ?? 0,
      )
    }
    for (const { product, maker } of others) {
      for (let place = 0; place < totals.length; place += 1) {
        const before = totals[place] ?? 0
        if (before === 0) continue
        const score = Math.max(product[productAt[place] ?? 0] ?? 0, maker[makerAt[place] ?? 0] ?? 0)
        totals[place] = score === 0 ? 0 : before + score
      }
    }
    const best = words.reduce((sum, word) => sum + word.best, 0)
    const found: ProductIndexRow[] = []
    for (const place of ranked(totals, best)) {
      const indexRow = popular[place]
      if (indexRow) found.push(indexRow)
    }
    return found
  }
}
