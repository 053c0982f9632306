import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Address } from '../../contract/entities/account/address.ts'
import { ADDRESS_LINE_MAXIMUM } from '../../contract/limits.ts'
import { isStrictPostalCode, mentionsPoBox } from '../../domain/checkout/validation.ts'
import { malaysianStates } from '../../domain/checkout/states.ts'
import { useT } from '../../i18n/index.ts'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Caution } from '../../ui/feedback/Caution.tsx'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './AddressForm.module.css'
import { MoreAddressFields } from './MoreAddressFields.tsx'
import type { StartingAddress } from './startingAddress.ts'
import { typedPostalCode } from './typedPostalCode.ts'
import { useAddressFields } from './useAddressFields.ts'
import { useAwaitedSubmit } from './useAwaitedSubmit.ts'
import { usePostalCode } from './usePostalCode.ts'

interface AddressFormProps {
  /** The initial fields: what the shop knows of the shopper, or what was typed before a reload. */
  start: StartingAddress
  /** Whether the address becomes the default one, as the checkbox starts; null hides the checkbox. */
  startsDefault: boolean | null
  submitLabel: string
  isSaving: boolean
  /** Saves the address. `focusPostalCode` is for a refusal that a dialog explains. */
  onSave: (address: Address, isDefault: boolean, focusPostalCode: () => void) => Promise<void>
  /** Called with every change, to keep the draft. */
  onTyped?: (fields: StartingAddress) => void
  /** Called when the checkbox changes, to keep it as well. */
  onDefault?: (isDefault: boolean) => void
  /** Called when the shopper changes something, which clears the form's message. */
  onEdited: () => void
}

/** Without the empty optional fields, and without spaces around the others. */
function addressOf(fields: StartingAddress): Address {
  const { businessName, addressLine2, district, ward, ...required } = fields
  const optional = Object.entries({ businessName, addressLine2, district, ward })
  const trimmed = (entries: [string, string][]) =>
    Object.fromEntries(entries.map(([name, text]) => [name, text.trim()]))
  return {
    ...required,
    ...trimmed(Object.entries(required)),
    ...trimmed(optional.filter(([, text]) => text.trim() !== '')),
    country: 'Malaysia',
  }
}

/** The form of an address; the postcode fills in city and state (document 1 §3, Address, and §5). */
export function AddressForm({
  start,
  startsDefault,
  submitLabel,
  isSaving,
  onSave,
  onTyped,
  onDefault,
  onEdited,
}: AddressFormProps) {
  const t = useT()
  const [isDefault, setDefault] = useState(startsDefault ?? false)
  const form = useFormEngine<StartingAddress>({
    defaultValues: start,
    onEdited,
    ...(onTyped ? { onTyped } : {}),
  })
  const { control, handleSubmit, setFocus } = form
  const [line1, line2] = useWatch({ control, name: ['addressLine1', 'addressLine2'] })
  const isPoBox = mentionsPoBox(`${line1}\n${line2}`)
  useEffect(() => {
    if (isPoBox) announce(t('address.po_box'))
  }, [isPoBox, t])
  const postalCode = usePostalCode(form)
  const { isOutside } = postalCode
  useEffect(() => {
    if (isOutside) announce(t('address.outside_hint'))
  }, [isOutside, t])
  const addressFields = useAddressFields()
  const save = handleSubmit((fields) => onSave(addressOf(fields), isDefault, () => setFocus('postalCode')))
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
      {isPoBox ? <Caution>{t('address.po_box')}</Caution> : null}
      <div className={styles.codeAndCity}>
        <TextField
          control={control}
          name="postalCode"
          label={t('address.postal_code')}
          requiredMessage={t('required.postal_code')}
          validate={(text) => {
            if (!isStrictPostalCode(text)) return t('form.validation_postal_code_default')
            return postalCode.isUnknown ? t('form.validation_postal_code_unknown') : undefined
          }}
          // Nothing is shown while it is looked up: a line that comes and goes would move the button during a press.
          hint={isOutside ? t('address.outside_hint') : undefined}
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
        requiredMessage={t('required.state')}
        autoComplete="address-level1"
        options={malaysianStates.map((state) => ({ value: state, text: state }))}
      />
      <MoreAddressFields control={control} />
      {startsDefault === null ? null : (
        <CheckField
          label={t('address.make_default')}
          isChecked={isDefault}
          onChange={(isChosen) => {
            setDefault(isChosen)
            onDefault?.(isChosen)
          }}
        />
      )}
      <Button type="submit" size="large" wide pending={isSaving || isWaiting}>
        {submitLabel}
      </Button>
    </form>
  )
}
