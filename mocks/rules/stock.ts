import { VariantState } from '../../src/contract/enumerations.ts'

export interface Stocked {
  state: VariantState
  /** Of the place that sells it; missing where the place does not count. */
  availableCount?: number | undefined
}

/** What is left of a row after what was sold from it; never below zero. */
export const leftAfter = (availableCount: number, sold: number): number => Math.max(0, availableCount - sold)

/** Discontinued products, and counted ones without stock, are unavailable (document 1 §4). */
export function canBeHad({ state, availableCount }: Stocked): boolean {
  if (state === VariantState.DISCONTINUED) return false
  return state !== VariantState.STOCK_TRACKED || (availableCount ?? 0) > 0
}

/** The quantity that can be sold now; null where stock is not counted. */
export function sellable(item: Stocked): number | null {
  if (!canBeHad(item)) return 0
  return item.availableCount ?? null
}
