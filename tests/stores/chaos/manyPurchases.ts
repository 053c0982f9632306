import { afterAll, beforeAll, expect, vi } from 'vitest'
import { clockStart } from '../../../fixtures/rows.ts'
import type { CartLine } from '../../../mocks/state/records/shopper.ts'
import { lineKey } from '../../../src/domain/cart/cart.ts'
import type { Tab } from './tab.ts'
import { stopTime } from './virtualTime.ts'

/** Virtual time passes as fast as the machine can, and no failure is reported. */
export function stopTimeSilently(): void {
  beforeAll(() => {
    stopTime(Date.parse(clockStart))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterAll(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}

const BATCH = 25

/** `[1, 25], [26, 50], …`: the first and last seed of each batch. */
export const batchesOf = (purchases: number) =>
  Array.from({ length: purchases / BATCH }, (_, at) => [BATCH * at + 1, BATCH * (at + 1)] as const)

/** The failures of a batch of purchases, each with its seed. */
export async function failuresIn(
  from: number,
  to: number,
  purchase: (seed: number) => Promise<void>,
  nameOf: (seed: number) => string = String,
): Promise<string[]> {
  const failures: string[] = []
  for (let seed = from; seed <= to; seed += 1) {
    try {
      await purchase(seed)
    } catch (error) {
      failures.push(`Purchase ${nameOf(seed)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failures
}

/** The client's cart equals the server's: full if nothing was ordered, empty after an order. */
export function expectSameCart(
  tab: Tab,
  { lines }: { lines: readonly CartLine[] },
  isOrdered: boolean,
): void {
  const shown = tab.page().cart.currentCart().cartVariants
  expect(shown.map((line) => [lineKey(line), line.quantity])).toEqual(
    lines.map(({ variantId, warehouseId, fulfillmentMethod, quantity }) => [
      `${variantId}:${warehouseId}:${fulfillmentMethod}`,
      quantity,
    ]),
  )
  expect(shown.length > 0).toBe(!isOrdered)
}
