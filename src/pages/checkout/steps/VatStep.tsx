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
  const save = async (vat: VatInformation) => {
    if (!(await saveVat(vat))) return
    clearDraft('vat')
    onDone()
  }
  return (
    <VatForm
      start={{
        ...kept,
        district: kept?.district ?? '',
        email: info.selection.vatEmail ?? kept?.email ?? '',
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
