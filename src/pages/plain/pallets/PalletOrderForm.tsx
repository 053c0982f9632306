import { useNavigate } from 'react-router-dom'
import { isFailure } from '../../../api/failure.ts'
import type { PalletQuote } from '../../../contract/entities/palletQuote.ts'
import { BillingType } from '../../../contract/enumerations.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { PURCHASE_ORDER_NUMBER_MAXIMUM } from '../../../contract/limits.ts'
import { addressText } from '../../../domain/checkout/address.ts'
import { addressesOfQuote, dayOfQuote, deliveryDayProblem } from '../../../domain/engagement/pallets.ts'
import { dayOf, dayTyped } from '../../../domain/engagement/reminder.ts'
import { formatPrice } from '../../../domain/money.ts'
import { isBusinessBuyer } from '../../../domain/permissions.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { to } from '../../../paths.ts'
import { now } from '../../../stores/base/clock.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { orderPallets, type PalletChoices } from '../../../stores/engagement/palletQuotes.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import styles from './PalletForm.module.css'
import { usePalletPayments } from './usePalletPayments.ts'

interface PalletOrderFormProps {
  quote: PalletQuote
  choices: PalletChoices
  /** The quote has expired, or was ordered elsewhere. */
  onChanged: () => void
}

const isChange = (code: unknown): boolean => code === Refusal.TOO_LATE || code === Refusal.ALREADY_ANSWERED

/** The order of a quote: address, day, payment and the buyer's own number (docs/decisions/0126). */
export function PalletOrderForm({ quote, choices, onChanged }: PalletOrderFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const isBusiness = useSession(({ user }) => isBusinessBuyer(user))
  const draft = `pallet-order:${quote._id}` as const
  const addresses = addressesOfQuote(quote, choices.addresses)
  const { payments, start } = usePalletPayments(quote, choices)
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: {
      address: (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?._id ?? '',
      day: dayOfQuote(quote, now()),
      payment: start,
      number: '',
      ...readFormDraft(draft),
    },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const postcode = quote.postalCode
  if (addresses.length === 0)
    return (
      <div className={styles.part}>
        <p>{t('pallet_order.no_address', { postcode })}</p>
        <LinkButton to={pathTo('/account/add-address')}>{t('pallet_order.add_address')}</LinkButton>
      </div>
    )

  const dayProblem = (typed: string): string | undefined => {
    const wrong = deliveryDayProblem(typed, now())
    return wrong === null ? undefined : t(`pallets.${wrong}`)
  }
  const send = handleSubmit(async ({ address, day, payment, number }) => {
    const isBankAccount = choices.bankAccounts.some(({ _id }) => _id === payment)
    try {
      const gid = await orderPallets(quote, {
        addressId: address,
        deliveryDay: dayOf(day) ?? '',
        ...(isBankAccount
          ? { billingType: BillingType.CREDIT_CARD, billingId: payment }
          : {
              billingType:
                payment === BillingType.INVOICE ? BillingType.INVOICE : BillingType.PAYMENT_ON_FULFILLMENT,
            }),
        ...(number.trim() === '' ? {} : { purchaseOrderNumber: number.trim() }),
      })
      clearFormDraft(draft)
      await navigate(to.confirmation(gid))
    } catch (error) {
      if (!isFailure(error)) throw error
      if (isChange(error.code)) onChanged()
      else setProblem(failureMessage(error))
    }
  })
  return (
    <form className={styles.order} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem)} />
      <p>{t('pallet_order.text', { postcode })}</p>
      <RadioGroup
        control={control}
        name="address"
        label={t('pallet_order.address')}
        options={addresses.map((address) => ({
          value: address._id,
          text: `${address.firstName} ${address.lastName}`,
          detail: addressText(address),
        }))}
      />
      <TextField
        control={control}
        name="day"
        label={t('pallet_order.day')}
        hint={t('pallets.day_pattern')}
        inputMode="numeric"
        format={dayTyped}
        requiredMessage={t('pallet_order.day_missing')}
        validate={dayProblem}
      />
      <RadioGroup control={control} name="payment" label={t('pallet_order.pay')} options={payments} />
      {isBusiness ? (
        <TextField
          control={control}
          name="number"
          label={t('pallet_order.number')}
          autoComplete="off"
          maximumLength={PURCHASE_ORDER_NUMBER_MAXIMUM}
        />
      ) : null}
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('pallet_order.submit', { total: formatPrice(quote.total ?? 0) })}
      </Button>
    </form>
  )
}
