import { useMemo, useState } from 'react'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { type Way, waysToGet } from '../../../domain/product/soldFrom.ts'
import { useSession } from '../../../stores/session/session.ts'

/**
 * The ways to get the product of a page at the shopper's location, and the chosen one: the server's at first, or the first other one where
 * that does not serve the location. Null if none does.
 */
export function useWay({ variant, warehouse }: Pick<ProductPage, 'variant' | 'warehouse'>) {
  const location = useSession((session) => session.location)
  const [wanted, setWanted] = useState<string | null>(null)
  const ways = useMemo(() => waysToGet({ variant, warehouse }, location), [variant, warehouse, location])
  const chosen = ways.find((way) => way.warehouse._id === wanted) ?? ways[0] ?? null
  const choose = (way: Way) => setWanted(way.warehouse._id)
  // A login can change the location: choices that appear or go would move all below them, so they stay as the page started.
  const [hasChoice] = useState(ways.length > 1)
  return { ways, chosen, hasChoice, choose }
}
