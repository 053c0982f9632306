import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { CheckoutStep, FulfillmentClass } from '../../../contract/enumerations.ts'
import { addressText } from '../../../domain/checkout/address.ts'
import { fulfillmentClass } from '../../../domain/fulfillment.ts'
import { useT } from '../../../i18n/index.ts'
import { useOptimisticCart } from '../../../stores/cart/cart.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearDraft, clearSentDraft, readDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { confirmMarketplace } from '../../../stores/checkout/checkoutSteps.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { startingAddress } from '../../../features/address/startingAddress.ts'
import { NewAddress } from './NewAddress.tsx'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'
import { ANOTHER, unsavedChoice, useSavedAddress } from './useSavedAddress.ts'

/** The initial choice: one that is not saved yet, else the parcels' address, else the order's, else a saved one, else a new one. */
function startingChoice({ selection, shippingAddresses }: CheckoutInfo): string {
  const unsaved = unsavedChoice('marketplaceChoice', shippingAddresses)
  if (unsaved !== undefined) return unsaved
  if (readDraft('marketplace')['addressLine1']) return ANOTHER
  const { addressId, deliveryInfo } = selection
  return deliveryInfo.marketplaceAddressId ?? addressId ?? shippingAddresses[0]?._id ?? ANOTHER
}

/**
 * The address for marketplace parcels: the same one, another saved one, or a new one that leaves the delivery address as it is (document 1
 * §4). After a login the step starts again with the account's.
 */
export const MarketplaceStep = (props: StepProps) => <ParcelAddress key={props.info.cartId} {...props} />

function ParcelAddress({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const cart = useOptimisticCart()
  const user = useSession((session) => session.user)
  const isSaving = useCheckout((checkout) => checkout.pending.marketplace === true)
  const { addressId } = info.selection
  const { control, handleSubmit, chosen, isSavedChosen, saved } = useSavedAddress(
    info.shippingAddresses,
    startingChoice(info),
    'marketplaceChoice',
  )
  const sellers = cart.groups
    .filter((group) => fulfillmentClass(group) === FulfillmentClass.MARKETPLACE)
    .map((group) => group.warehouse.name)
  // The order's own address comes first.
  const addresses = saved.toSorted(
    (one, other) => Number(other._id === addressId) - Number(one._id === addressId),
  )

  const confirm = async (address: string) => {
    const sent = readDraft('marketplaceChoice')
    if (!(await confirmMarketplace(address)) || !clearSentDraft('marketplaceChoice', sent)) return
    clearDraft('marketplace')
    onDone()
  }
  const save = handleSubmit(({ address }) => confirm(address))

  return (
    <>
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
          requiredMessage={t('required.parcel_address')}
          options={[
            ...addresses.map((address) => ({
              value: address._id,
              text:
                address._id === addressId
                  ? t('checkout.marketplace_same')
                  : `${address.firstName} ${address.lastName}`,
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
      {chosen === ANOTHER ? (
        <NewAddress
          work={CheckoutStep.MARKETPLACE}
          start={startingAddress(user, null)}
          hasDefault={false}
          submitLabel={submitLabel}
          onDone={({ _id }) => {
            if (!isSavedChosen()) void confirm(_id)
          }}
        />
      ) : null}
    </>
  )
}
