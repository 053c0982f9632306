import type { CartDifference } from '../../contract/entities/cart.ts'

/** Names a set of differences: another change is another set. */
export const differencesKey = (differences: readonly CartDifference[]): string =>
  differences.map(({ variantId, kind, after }) => `${variantId}:${kind}:${after}`).join(',')
