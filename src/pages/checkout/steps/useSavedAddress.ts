import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { SavedAddress } from '../../../contract/entities/account/address.ts'

/** The choice of a new address instead of a saved one. */
export const ANOTHER = 'another'

/**
 * The choice of a saved address or another one. While another one is entered the list stays as it was, because a new address is saved before
 * it is confirmed in the postal spelling. An address that is gone, deleted in another tab, is replaced by the initial choice.
 */
export function useSavedAddress(addresses: readonly SavedAddress[], start: string) {
  const { control, handleSubmit, setValue } = useForm({ defaultValues: { address: start } })
  const chosen = useWatch({ control, name: 'address' })
  const [saved, setSaved] = useState(addresses)
  if (chosen !== ANOTHER && saved !== addresses) setSaved(addresses)
  const isGone = chosen !== ANOTHER && saved.every(({ _id }) => _id !== chosen)
  useEffect(() => {
    if (isGone) setValue('address', start)
  }, [isGone, start, setValue])
  return { control, handleSubmit, chosen, saved }
}
