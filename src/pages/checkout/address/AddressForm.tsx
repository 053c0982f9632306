import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Address, SavedAddress } from '../../../contract/entities/account/address.ts'
import { ADDRESS_LINE_MAXIMUM } from '../../../contract/limits.ts'
import { isStrictPostalCode, mentionsPoBox } from '../../../domain/checkout/validation.ts'
import { malaysianStates } from '../../../domain/checkout/states.ts'
import { useT } from '../../../i18n/index.ts'
import { createAddress, type CreatedAddress, respellAddress } from '../../../stores/checkout/addresses.ts'
import { type CheckoutWork, useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Caution } from '../../../ui/feedback/Caution.tsx'
import { CheckField } from '../../../ui/form/CheckField.tsx'
import { NameFields } from '../../../ui/form/NameFields.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { typedPostalCode } from '../contactFormat.ts'
import { useStepForm } from '../useStepForm.ts'
import styles from './AddressForm.module.css'
import { MoreAddressFields } from './MoreAddressFields.tsx'
import { showUnsupported } from './showUnsupported.ts'
import { SpellingChoice } from './SpellingChoice.tsx'
import type { StartingAddress } from './startingAddress.ts'
import { useAddressFields } from './useAddressFields.ts'
import { useAwaitedSubmit } from './useAwaitedSubmit.ts'
import { usePostalCode } from './usePostalCode.ts'

interface AddressFormProps {
  /** The step that asks for the address. */
  work: Extract<CheckoutWork, 'address' | 'marketplace'>
  /** What the shop knows of the shopper already. */
  start: StartingAddress
  /** The shopper has an address book with a default, which this address can become. */
  hasDefault: boolean
  submitLabel: string
  onDone: (saved: SavedAddress) => void
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

/**
 * A new address; the postcode fills in city and state (document 1 §3, Address, and §5). Another spelling in the postal register is offered
 * after it is saved.
 */
export function AddressForm({ work, start, hasDefault, submitLabel, onDone }: AddressFormProps) {
  const t = useT()
  const isDelivery = work === 'address'
  const isSaving = useCheckout((checkout) => checkout.pending[work] === true)
  const [isDefault, setDefault] = useState(isDelivery)
  const [created, setCreated] = useState<CreatedAddress | null>(null)
  const form = useStepForm<StartingAddress>({
    work,
    defaultValues: { ...start, ...(isDelivery ? readDraft('address') : {}) },
    ...(isDelivery ? { onTyped: (values) => saveDraft('address', values) } : {}),
  })
  const { control, handleSubmit, setFocus } = form
  const [line1, line2] = useWatch({ control, name: ['addressLine1', 'addressLine2'] })
  const isPoBox = mentionsPoBox(`${line1}\n${line2}`)
  useEffect(() => {
    if (isPoBox) announce(t('address.po_box'))
  }, [isPoBox, t])
  const postalCode = usePostalCode(form)
  const addressFields = useAddressFields()

  const options = { work, isDefault, isChosen: isDelivery }
  const finish = (saved: SavedAddress) => {
    if (isDelivery) clearDraft('address')
    onDone(saved)
  }
  const save = handleSubmit(async (fields) => {
    const result = await createAddress(addressOf(fields), options)
    if (result === null) return showUnsupported(work, fields.postalCode, () => setFocus('postalCode'))
    if (result.suggested === null) return finish(result.saved)
    setCreated(result)
  })
  const respell = async (before: CreatedAddress) => {
    const saved = await respellAddress(before, options)
    if (saved !== null) finish(saved)
  }
  const hasGap = useWatch({ control, name: ['city', 'state'] }).includes('')
  const { isWaiting, submit, takeBack } = useAwaitedSubmit(() => void save(), postalCode.isChecking && hasGap)

  if (created?.suggested)
    return (
      <SpellingChoice
        mine={created.saved}
        suggested={created.suggested}
        isSaving={isSaving}
        onUse={() => void respell(created)}
        onKeep={() => finish(created.saved)}
      />
    )
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
        requiredMessage={t('required.state')}
        autoComplete="address-level1"
        options={malaysianStates.map((state) => ({ value: state, text: state }))}
      />
      <MoreAddressFields control={control} />
      {hasDefault && isDelivery ? (
        <CheckField label={t('address.make_default')} isChecked={isDefault} onChange={setDefault} />
      ) : null}
      <Button type="submit" size="large" wide pending={isSaving || isWaiting}>
        {submitLabel}
      </Button>
    </form>
  )
}
