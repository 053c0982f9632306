import { editDistance } from './editDistance.ts'

/** A missing end counts little, since a person often types only the beginning of a name. */
const LEFT_OUT_COST = 0.25

/** `cart`, `cart.change` and `cart.change.rejected`; `change` and `changeCart`. */
const beginningsOf = (name: string): string[] => [
  ...[...name.matchAll(/[.-]|(?<=[a-z])(?=[A-Z])/g)].map(({ index }) => name.slice(0, index)),
  name,
]

/** The known names closest to an unknown one, best first: names that contain it, then names with the smallest edit distance. */
export function suggestedNames(name: string, known: readonly string[], count = 3): string[] {
  const wanted = name.toLowerCase()
  const costOf = (candidate: string): number => {
    const one = candidate.toLowerCase()
    if (one.includes(wanted) || wanted.includes(one)) return 0
    return Math.min(
      ...beginningsOf(candidate).map(
        (beginning) =>
          editDistance(wanted, beginning.toLowerCase()) +
          LEFT_OUT_COST * (candidate.length - beginning.length),
      ),
    )
  }
  return known
    .map((candidate) => ({ candidate, cost: costOf(candidate) }))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}
