import type { VatInformation } from '../../../contract/entities/account/vatInformation.ts'
import { VatForm } from '../../../features/billing/VatForm.tsx'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { saveVat } from '../../../stores/checkout/checkoutSteps.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { useSession } from '../../../stores/session/session.ts'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/** The recipient of the tax invoice, where the shop is configured for one (document 1 §3, VAT information). */
export function VatStep({ info, submitLabel, onDone }: StepProps) {
  const isSaving = useCheckout((checkout) => checkout.pending.vat === true)
  const user = useSession((session) => session.user)
  const kept = user?.isGuest === false ? user.vatInformation : undefined
  const { addressId, email = '', vatEmail } = info.selection
  const receiver = info.shippingAddresses.find(({ _id }) => _id === addressId)
  const save = async (vat: VatInformation) => {
    if (!(await saveVat(vat))) return
    // A lookup of the tax code may have changed the draft meanwhile.
    clearDraft('vat')
    onDone()
  }
  return (
    <VatForm
      start={{
        // The shopper has given them in the steps before.
        firstName: receiver?.firstName ?? '',
        lastName: receiver?.lastName ?? '',
        ...kept,
        district: kept?.district ?? '',
        email: vatEmail ?? kept?.email ?? email,
        ...readDraft('vat'),
      }}
      submitLabel={submitLabel}
      isSaving={isSaving}
      error={<StepError work="vat" />}
      onSave={save}
      onTyped={(fields) => saveDraft('vat', fields)}
      onEdited={() => clearFailure('vat')}
    />
  )
}
