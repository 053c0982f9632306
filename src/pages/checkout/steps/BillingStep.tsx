import { useWatch } from 'react-hook-form'
import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { BillingType } from '../../../contract/enumerations.ts'
import { defaultBillingType } from '../../../domain/checkout/checkout.ts'
import { useT } from '../../../i18n/index.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { chooseBilling, chooseCard } from '../../../stores/checkout/checkoutSteps.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup, type RadioOption } from '../../../ui/form/RadioGroup.tsx'
import { useStepForm } from '../useStepForm.ts'
import { CardForm } from './CardForm.tsx'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

const NEW_CARD = 'new-card'

const cardsOf = ({ billingInfos }: CheckoutInfo) =>
  billingInfos.filter((billing) => billing.type === BillingType.CREDIT_CARD)

/** The initial choice: the one before a reload, else the order's, else the shopper's last one (document 1 §4). */
function startingChoice(info: CheckoutInfo): string {
  const kept = readDraft('billing')['billing']
  const isOffered = kept === NEW_CARD || cardsOf(info).some(({ _id }) => _id === kept)
  if (kept !== undefined && (isOffered || info.billingTypes.some((type) => type === kept))) return kept
  const { billingType, selectedSavedPaymentMethod } = info.selection
  const usual = billingType ?? defaultBillingType(info) ?? BillingType.PAYMENT_ON_FULFILLMENT
  // Cash on delivery needs a delivered item.
  const type = info.billingTypes.includes(usual) ? usual : BillingType.CREDIT_CARD
  if (type !== BillingType.CREDIT_CARD) return type
  const cards = cardsOf(info).filter(({ isDeclined }) => !isDeclined)
  const card = cards.find((each) => each._id === selectedSavedPaymentMethod) ?? cards[0]
  return card?._id ?? NEW_CARD
}

/** The payment method: on delivery, or by a saved or new card (document 1 §4, billing types). */
export function BillingStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.billing === true)
  const { control, handleSubmit } = useStepForm({
    work: 'billing',
    defaultValues: { billing: startingChoice(info) },
    onTyped: (values) => saveDraft('billing', values),
  })
  const chosen = useWatch({ control, name: 'billing' })
  const cards = cardsOf(info)
  const takesCards = info.billingTypes.includes(BillingType.CREDIT_CARD)
  const takesOnArrival = info.billingTypes.includes(BillingType.PAYMENT_ON_FULFILLMENT)

  const options: RadioOption[] = [
    ...(takesOnArrival
      ? [
          {
            value: BillingType.PAYMENT_ON_FULFILLMENT,
            text: t('checkout.billing_payment_on_fulfillment'),
            detail: t('checkout.billing_payment_on_fulfillment_hint'),
          },
        ]
      : []),
    ...cards.map(({ _id, cardBrand, lastFour, expiry, isDeclined }) => ({
      value: _id,
      text: t('checkout.billing_saved_card', {
        brand: cardBrand ?? t('checkout.billing_credit_card'),
        lastFour: lastFour ?? '',
      }),
      ...(isDeclined ? { detail: t('checkout.billing_declined') } : expiry ? { detail: expiry } : {}),
    })),
    ...(takesCards
      ? [
          {
            value: NEW_CARD,
            text: cards.length > 0 ? t('checkout.billing_new_card') : t('checkout.billing_credit_card'),
            detail: t('checkout.billing_credit_card_hint'),
          },
        ]
      : []),
  ]

  const save = handleSubmit(async ({ billing }) => {
    const isDone =
      billing === BillingType.PAYMENT_ON_FULFILLMENT
        ? await chooseBilling(billing)
        : await chooseCard(billing)
    if (isDone) done()
  })
  const done = () => {
    clearDraft('billing')
    onDone()
  }
  const forget = () => {
    clearFailure('billing')
    clearFailure('order')
  }

  return (
    <>
      <StepError work="billing" />
      <form className={styles.form} noValidate onChange={forget} onSubmit={(event) => void save(event)}>
        <RadioGroup control={control} name="billing" label={t('checkout.billing_label')} options={options} />
        {chosen === NEW_CARD ? null : (
          <Button type="submit" size="large" wide pending={isSaving}>
            {submitLabel}
          </Button>
        )}
      </form>
      {chosen === NEW_CARD ? <CardForm submitLabel={submitLabel} onDone={done} /> : null}
    </>
  )
}
