import { useState } from 'react'
import type { SavedAddress } from '../../../contract/entities/account/address.ts'
import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { addressText } from '../../../domain/checkout/address.ts'
import { canSetDefaultAddress } from '../../../domain/permissions.ts'
import { useT } from '../../../i18n/index.ts'
import { chooseAddress } from '../../../stores/checkout/addresses.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearDraft, clearSentDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CheckField } from '../../../ui/form/CheckField.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { useFollowAddress } from '../../../features/address/useFollowAddress.ts'
import { startingAddress } from '../../../features/address/startingAddress.ts'
import { NewAddress } from './NewAddress.tsx'
import styles from './Step.module.css'
import { StepError } from './StepError.tsx'
import type { StepProps } from './step.ts'
import { ANOTHER, unsavedChoice, useSavedAddress } from './useSavedAddress.ts'

/** The initial choice: one that is not saved yet, else the order's address, else the default one, else a new one. */
function startingChoice({ selection, defaultShippingAddress, shippingAddresses }: CheckoutInfo): string {
  const unsaved = unsavedChoice('addressChoice', shippingAddresses)
  if (unsaved !== undefined) return unsaved
  if (readDraft('address')['addressLine1']) return ANOTHER
  return selection.addressId ?? defaultShippingAddress ?? shippingAddresses[0]?._id ?? ANOTHER
}

/** The delivery address: a saved one, or a new one (document 1 §4). After a login the step starts again with the account's. */
export const AddressStep = (props: StepProps) => <AddressChoice key={props.info.cartId} {...props} />

function AddressChoice({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const config = useConfig()
  const user = useSession((session) => session.user)
  const location = useSession((session) => session.location)
  const isSaving = useCheckout((checkout) => checkout.pending.address === true)
  const [isDefault, setDefault] = useState(() => readDraft('addressChoice')['isDefault'] === 'true')
  const { control, handleSubmit, chosen, isSavedChosen, saved } = useSavedAddress(
    info.shippingAddresses,
    startingChoice(info),
    'addressChoice',
  )
  const address = saved.find(({ _id }) => _id === chosen)
  const canBecomeDefault =
    address !== undefined &&
    address._id !== info.defaultShippingAddress &&
    canSetDefaultAddress(user, address.accountScope, config)

  const follow = useFollowAddress()
  const keepDefault = (name: 'isDefault' | 'isNewDefault', is: boolean) =>
    saveDraft('addressChoice', { ...readDraft('addressChoice'), [name]: String(is) })
  const finish = async (delivered: SavedAddress) => {
    await follow(delivered)
    onDone()
  }
  const choose = handleSubmit(async () => {
    const sent = readDraft('addressChoice')
    if (!address || !(await chooseAddress(address, canBecomeDefault && isDefault))) return
    if (!clearSentDraft('addressChoice', sent)) return
    clearDraft('address')
    await finish(address)
  })

  return (
    <>
      <StepError work="address" />
      {saved.length > 0 ? (
        <form
          className={styles.form}
          noValidate
          onChange={() => clearFailure('address')}
          onSubmit={(event) => void choose(event)}
        >
          <RadioGroup
            control={control}
            name="address"
            label={t('checkout.address_saved_label')}
            options={[
              ...saved.map((each) => ({
                value: each._id,
                text: `${each.firstName} ${each.lastName}`,
                detail: addressText(each),
                ...(each._id === info.defaultShippingAddress && saved.length > 1
                  ? { aside: t('address.default_mark') }
                  : {}),
              })),
              { value: ANOTHER, text: t('checkout.address_another') },
            ]}
          />
          {canBecomeDefault ? (
            <CheckField
              label={t('address.make_default')}
              isChecked={isDefault}
              onChange={(is) => {
                setDefault(is)
                keepDefault('isDefault', is)
              }}
            />
          ) : null}
          {chosen === ANOTHER ? null : (
            <Button type="submit" size="large" wide pending={isSaving}>
              {submitLabel}
            </Button>
          )}
        </form>
      ) : null}
      {chosen === ANOTHER ? (
        <NewAddress
          work="address"
          start={startingAddress(user, location)}
          hasDefault={user?.isGuest === false && saved.length > 0}
          startsDefault={readDraft('addressChoice')['isNewDefault'] !== 'false'}
          submitLabel={submitLabel}
          onDefault={(is) => keepDefault('isNewDefault', is)}
          onDone={(delivered) => {
            if (isSavedChosen()) return
            clearDraft('addressChoice')
            void finish(delivered)
          }}
        />
      ) : null}
    </>
  )
}
