import { templatePlace } from '../../../fixtures/made/goods.ts'
import { lineage } from '../../../fixtures/categories.ts'
import { allFacts, type Facts } from '../facts.ts'
import { MadeFacts, type MadeRange } from './madeFacts.ts'

/** Where every product stands: all of them in the shop's own order, and the same for each category. */
export interface LargerIndex {
  popular: readonly Facts[]
  inCategory: ReadonlyMap<string, readonly Facts[]>
  /** What a search looks up for each place in `popular`: the good's number in the tables, or after these its template's. */
  goodAt: Uint16Array
  /** Who made it, counted from 1; 0 for goods of the tables, which know it themselves. */
  makerAt: Uint16Array
}

// What can be had first, sponsored goods ahead, then what most shoppers wish for; last the order in which they came.
const OFFERED = 2 ** 42
const SPONSORED = 2 ** 41
const WISH = 2 ** 20

/** Reads every product once and keeps numbers: a fraction of what the products themselves would take. */
export function indexLarger(range: MadeRange): LargerIndex {
  const own = allFacts(range.seed)
  const count = own.length + range.count
  const made = Array.from({ length: range.count }, (_, number) => new MadeFacts({ seed: range.seed, number }))
  const keys = new Float64Array(count)
  const keep = ({ isOffered, isSponsored, wishes }: Facts, at: number) => {
    keys[at] = Number(isOffered) * OFFERED + Number(isSponsored) * SPONSORED + wishes * WISH + (WISH - 1 - at)
  }
  own.forEach(keep)
  made.forEach((facts, number) => keep(facts, own.length + number))
  keys.sort()
  const popular: Facts[] = []
  const lists = new Map<string, Facts[]>()
  const listsOf = new Map<string, readonly Facts[][]>()
  const goodAt = new Uint16Array(count)
  const makerAt = new Uint16Array(count)
  const listsFor = (category: string): readonly Facts[][] => {
    const known = lineage(category).map((gid) => {
      const list = lists.get(gid) ?? []
      lists.set(gid, list)
      return list
    })
    listsOf.set(category, known)
    return known
  }
  const put = (facts: Facts) => {
    popular.push(facts)
    for (const list of listsOf.get(facts.category) ?? listsFor(facts.category)) list.push(facts)
  }
  for (let place = 0; place < count; place += 1) {
    const at = WISH - 1 - ((keys[count - 1 - place] ?? 0) % WISH)
    const ready = own[at]
    const product = made[at - own.length]
    goodAt[place] = product ? own.length + templatePlace(product) : at
    if (product) makerAt[place] = product.maker.number + 1
    const facts = ready ?? product
    if (facts) put(facts)
  }
  return { popular, inCategory: lists, goodAt, makerAt }
}
