import { useForm, useWatch } from 'react-hook-form'
import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { addressText } from '../../../domain/checkout/address.ts'
import { useT } from '../../../i18n/index.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { chooseAddress } from '../../../stores/checkout/checkoutSteps.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { AddressForm } from './AddressForm.tsx'
import styles from './Step.module.css'
import { StepError } from './StepError.tsx'
import type { StepProps } from './step.ts'

const ANOTHER = 'another'

/** The initial choice: the order's address, else the default one, else a new one. */
const startingChoice = ({ selection, defaultShippingAddress, shippingAddresses }: CheckoutInfo): string =>
  selection.addressId ?? defaultShippingAddress ?? shippingAddresses[0]?._id ?? ANOTHER

/** The delivery address: a saved one, or a new one (document 1 §4). */
export function AddressStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.address === true)
  const { control, handleSubmit } = useForm({ defaultValues: { address: startingChoice(info) } })
  const chosen = useWatch({ control, name: 'address' })
  const saved = info.shippingAddresses

  const choose = handleSubmit(async ({ address }) => {
    if (await chooseAddress(address)) onDone()
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
              ...saved.map((address) => ({
                value: address._id,
                text: `${address.firstName} ${address.lastName}`,
                detail: addressText(address),
              })),
              { value: ANOTHER, text: t('checkout.address_another') },
            ]}
          />
          {chosen === ANOTHER ? null : (
            <Button type="submit" size="large" wide pending={isSaving}>
              {submitLabel}
            </Button>
          )}
        </form>
      ) : null}
      {chosen === ANOTHER ? <AddressForm submitLabel={submitLabel} onDone={onDone} /> : null}
    </>
  )
}
