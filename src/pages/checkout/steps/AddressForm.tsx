import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { ErrorCode, Refusal } from '../../../contract/errorCodes.ts'
import { ADDRESS_LINE_MAXIMUM } from '../../../contract/limits.ts'
import { isStrictPostalCode, mentionsPoBox } from '../../../domain/checkout/validation.ts'
import { malaysianStates } from '../../../domain/checkout/states.ts'
import { useT } from '../../../i18n/index.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { createAddress } from '../../../stores/checkout/checkoutSteps.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { NameFields } from '../../../ui/form/NameFields.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { typedPostalCode } from '../contactFormat.ts'
import { useStepForm } from '../useStepForm.ts'
import styles from './AddressForm.module.css'
import { useAddressFields } from './useAddressFields.ts'
import { useAwaitedSubmit } from './useAwaitedSubmit.ts'
import { usePostalCode } from './usePostalCode.ts'

const empty = {
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  state: '',
}
type AddressFields = typeof empty

interface AddressFormProps {
  submitLabel: string
  onDone: () => void
}

const business: readonly unknown[] = [
  ErrorCode.B2B_LOCATION_UNSUPPORTED,
  ErrorCode.BUSINESS_LOCATION_UNSUPPORTED,
]

/** An address outside the delivery area opens a dialog (document 2 §8); the form stays as typed. */
function logUnsupported(postalCode: string, focusPostalCode: () => void): void {
  const code = useCheckout.getState().failures.address?.code
  const isBusiness = business.includes(code)
  if (!isBusiness && code !== Refusal.POSTAL_CODE_UNSUPPORTED) return
  clearFailure('address')
  // The dialog returns the focus to the element that had it.
  focusPostalCode()
  openModal({ kind: 'location-unsupported', postalCode, isBusiness })
}

/** A new delivery address; the postcode fills in city and state (document 1 §3, Address, and §5). */
export function AddressForm({ submitLabel, onDone }: AddressFormProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.address === true)
  const form = useStepForm<AddressFields>({
    work: 'address',
    defaultValues: { ...empty, ...readDraft('address') },
    onTyped: (values) => saveDraft('address', values),
  })
  const { control, handleSubmit, setFocus } = form
  const [line1, line2] = useWatch({ control, name: ['addressLine1', 'addressLine2'] })
  const isPoBox = mentionsPoBox(`${line1}\n${line2}`)
  useEffect(() => {
    if (isPoBox) announce(t('address.po_box'))
  }, [isPoBox, t])
  const postalCode = usePostalCode(form)
  const addressFields = useAddressFields()
  const required = t('form.required_message_default')

  const save = handleSubmit(async (fields) => {
    const { addressLine2, ...texts } = fields
    const address = { ...texts, country: 'Malaysia', ...(addressLine2.trim() ? { addressLine2 } : {}) }
    const trimmed = Object.fromEntries(Object.entries(address).map(([name, text]) => [name, text.trim()]))
    if (!(await createAddress({ ...address, ...trimmed })))
      return logUnsupported(fields.postalCode, () => setFocus('postalCode'))
    clearDraft('address')
    onDone()
  })
  const hasGap = useWatch({ control, name: ['city', 'state'] }).includes('')
  const { isWaiting, submit, takeBack } = useAwaitedSubmit(() => void save(), postalCode.isChecking && hasGap)

  return (
    <form
      className={styles.form}
      noValidate
      onInput={takeBack}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.pair}>
        <NameFields control={control} first="firstName" last="lastName" />
      </div>
      <TextField control={control} {...addressFields.addressLine1} />
      <TextField
        control={control}
        name="addressLine2"
        maximumLength={ADDRESS_LINE_MAXIMUM}
        label={t('address.line2')}
        autoComplete="address-line2"
      />
      {isPoBox ? (
        <p className={styles.warning}>
          <Icon name="triangle-alert" size={16} /> {t('address.po_box')}
        </p>
      ) : null}
      <div className={styles.codeAndCity}>
        <TextField
          control={control}
          name="postalCode"
          label={t('address.postal_code')}
          requiredMessage={required}
          validate={(text) => {
            if (!isStrictPostalCode(text)) return t('form.validation_postal_code_default')
            return postalCode.isUnknown ? t('form.validation_postal_code_unknown') : undefined
          }}
          hint={
            postalCode.isOutside
              ? t('address.outside_hint')
              : postalCode.isChecking
                ? t('address.checking')
                : undefined
          }
          inputMode="numeric"
          autoComplete="postal-code"
          format={typedPostalCode}
        />
        <TextField control={control} {...addressFields.city} />
      </div>
      <SelectField
        control={control}
        name="state"
        label={t('address.state')}
        placeholder={t('address.state_placeholder')}
        requiredMessage={required}
        autoComplete="address-level1"
        options={malaysianStates.map((state) => ({ value: state, text: state }))}
      />
      <Button type="submit" size="large" wide pending={isSaving || isWaiting}>
        {submitLabel}
      </Button>
    </form>
  )
}
