import { useState } from 'react'
import type { ReorderEntry } from '../../../contract/entities/reorder.ts'
import { maximumQuantity } from '../../../domain/product/maximumQuantity.ts'
import { useConfig } from '../../../stores/session/session.ts'

const keyOf = ({ variant, warehouse }: ReorderEntry): string => `${variant._id}:${warehouse._id}`

/** The quantity of each entry: that of the last order until the shopper changes it, and never more than there is. 0 leaves it out. */
export function useQuantities() {
  const config = useConfig()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const maximumOf = ({ variant }: ReorderEntry) => maximumQuantity(variant, { config })
  return {
    maximumOf,
    quantityOf: (entry: ReorderEntry): number =>
      Math.min(chosen[keyOf(entry)] ?? entry.quantity ?? 1, maximumOf(entry)),
    setQuantity: (entry: ReorderEntry, quantity: number): void =>
      setChosen((before) => ({ ...before, [keyOf(entry)]: quantity })),
  }
}
