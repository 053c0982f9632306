import { useState } from 'react'
import { ADDRESS_LINE_MAXIMUM, TAX_CODE_MAXIMUM } from '../../../contract/limits.ts'
import { isTaxCode } from '../../../domain/checkout/validation.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { saveVat } from '../../../stores/checkout/checkoutSteps.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmailField } from '../../../ui/form/EmailField.tsx'
import { NameFields } from '../../../ui/form/NameFields.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useStepForm } from '../useStepForm.ts'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'
import { useAddressFields } from '../address/useAddressFields.ts'
import { useTaxpayer, type VatFields } from './useTaxpayer.ts'

const empty: VatFields = {
  firstName: '',
  lastName: '',
  companyName: '',
  taxCode: '',
  addressLine1: '',
  city: '',
  district: '',
  email: '',
}

/** The recipient of the tax invoice, where the shop is configured for one (document 1 §3, VAT information). */
export function VatStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.vat === true)
  const user = useSession((session) => session.user)
  const kept = user?.isGuest === false ? user.vatInformation : undefined
  const form = useStepForm<VatFields>({
    work: 'vat',
    defaultValues: {
      ...empty,
      ...kept,
      district: kept?.district ?? '',
      email: info.selection.vatEmail ?? kept?.email ?? '',
      ...readDraft('vat'),
    },
    onTyped: (values) => saveDraft('vat', values),
  })
  const { control, handleSubmit } = form
  const [start] = useState(() => form.getValues('taxCode'))
  const company = useTaxpayer(form, start)
  const addressFields = useAddressFields()

  const save = handleSubmit(async (fields) => {
    const texts = Object.entries(fields).map(([name, text]) => [name, text.trim()])
    const { district, ...required } = Object.fromEntries(texts) as VatFields
    if (!(await saveVat({ ...required, ...(district ? { district } : {}) }))) return
    clearDraft('vat')
    onDone()
  })

  const taxCodeHint = () => {
    if (company === 'looking') return t('checkout.vat_looking')
    if (company === 'unknown') return t('checkout.vat_unknown')
    return company ? t('checkout.vat_found', { company: company.found }) : t('checkout.vat_tax_code_hint')
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <StepError work="vat" />
      <TextField
        control={control}
        name="taxCode"
        maximumLength={TAX_CODE_MAXIMUM}
        label={t('checkout.vat_tax_code')}
        requiredMessage={t('required.tax_code')}
        validate={(text) => (isTaxCode(text) ? undefined : t('checkout.vat_tax_code_error'))}
        format={(text) => text.toUpperCase()}
        hint={taxCodeHint()}
      />
      <TextField
        control={control}
        name="companyName"
        maximumLength={ADDRESS_LINE_MAXIMUM}
        label={t('checkout.vat_company')}
        requiredMessage={t('required.company_name')}
        autoComplete="organization"
      />
      <NameFields control={control} first="firstName" last="lastName" />
      <TextField control={control} {...addressFields.addressLine1} />
      <TextField control={control} {...addressFields.city} />
      <TextField control={control} {...addressFields.district} />
      <EmailField
        control={control}
        name="email"
        label={t('checkout.vat_email')}
        requiredMessage={t('required.email')}
      />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
