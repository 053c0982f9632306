import { useState } from 'react'
import type { ReorderEntry } from '../../../contract/entities/reorder.ts'
import { maximumQuantity } from '../../../domain/product/maximumQuantity.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'

const keyOf = ({ variant, warehouse }: ReorderEntry): string => `${variant._id}:${warehouse._id}`

/**
 * The quantity of each entry: that of the last order until the shopper changes it, and never more than there is. 0 leaves it out. Chosen
 * quantities are kept, also over another page and a login, until they are added.
 */
export function useQuantities() {
  const config = useConfig()
  const draft = useSession(({ user }) => `reorder:${user?.isGuest === false ? user._id : 'guest'}` as const)
  const [chosen, setChosen] = useState(() => readFormDraft(draft))
  const maximumOf = ({ variant }: ReorderEntry) => maximumQuantity(variant, { config })
  return {
    quantityOf: (entry: ReorderEntry): number =>
      Math.min(Number(chosen[keyOf(entry)] ?? entry.quantity ?? 1), maximumOf(entry)),
    setQuantity: (entry: ReorderEntry, quantity: number): void => {
      const next = { ...chosen, [keyOf(entry)]: String(quantity) }
      setChosen(next)
      saveFormDraft(draft, next)
    },
    onAdded: (): void => clearFormDraft(draft),
  }
}
