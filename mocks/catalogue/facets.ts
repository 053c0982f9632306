import { isWithin, lineage } from '../../fixtures/categories.ts'
import type { BrandText, CategoryCount } from '../../src/contract/entities/product/listing.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import type { ProductIndexRow } from './productIndex.ts'
import { categoryByGid } from './categories.ts'

/** One of its kind that came first, and how many there are. */
interface Counted {
  indexRow: ProductIndexRow
  count: number
}

/** Counts products by a number that each of them has. */
export interface Tally {
  add(indexRow: ProductIndexRow, number: number): void
  /** In the order in which they first came. */
  counted: readonly Counted[]
}

export function createTally(): Tally {
  const byNumber: Counted[] = []
  const counted: Counted[] = []
  return {
    counted,
    add(indexRow, number) {
      const known = byNumber[number]
      if (known) {
        known.count += 1
        return
      }
      const first = { indexRow, count: 1 }
      byNumber[number] = first
      counted.push(first)
    },
  }
}

/** The brands of the products counted by `brandNumber`, the one with most products first. */
export const brandTexts = ({ counted }: Tally): BrandText[] =>
  counted
    .map(({ indexRow: { brand }, count }) => ({ gid: brand.gid, name: brand.name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))

type Counts = Map<string, number>

const increase = (counts: Counts, gid: string, by: number) => counts.set(gid, (counts.get(gid) ?? 0) + by)

/** The fullest first, by the names of the language. */
const named = (counts: Counts, language: Language): { gid: string; name: string; count: number }[] =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([gid, count]) => {
      const category = categoryByGid(gid, language)
      return category?.isVisible ? [{ gid, name: category.displayName, count }] : []
    })

/**
 * The product counts of the categories directly below `above`, or of the departments, with their subcategories, largest first. Chosen
 * categories stay in the list even when they have no products left or are deeper.
 */
export function categoryCounts(
  { counted }: Tally,
  { above, chosen, language }: { above: string | undefined; chosen: readonly string[]; language: Language },
): CategoryCount[] {
  const counts: Counts = new Map()
  const below = new Map<string, Counts>()
  const depthOf = (line: readonly string[]) => (above === undefined ? 0 : line.indexOf(above) + 1)
  const belowOf = (gid: string): Counts => {
    const known = below.get(gid) ?? new Map()
    below.set(gid, known)
    return known
  }
  for (const { indexRow, count } of counted) {
    const line = lineage(indexRow.category)
    const depth = depthOf(line)
    const gid = line[depth]
    const child = line[depth + 1]
    if (gid !== undefined) increase(counts, gid, count)
    if (gid !== undefined && child !== undefined) increase(belowOf(gid), child, count)
  }
  for (const gid of chosen) {
    const line = lineage(gid)
    const parent = line[depthOf(line)]
    const among = parent !== undefined && parent !== gid && counts.has(parent) ? belowOf(parent) : counts
    if (among.has(gid)) continue
    const within = counted.filter(({ indexRow }) => isWithin(indexRow.category, gid))
    among.set(
      gid,
      within.reduce((sum, { count }) => sum + count, 0),
    )
  }
  return named(counts, language).map((category) => {
    const children = named(below.get(category.gid) ?? new Map(), language)
    return children.length > 0 ? { ...category, children } : category
  })
}
