/** What was bought in an order, and when, in ms. */
export interface Purchase {
  at: number
  lines: readonly { variantId: string; warehouseId: string; quantity: number }[]
}

/** Something that was bought before: in how many orders, and how many of it and where from the last time. */
export interface Bought {
  variantId: string
  warehouseId: string
  quantity: number
  times: number
  lastAt: number
}

/** Every variant bought before, once: the most frequent first, then the most recent. */
export function boughtBefore(purchases: readonly Purchase[]): Bought[] {
  const bought = new Map<string, Bought>()
  for (const { at, lines } of purchases.toSorted((one, other) => one.at - other.at)) {
    const inThis = new Map<string, { warehouseId: string; quantity: number }>()
    for (const { variantId, warehouseId, quantity } of lines) {
      inThis.set(variantId, {
        warehouseId,
        quantity: quantity + (inThis.get(variantId)?.quantity ?? 0),
      })
    }
    for (const [variantId, last] of inThis) {
      bought.set(variantId, {
        variantId,
        ...last,
        times: (bought.get(variantId)?.times ?? 0) + 1,
        lastAt: at,
      })
    }
  }
  return [...bought.values()].toSorted((one, other) => other.times - one.times || other.lastAt - one.lastAt)
}
