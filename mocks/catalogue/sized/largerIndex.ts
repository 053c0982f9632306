import { lineage } from '../../../fixtures/categories.ts'
import { allFacts, type Facts } from '../facts.ts'
import { MadeFacts } from './madeFacts.ts'

/** Where every product stands: all of them in the shop's own order, and the same for each category. */
export interface LargerIndex {
  popular: readonly Facts[]
  inCategory: ReadonlyMap<string, readonly Facts[]>
  /** The place in `popular` of each made product, by its number. */
  madePlaces: Uint32Array
  ownPlaces: ReadonlyMap<Facts, number>
}

// What can be had first, sponsored goods ahead, then what most shoppers wish for; last the order in which they came.
const OFFERED = 2 ** 42
const SPONSORED = 2 ** 41
const WISH = 2 ** 20

/** Reads every product once and keeps numbers: a fraction of what the products themselves would take. */
export function indexLarger(madeCount: number): LargerIndex {
  const own = allFacts()
  const factsAt = (at: number): Facts => own[at] ?? new MadeFacts(at - own.length)
  const count = own.length + madeCount
  const keys = new Float64Array(count)
  for (let at = 0; at < count; at += 1) {
    const { isOffered, isSponsored, wishes } = factsAt(at)
    keys[at] = Number(isOffered) * OFFERED + Number(isSponsored) * SPONSORED + wishes * WISH + (WISH - 1 - at)
  }
  keys.sort()
  const popular: Facts[] = []
  const inCategory = new Map<string, Facts[]>()
  const madePlaces = new Uint32Array(madeCount)
  const ownPlaces = new Map<Facts, number>()
  const shelvesOf = new Map<string, readonly string[]>()
  for (let place = 0; place < count; place += 1) {
    const at = WISH - 1 - ((keys[count - 1 - place] ?? 0) % WISH)
    const facts = factsAt(at)
    popular.push(facts)
    if (at < own.length) ownPlaces.set(facts, place)
    else madePlaces[at - own.length] = place
    const shelves = shelvesOf.get(facts.category) ?? lineage(facts.category)
    shelvesOf.set(facts.category, shelves)
    for (const gid of shelves) {
      const list = inCategory.get(gid) ?? []
      list.push(facts)
      inCategory.set(gid, list)
    }
  }
  return { popular, inCategory, madePlaces, ownPlaces }
}
