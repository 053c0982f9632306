import { nextNumber } from '../../../mocks/base/random.ts'

/** Decisions of a seed. */
export interface Decisions {
  oneOf: <Value>(values: readonly Value[]) => Value
  happens: (probability: number) => boolean
}

export function decisionsOf(seed: number): Decisions {
  const chance = { seed }
  return {
    oneOf(values) {
      const value = values[Math.floor(nextNumber(chance) * values.length)]
      if (value === undefined) throw new Error('Nothing to choose from')
      return value
    },
    happens: (probability) => nextNumber(chance) < probability,
  }
}
