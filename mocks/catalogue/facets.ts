import { isWithin, lineage } from '../../fixtures/categories.ts'
import type { BrandText, CategoryCount } from '../../src/contract/entities/listing.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import type { Facts } from './facts.ts'
import { shelfByGid } from './shelves.ts'

/** One of its kind that came first, and how many there are. */
interface Counted {
  facts: Facts
  count: number
}

/** Counts goods by a number that each of them has. */
export interface Tally {
  add(facts: Facts, number: number): void
  /** In the order in which they first came. */
  counted: readonly Counted[]
}

export function createTally(): Tally {
  const byNumber: Counted[] = []
  const counted: Counted[] = []
  return {
    counted,
    add(facts, number) {
      const known = byNumber[number]
      if (known) {
        known.count += 1
        return
      }
      const first = { facts, count: 1 }
      byNumber[number] = first
      counted.push(first)
    },
  }
}

/** The makers of goods counted by `brandNumber`, who has most first. */
export const brandTexts = ({ counted }: Tally): BrandText[] =>
  counted
    .map(({ facts: { brand }, count }) => ({ gid: brand.gid, name: brand.name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))

/**
 * How many of the goods counted by `shelfNumber` stand on each shelf right below `above`, or in each department; the fullest
 * first. What was chosen is named even when nothing of it is left, or it stands deeper.
 */
export function categoryCounts(
  { counted }: Tally,
  { above, chosen, language }: { above: string | undefined; chosen: readonly string[]; language: Language },
): CategoryCount[] {
  const counts = new Map<string, number>()
  for (const { facts, count } of counted) {
    const line = lineage(facts.category)
    const gid = line[above === undefined ? 0 : line.indexOf(above) + 1]
    if (gid !== undefined) counts.set(gid, (counts.get(gid) ?? 0) + count)
  }
  for (const gid of chosen) {
    if (counts.has(gid)) continue
    const within = counted.filter(({ facts }) => isWithin(facts.category, gid))
    counts.set(
      gid,
      within.reduce((sum, { count }) => sum + count, 0),
    )
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([gid, count]) => {
      const category = shelfByGid(gid, language)
      return category?.isVisible ? { gid, name: category.displayName, count } : []
    })
}
