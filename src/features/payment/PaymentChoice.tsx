import { useState } from 'react'
import type { Payment, PaymentAnswer } from '../../contract/entities/payment.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { BankCode } from './BankCode.tsx'
import styles from './PaymentChoice.module.css'
import { TimeLeft } from './TimeLeft.tsx'
import { usePaymentDetail } from './usePaymentDetail.ts'

interface PaymentChoiceProps {
  payment: Payment
  isSending: boolean
  /** The message about the last answer that could not be sent or was refused. */
  problem?: string | null
  onAnswer: (answer: PaymentAnswer, code?: string) => void
}

/**
 * What a provider shows of a payment: how much, to whom, how long it can be confirmed; and what the shopper can do. Over the mocked server
 * the other outcomes can be chosen as well.
 */
export function PaymentChoice({ payment, isSending, problem, onAnswer }: PaymentChoiceProps) {
  const t = useT()
  const detail = usePaymentDetail(payment)
  const [sent, setSent] = useState<PaymentAnswer | null>(null)
  const answer = (given: PaymentAnswer, code?: string) => {
    // The first answer counts, and stays marked until it has arrived.
    if (isSending) return
    setSent(given)
    onAnswer(given, code)
  }
  const isPending = (given: PaymentAnswer) => isSending && sent === given
  const amount = formatPrice(payment.amount)
  return (
    <div className={styles.choice}>
      <p className={styles.amount}>
        <span className="visually-hidden">{t('payment.amount')}</span> {amount}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('payment.merchant')}</dt>
          <dd>Pasar</dd>
        </div>
        {detail ? (
          <div>
            <dt>{t('payment.pays_with')}</dt>
            <dd>{detail}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('payment.time_left')}</dt>
          <dd>
            <TimeLeft endsAt={payment.expiresAt} />
          </dd>
        </div>
      </dl>
      <FormError message={problem} />
      {payment.provider === 'acs' ? (
        <BankCode
          label={t('payment.approve', { amount })}
          isSending={isPending('approve')}
          onCode={(code) => answer('approve', code)}
        />
      ) : (
        <Button size="large" wide pending={isPending('approve')} onClick={() => answer('approve')}>
          {t('payment.approve', { amount })}
        </Button>
      )}
      {payment.provider === 'payoo' ? (
        <Button
          variant="outline"
          size="large"
          wide
          pending={isPending('approveLater')}
          onClick={() => answer('approveLater')}
        >
          {t('payment.counter')}
        </Button>
      ) : null}
      <Button
        variant="outline"
        size="large"
        wide
        pending={isPending('cancel')}
        onClick={() => answer('cancel')}
      >
        {t('payment.cancel')}
      </Button>
      {import.meta.env.VITE_API ? null : (
        <details className={styles.tests}>
          <summary>{t('payment.tests')}</summary>
          <div>
            {(
              [
                ['decline', 'payment.decline'],
                ...(payment.provider === 'acs'
                  ? []
                  : ([
                      ['approveLater', 'payment.approve_later'],
                      ['declineLater', 'payment.decline_later'],
                    ] as const)),
              ] as const
            ).map(([given, name]) => (
              <Button
                key={given}
                variant="outline"
                size="small"
                pending={isPending(given)}
                onClick={() => answer(given)}
              >
                {t(name)}
              </Button>
            ))}
          </div>
          <p>{t('payment.demo')}</p>
        </details>
      )}
    </div>
  )
}
