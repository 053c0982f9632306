import { useForm } from 'react-hook-form'
import { FulfillmentClass } from '../../../contract/enumerations.ts'
import { addressText } from '../../../domain/checkout/address.ts'
import { fulfillmentClass } from '../../../domain/fulfillment.ts'
import { useT } from '../../../i18n/index.ts'
import { useOptimisticCart } from '../../../stores/cart/cart.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { confirmMarketplace } from '../../../stores/checkout/checkoutSteps.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/** The address for marketplace parcels: the same one, or another saved one (document 1 §4). */
export function MarketplaceStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const cart = useOptimisticCart()
  const isSaving = useCheckout((checkout) => checkout.pending.marketplace === true)
  const { addressId, deliveryInfo } = info.selection
  const { control, handleSubmit } = useForm({
    defaultValues: { address: deliveryInfo.marketplaceAddressId ?? addressId ?? '' },
  })
  const sellers = cart.groups
    .filter((group) => fulfillmentClass(group) === FulfillmentClass.MARKETPLACE)
    .map((group) => group.warehouse.name)
  // The order's own address comes first.
  const addresses = info.shippingAddresses.toSorted(
    (one, other) => Number(other._id === addressId) - Number(one._id === addressId),
  )

  const save = handleSubmit(async ({ address }) => {
    if (await confirmMarketplace(address)) onDone()
  })

  return (
    <form
      className={styles.form}
      noValidate
      onChange={() => clearFailure('marketplace')}
      onSubmit={(event) => void save(event)}
    >
      <StepError work="marketplace" />
      <p className={styles.text}>
        {t('checkout.marketplace_text', {
          sellers: sellers.join(', '),
          days: t('checkout.marketplace_days'),
        })}
      </p>
      <RadioGroup
        control={control}
        name="address"
        label={t('checkout.marketplace_label')}
        requiredMessage={t('form.required_message_default')}
        options={addresses.map((address) => ({
          value: address._id,
          text:
            address._id === addressId
              ? t('checkout.marketplace_same')
              : `${address.firstName} ${address.lastName}`,
          detail: addressText(address),
        }))}
      />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
