import type { FulfillmentMethod } from '../../src/contract/enumerations.ts'

export interface Shipped {
  warehouseId: string
  fulfiller: string
  fulfillmentMethod: FulfillmentMethod
}

/** Lines of one group travel together: same warehouse, same fulfiller, same method. */
const groupIdentifier = ({ warehouseId, fulfiller, fulfillmentMethod }: Shipped): string =>
  `${warehouseId}:${fulfiller}:${fulfillmentMethod}`

/** Lines by group, in the order in which the cart first names each. */
export function grouped<Line extends Shipped>(lines: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const identifier = groupIdentifier(line)
    const group = groups.get(identifier)
    if (group) group.push(line)
    else groups.set(identifier, [line])
  }
  return groups
}
