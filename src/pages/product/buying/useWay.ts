import { useMemo, useState } from 'react'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { type Way, waysToGet } from '../../../domain/product/soldFrom.ts'
import { useSession } from '../../../stores/session/session.ts'

/**
 * Whether the page offers a choice of ways: as each product starts, and again at another location of the shopper's choice. A login can
 * change the location: choices that appear or go would move all below them.
 */
function useHasChoice(page: ProductPage, ways: readonly Way[]): boolean {
  const postalCode = useSession((session) => session.location?.postalCode)
  const begun = useSession((session) => session.begun)
  const { gid } = page.variant.product
  const now = { page, gid, postalCode, begun, hasChoice: ways.length > 1 }
  const [start, setStart] = useState(now)
  // The location changes with the data of the page.
  if (start.page === page) return start.hasChoice
  const isStarted = start.gid === gid && (start.postalCode === postalCode || start.begun !== begun)
  const next = isStarted ? { ...now, hasChoice: start.hasChoice } : now
  setStart(next)
  return next.hasChoice
}

/**
 * The ways to get the product of a page at the shopper's location, and the chosen one, also for its other sizes: the server's at first, or
 * the first other one where that does not serve the location. Null if none does.
 */
export function useWay(page: ProductPage) {
  const { variant, warehouse } = page
  const { gid } = variant.product
  const location = useSession((session) => session.location)
  const [wanted, setWanted] = useState<{ gid: string; warehouseId: string } | null>(null)
  const ways = useMemo(() => waysToGet({ variant, warehouse }, location), [variant, warehouse, location])
  if (wanted !== null && wanted.gid !== gid) setWanted(null)
  const isWanted = (way: Way) => wanted?.gid === gid && wanted.warehouseId === way.warehouse._id
  const chosen = ways.find(isWanted) ?? ways[0] ?? null
  const choose = (way: Way) => setWanted({ gid, warehouseId: way.warehouse._id })
  return { ways, chosen, hasChoice: useHasChoice(page, ways), choose }
}
