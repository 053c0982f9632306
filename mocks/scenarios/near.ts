import { editDistance } from '../serving/nearest.ts'

/** The known names that come closest to an unknown one, best first: those that contain it, then those with the fewest letters changed. */
export function nearNames(name: string, known: readonly string[], count = 3): string[] {
  const wanted = name.toLowerCase()
  const costOf = (candidate: string): number => {
    const one = candidate.toLowerCase()
    return one.includes(wanted) || wanted.includes(one) ? 0 : editDistance(wanted, one)
  }
  return known
    .map((candidate) => ({ candidate, cost: costOf(candidate) }))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}
