import { useState } from 'react'
import type { ReorderEntry } from '../../../contract/entities/reorder.ts'
import { maximumQuantity } from '../../../domain/product/maximumQuantity.ts'
import { readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'

/** An entry that was added to the cart, and how many of it. */
export interface AddedEntry {
  entry: ReorderEntry
  quantity: number
}

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
      const changed = { [keyOf(entry)]: String(quantity) }
      setChosen({ ...chosen, ...changed })
      saveFormDraft(draft, { ...readFormDraft(draft), ...changed })
    },
    /** Drops what was added from the draft, except for a quantity that was changed in the meantime. */
    onAdded: (added: readonly AddedEntry[]): void => {
      const isAdded = ([key, text]: [string, string]) =>
        added.some(({ entry, quantity }) => keyOf(entry) === key && Number(text) === quantity)
      const left = Object.entries(readFormDraft(draft)).filter((each) => !isAdded(each))
      saveFormDraft(draft, Object.fromEntries(left))
    },
  }
}
