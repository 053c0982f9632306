import { useWatch } from 'react-hook-form'
import type { CardWrite } from '../../contract/entities/account/billing.ts'
import { NAME_MAXIMUM } from '../../contract/limits.ts'
import {
  cardBrand,
  cardDigits,
  cardExpiry,
  isCardExpired,
  isCardNumber,
  isSecurityCode,
} from '../../domain/checkout/card.ts'
import { useT } from '../../i18n/index.ts'
import { now } from '../../stores/base/clock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { groupedCardNumber, typedExpiry } from './cardFormat.ts'
import type { BillingFormProps } from './billingForm.ts'
import styles from './BillingForm.module.css'

/** A new card. Number, expiry and code exist only in this form: they are sent once and never stored. */
export function CardForm({
  submitLabel,
  isSaving,
  start,
  onSave,
  onEdited,
  onNames,
}: BillingFormProps<CardWrite, 'name'>) {
  const t = useT()
  const { control, handleSubmit } = useFormEngine({
    defaultValues: { number: '', expiry: '', code: '', name: '', ...start },
    onEdited,
    onTyped: ({ name }) => onNames?.({ name }),
  })
  const [number, expiryBefore] = useWatch({ control, name: ['number', 'expiry'] })

  const save = handleSubmit(({ number, expiry, code, name }) =>
    onSave({
      cardNumber: cardDigits(number),
      expiry: cardExpiry(expiry) ?? '',
      securityCode: code.trim(),
      nameOnCard: name.trim(),
    }),
  )

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        control={control}
        name="number"
        label={t('checkout.card_number')}
        inputMode="numeric"
        autoComplete="cc-number"
        format={groupedCardNumber}
        requiredMessage={t('required.card_number')}
        validate={(text) => (isCardNumber(text) ? undefined : t('checkout.card_number_error'))}
      />
      <div className={styles.pair}>
        <TextField
          control={control}
          name="expiry"
          label={t('checkout.card_expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          format={(typed) => typedExpiry(typed, expiryBefore)}
          requiredMessage={t('required.card_expiry')}
          validate={(text) => {
            if (cardExpiry(text) === null) return t('checkout.card_expiry_error')
            return isCardExpired(text, now()) ? t('checkout.card_expired_error') : undefined
          }}
        />
        <TextField
          control={control}
          name="code"
          label={t('checkout.card_code')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maximumLength={4}
          requiredMessage={t('required.card_code')}
          validate={(text) =>
            isSecurityCode(text, cardBrand(number)) ? undefined : t('checkout.card_code_error')
          }
        />
      </div>
      <TextField
        control={control}
        name="name"
        maximumLength={NAME_MAXIMUM}
        label={t('checkout.card_name')}
        autoComplete="cc-name"
        requiredMessage={t('required.card_name')}
      />
      <p className={styles.note}>
        <Icon name="info" size={16} /> {t('checkout.card_note')}
      </p>
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
