import { type ReactNode, useEffect, useState } from 'react'
import type { VatInformation } from '../../contract/entities/account/vatInformation.ts'
import { ADDRESS_LINE_MAXIMUM, TAX_CODE_MAXIMUM } from '../../contract/limits.ts'
import { isTaxCode } from '../../domain/checkout/validation.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { useAddressFields } from '../address/useAddressFields.ts'
import styles from './BillingForm.module.css'
import { useTaxpayer, type VatFields } from './useTaxpayer.ts'

interface VatFormProps {
  /** The initial fields; those left out are empty. */
  start: Partial<VatFields>
  submitLabel: string
  isSaving: boolean
  /** The server's message, above the fields. */
  error: ReactNode
  onSave: (vat: VatInformation) => Promise<void>
  /** Called with every change, to keep the draft. */
  onTyped: (fields: VatFields) => void
  /** Called when the shopper changes something, which clears the form's message. */
  onEdited: () => void
}

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

/** How long after the last key the result of a lookup is announced. */
const TYPED_AFTER_MS = 1_000

/** The company on the tax invoice; its tax code fills in name and address (document 1 §3, VAT information). */
export function VatForm({ start, submitLabel, isSaving, error, onSave, onTyped, onEdited }: VatFormProps) {
  const t = useT()
  const form = useFormEngine<VatFields>({ defaultValues: { ...empty, ...start }, onTyped, onEdited })
  const { control, handleSubmit } = form
  const [startingCode] = useState(() => form.getValues('taxCode'))
  const company = useTaxpayer(form, startingCode)
  const addressFields = useAddressFields()

  const save = handleSubmit((fields) => {
    const texts = Object.entries(fields).map(([name, text]) => [name, text.trim()])
    const { district, ...required } = Object.fromEntries(texts) as VatFields
    return onSave({ ...required, ...(district ? { district } : {}) })
  })

  const taxCodeHint = () => {
    if (company === 'looking') return t('checkout.vat_looking')
    if (company === 'unknown') return t('checkout.vat_unknown')
    return company ? t('checkout.vat_found', { company: company.found }) : t('checkout.vat_tax_code_hint')
  }

  const hint = taxCodeHint()
  useEffect(() => {
    if (company === null || company === 'looking') return undefined
    // A code may be a part of the one that is being typed.
    const timer = setTimeout(() => announce(hint), TYPED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [company, hint])

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {error}
      <TextField
        control={control}
        name="taxCode"
        maximumLength={TAX_CODE_MAXIMUM}
        label={t('checkout.vat_tax_code')}
        autoComplete="off"
        requiredMessage={t('required.tax_code')}
        validate={(text) => (isTaxCode(text) ? undefined : t('checkout.vat_tax_code_error'))}
        format={(text) => text.toUpperCase()}
        hint={hint}
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
