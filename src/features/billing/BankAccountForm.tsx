import type { BankAccountWrite } from '../../contract/entities/account/billing.ts'
import { NAME_MAXIMUM, PLACE_NAME_MAXIMUM } from '../../contract/limits.ts'
import { isAccountNumber, isRoutingNumber } from '../../domain/checkout/bankAccount.ts'
import { formatPrice } from '../../domain/money.ts'
import { unbroken } from '../../i18n/format.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { joinTexts } from '../../i18n/joinTexts.ts'
import { useConfig } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import type { BillingFormProps } from './billingForm.ts'
import styles from './BillingForm.module.css'

const digits = (text: string) => text.replace(/\D/g, '')

/**
 * A new bank account of a business, with the mandate to debit it and the fee of a returned debit (document 1 §3, ACH returnCheckFee). The
 * numbers exist only in this form: they are sent once and never stored.
 */
export function BankAccountForm({
  submitLabel,
  isSaving,
  start,
  onSave,
  onEdited,
  onNames,
}: BillingFormProps<BankAccountWrite, 'bankName' | 'nameOnAccount'>) {
  const t = useT()
  const language = useLanguage()
  const fee = useConfig()?.achDirectDebit.returnCheckFee
  const { control, handleSubmit } = useFormEngine({
    defaultValues: { bankName: '', routingNumber: '', accountNumber: '', nameOnAccount: '', ...start },
    onEdited,
    onTyped: ({ bankName, nameOnAccount }) => onNames?.({ bankName, nameOnAccount }),
  })
  const save = handleSubmit((fields) =>
    onSave({
      bankName: fields.bankName.trim(),
      routingNumber: digits(fields.routingNumber),
      accountNumber: digits(fields.accountNumber),
      nameOnAccount: fields.nameOnAccount.trim(),
    }),
  )
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        control={control}
        name="bankName"
        label={t('payment.account_bank')}
        autoComplete="off"
        maximumLength={PLACE_NAME_MAXIMUM}
        requiredMessage={t('required.bank_name')}
      />
      <TextField
        control={control}
        name="routingNumber"
        label={t('payment.account_routing')}
        inputMode="numeric"
        autoComplete="off"
        maximumLength={9}
        requiredMessage={t('required.routing_number')}
        validate={(text) => (isRoutingNumber(text) ? undefined : t('payment.account_routing_error'))}
      />
      <TextField
        control={control}
        name="accountNumber"
        label={t('payment.account_number')}
        inputMode="numeric"
        autoComplete="off"
        maximumLength={20}
        requiredMessage={t('required.account_number')}
        validate={(text) => (isAccountNumber(text) ? undefined : t('payment.account_number_error'))}
      />
      <TextField
        control={control}
        name="nameOnAccount"
        label={t('payment.account_name')}
        maximumLength={NAME_MAXIMUM}
        autoComplete="name"
        requiredMessage={t('required.account_name')}
      />
      <p className={styles.text}>
        {joinTexts(
          language,
          t('payment.account_mandate'),
          fee ? t('payment.account_fee', { fee: unbroken(formatPrice(fee)) }) : null,
        )}
      </p>
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
