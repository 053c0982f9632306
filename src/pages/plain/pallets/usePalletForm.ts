import { useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import type { PalletQuote } from '../../../contract/entities/palletQuote.ts'
import { ErrorCode } from '../../../contract/errorCodes.ts'
import {
  palletCount,
  type PalletCounts,
  palletPayloadOf,
  type PalletTexts,
} from '../../../domain/engagement/pallets.ts'
import { telephoneText } from '../../../domain/checkout/telephone.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import type { Account } from '../../../stores/session/account.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { askForPallets } from '../../../stores/engagement/palletQuotes.ts'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import { useGuestDraft } from '../useGuestDraft.ts'

/** The known contact data of the shopper; empty for a guest. */
const known = (account: Account | null): PalletTexts => ({
  firstName: account?.b2b?.firstName ?? account?.name.first ?? '',
  lastName: account?.b2b?.lastName ?? account?.name.last ?? '',
  email: account?.email ?? '',
  phoneNumber: telephoneText(account?.b2b?.telephoneNumber ?? account?.telephoneNumber ?? ''),
  companyName: account?.businessAccount?.name ?? account?.b2b?.companyName ?? '',
  postalCode: account?.b2b?.postalCode ?? '',
  deliveryDay: '',
  notes: '',
})

/** The texts and counts of the form, kept until they are sent; refused input stays in the form. */
export function usePalletForm(account: Account | null, onSent: (quote: PalletQuote) => Promise<void>) {
  const texts = `pallets:${account?._id ?? 'guest'}` as const
  const draftKey = `pallet-items:${account?._id ?? 'guest'}` as const
  useGuestDraft('pallets')
  useGuestDraft('pallet-items')
  const [start] = useState(() => ({ ...known(account), ...readFormDraft(texts) }))
  const [counts, setCounts] = useState<PalletCounts>(() =>
    Object.fromEntries(Object.entries(readFormDraft(draftKey)).map(([id, count]) => [id, Number(count)])),
  )
  const form = useFormEngine<PalletTexts>({
    defaultValues: start,
    onTyped: (values) => saveFormDraft(texts, values),
  })
  const [hasNone, setHasNone] = useState(false)
  const { handleSubmit, setProblem } = form

  const count = (variantId: string, pallets: number) => {
    const next = { ...counts, [variantId]: pallets }
    setCounts(next)
    setHasNone(false)
    setProblem(null)
    saveFormDraft(
      draftKey,
      Object.fromEntries(Object.entries(next).map(([id, number]) => [id, String(number)])),
    )
  }

  const ask = handleSubmit(async (fields) => {
    if (palletCount(counts) === 0) return
    setProblem(null)
    try {
      const quote = await askForPallets(palletPayloadOf(fields, counts))
      clearFormDraft(texts)
      clearFormDraft(draftKey)
      await onSent(quote)
    } catch (error) {
      if (!isFailure(error)) throw error
      if (error.code === ErrorCode.BUSINESS_LOCATION_UNSUPPORTED)
        openModal({ kind: 'location-unsupported', postalCode: fields.postalCode, isBusiness: true })
      else setProblem(failureMessage(error))
    }
  })
  /** Focuses the first invalid part; the items come before the contact. */
  const send = async () => {
    setHasNone(false)
    if (palletCount(counts) > 0) return await ask()
    // A message that is there from an earlier press appears anew, and takes the focus.
    await Promise.resolve()
    setHasNone(true)
  }
  return { ...form, counts, count, hasNone, send }
}
