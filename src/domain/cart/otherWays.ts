import type { CartVariant } from '../../contract/entities/cart.ts'
import type { Location } from '../../contract/entities/location.ts'
import type { Inventory } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import { isOffered } from '../fulfillment.ts'
import { soldFrom } from '../product/soldFrom.ts'

/** Another way to get items of a delivery: the warehouse that sells them, and the lines that it can take over. */
export interface OtherWay {
  warehouse: Warehouse
  lines: readonly CartVariant[]
}

/** The line as another warehouse of its inventory would send it, if it has enough. */
function lineFrom(line: CartVariant, row: Inventory): CartVariant {
  const { warehouse } = row
  return {
    ...line,
    variant: soldFrom(line.variant, row),
    warehouse,
    fulfillmentMethod: warehouse.fulfillmentMethodType,
  }
}

/**
 * The other fulfilment methods for the lines of one delivery, in the order of their inventories: a warehouse that serves the location and
 * has enough of at least one line. Another warehouse with the same method is no other way (document 1 §3, Variant.inventory).
 */
export function otherWays(
  lines: readonly CartVariant[],
  location: Pick<Location, 'identifiers'> | null,
): OtherWay[] {
  const ways = new Map<string, { warehouse: Warehouse; lines: CartVariant[] }>()
  for (const line of lines) {
    for (const row of line.variant.inventory) {
      const { warehouse, availableCount } = row
      if (warehouse.fulfillmentMethodType === line.fulfillmentMethod) continue
      if (availableCount < line.quantity || !isOffered(warehouse, line.warehouse, location)) continue
      const way = ways.get(warehouse._id) ?? { warehouse, lines: [] }
      way.lines.push(lineFrom(line, row))
      ways.set(warehouse._id, way)
    }
  }
  const most = [...ways.values()].toSorted((one, other) => other.lines.length - one.lines.length)
  const methodOf = ({ warehouse }: OtherWay) => warehouse.fulfillmentMethodType
  // Of two warehouses with the same method, the one that takes over more.
  return most.filter((way, at) => most.findIndex((other) => methodOf(other) === methodOf(way)) === at)
}
