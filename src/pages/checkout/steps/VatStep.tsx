import { ADDRESS_LINE_MAXIMUM, TAX_CODE_MAXIMUM } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { saveVat } from '../../../stores/checkout/checkoutSteps.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmailField } from '../../../ui/form/EmailField.tsx'
import { NameFields } from '../../../ui/form/NameFields.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useStepForm } from '../useStepForm.ts'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'
import { useAddressFields } from './useAddressFields.ts'

const empty = {
  firstName: '',
  lastName: '',
  companyName: '',
  taxCode: '',
  addressLine1: '',
  city: '',
  email: '',
}

/** The recipient of the tax invoice, where the shop is configured for one (document 1 §3, VAT information). */
export function VatStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.vat === true)
  const { control, handleSubmit } = useStepForm({
    work: 'vat',
    defaultValues: { ...empty, email: info.selection.vatEmail ?? '', ...readDraft('vat') },
    onTyped: (values) => saveDraft('vat', values),
  })
  const addressFields = useAddressFields()
  const requiredMessage = t('form.required_message_default')

  const save = handleSubmit(async (fields) => {
    const { firstName, lastName, companyName, taxCode, addressLine1, city, email } = fields
    const isSaved = await saveVat({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      companyName: companyName.trim(),
      taxCode: taxCode.trim(),
      addressLine1: addressLine1.trim(),
      city: city.trim(),
      email: email.trim(),
    })
    if (!isSaved) return
    clearDraft('vat')
    onDone()
  })
  const shared = { control, requiredMessage }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <StepError work="vat" />
      <TextField
        {...shared}
        name="companyName"
        maximumLength={ADDRESS_LINE_MAXIMUM}
        label={t('checkout.vat_company')}
        autoComplete="organization"
      />
      <TextField
        {...shared}
        name="taxCode"
        maximumLength={TAX_CODE_MAXIMUM}
        label={t('checkout.vat_tax_code')}
      />
      <NameFields control={control} first="firstName" last="lastName" />
      <TextField control={control} {...addressFields.addressLine1} />
      <TextField control={control} {...addressFields.city} />
      <EmailField {...shared} name="email" label={t('checkout.vat_email')} />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
