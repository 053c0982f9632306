import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SavedAddress } from '../../../contract/entities/account/address.ts'
import { readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'

/** The choice of a new address instead of a saved one. */
export const ANOTHER = 'another'

type ChoiceDraft = 'addressChoice' | 'marketplaceChoice'

/** The choice that was made and not saved, if it is still possible. */
export function unsavedChoice(draft: ChoiceDraft, addresses: readonly SavedAddress[]): string | undefined {
  const { address } = readDraft(draft)
  return address === ANOTHER || addresses.some(({ _id }) => _id === address) ? address : undefined
}

/**
 * The choice of a saved address or another one, kept in a draft. While another one is entered the list stays as it was, because a new
 * address is saved before it is confirmed in the postal spelling. An address that is gone, deleted in another tab, is replaced by the
 * initial choice.
 */
export function useSavedAddress(addresses: readonly SavedAddress[], start: string, draft: ChoiceDraft) {
  const { control, getValues, handleSubmit, setValue } = useFormEngine({
    defaultValues: { address: start },
    onTyped: (values) => saveDraft(draft, { ...readDraft(draft), ...values }),
  })
  const chosen = useWatch({ control, name: 'address' })
  const [saved, setSaved] = useState(addresses)
  if (chosen !== ANOTHER && saved !== addresses) setSaved(addresses)
  const isGone = chosen !== ANOTHER && saved.every(({ _id }) => _id !== chosen)
  useEffect(() => {
    if (isGone) setValue('address', start)
  }, [isGone, start, setValue])
  /** Whether a saved address was chosen while a new one was being saved. */
  const isSavedChosen = () => getValues('address') !== ANOTHER
  return { control, handleSubmit, chosen, isSavedChosen, saved }
}
