import type { CartDifference } from '../../contract/entities/cart.ts'

/** Identifies a set of differences; another change gives another id. */
export const differencesKey = (differences: readonly CartDifference[]): string =>
  differences.map(({ variantId, kind, after }) => `${variantId}:${kind}:${after}`).join(',')
