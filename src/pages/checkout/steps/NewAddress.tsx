import { useRef, useState } from 'react'
import type { Address, SavedAddress } from '../../../contract/entities/account/address.ts'
import { AddressForm } from '../../../features/address/AddressForm.tsx'
import { isUnsupported, showUnsupported } from '../../../features/address/showUnsupported.ts'
import { SpellingChoice } from '../../../features/address/SpellingChoice.tsx'
import type { StartingAddress } from '../../../features/address/startingAddress.ts'
import { createAddress, type CreatedAddress, respellAddress } from '../../../stores/checkout/addresses.ts'
import { type CheckoutWork, clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'

interface NewAddressProps {
  /** The step that asks for the address. */
  work: Extract<CheckoutWork, 'address' | 'marketplace'>
  /** The initial fields, from the account and the location. */
  start: StartingAddress
  /** The shopper has an address book with a default, which this address can become. */
  hasDefault: boolean
  /** It becomes the default unless the shopper unticks that. */
  startsDefault?: boolean
  submitLabel: string
  onDefault?: (isDefault: boolean) => void
  onDone: (saved: SavedAddress) => void
}

/** A new address of the order. Another spelling in the postal register is offered after it is saved. */
export function NewAddress({
  work,
  start,
  hasDefault,
  startsDefault = true,
  submitLabel,
  onDefault,
  onDone,
}: NewAddressProps) {
  const isDelivery = work === 'address'
  const isSaving = useCheckout((checkout) => checkout.pending[work] === true)
  const [created, setCreated] = useState<(CreatedAddress & { isDefault: boolean }) | null>(null)

  // After a failure, an address that is saved already is not saved again.
  const kept = useRef<{ of: string; created: CreatedAddress }>(null)
  const optionsFor = (address: Address, isDefault: boolean) => {
    const of = JSON.stringify([address, isDefault])
    return {
      work,
      isDefault,
      isChosen: isDelivery,
      created: kept.current?.of === of ? kept.current.created : null,
      onCreated: (saved: CreatedAddress) => {
        kept.current = { of, created: saved }
      },
    }
  }

  const finish = (saved: SavedAddress) => {
    clearDraft(work)
    onDone(saved)
  }
  const save = async (address: Address, isDefault: boolean, focusPostalCode: () => void) => {
    const result = await createAddress(address, optionsFor(address, isDefault))
    if (result === null) {
      const code = useCheckout.getState().failures[work]?.code
      if (!isUnsupported(code)) return
      clearFailure(work)
      showUnsupported(code, address.postalCode, focusPostalCode)
    } else if (result.suggested === null) finish(result.saved)
    else setCreated({ ...result, isDefault })
  }
  const respell = async (
    suggested: Address,
    { isDefault, ...before }: CreatedAddress & { isDefault: boolean },
  ) => {
    const saved = await respellAddress(before, optionsFor(suggested, isDefault))
    if (saved !== null) finish(saved)
  }

  if (created?.suggested) {
    const { suggested } = created
    return (
      <SpellingChoice
        mine={created.saved}
        suggested={suggested}
        isSaving={isSaving}
        onUse={() => void respell(suggested, created)}
        onKeep={() => finish(created.saved)}
      />
    )
  }
  return (
    <AddressForm
      start={{ ...start, ...readDraft(work) }}
      // Without a default to replace, the delivery address becomes it.
      startsDefault={isDelivery && hasDefault ? startsDefault : null}
      submitLabel={submitLabel}
      isSaving={isSaving}
      onSave={(address, isDefault, focus) => save(address, isDelivery && (isDefault || !hasDefault), focus)}
      onTyped={(fields) => saveDraft(work, fields)}
      {...(onDefault ? { onDefault } : {})}
      onEdited={() => clearFailure(work)}
    />
  )
}
