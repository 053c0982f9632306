import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import type { Payment, PaymentAnswer } from '../../contract/entities/payment.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { providerName } from '../../features/payment/billingName.ts'
import { PaymentChoice } from '../../features/payment/PaymentChoice.tsx'
import { usePaymentOutcome } from '../../features/payment/PaymentOutcome.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { useIsHere } from '../../navigation/useIsHere.ts'
import { to } from '../../paths.ts'
import { type Answered, answerPayment, readPayment } from '../../stores/checkout/payments.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { MuiScope } from '../../ui/dialog/MuiScope.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { useIsOver } from '../../ui/time/useIsOver.ts'
import styles from './PaymentPage.module.css'

/**
 * The pages of FassPay, iPay88, Payoo and a card's bank (document 1 §2): the shopper confirms the payment or goes back. A payment that is
 * over says how it ended; the server redirects one that has an order.
 */
export function PaymentPage() {
  const { page, payment } = usePageData()
  const t = useT()
  return (
    <>
      <Seo seo={page.seo} robots="noindex" />
      {payment ? (
        <Provider key={payment._id} payment={payment} />
      ) : (
        <EmptyState
          level={1}
          illustration="credit-card"
          title={t('payment.unknown_title')}
          text={t('payment.unknown_text')}
          action={<LinkButton to={to.checkout()}>{t('payment.back_to_checkout')}</LinkButton>}
        />
      )}
    </>
  )
}

/** What has become of a payment whose time is over: it may have been answered in another tab, else it has expired. */
async function endOf(payment: Payment): Promise<Answered> {
  const expired = { payment: { ...payment, status: 'expired' as const } }
  const known = await readPayment(payment._id).catch(() => expired)
  return known.payment.status === 'open' ? expired : known
}

function Provider({ payment: loaded }: { payment: Payment }) {
  const t = useT()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [payment, setPayment] = useState(loaded)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const outcome = usePaymentOutcome(payment)
  const hasEnded = outcome !== null
  const wasOpen = useRef(!hasEnded)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone, and the page is shorter: the heading is read and in view.
  useEffect(() => {
    if (hasEnded && wasOpen.current) heading.current?.focus()
  }, [hasEnded])

  const receive = async ({ payment: received, order }: Answered) => {
    setPayment(received)
    if (order)
      await navigate(
        received.status === 'waiting' ? to.orderPending(order.gid) : to.confirmation(order.gid),
        // The order is shown wherever the shopper is by now; another page stays one step back.
        { replace: isHere() },
      )
  }
  const isOverdue = useIsOver(payment.expiresAt) && payment.status === 'open'
  const end = useEffectEvent((known: Answered) => {
    if (isHere()) void receive(known)
  })
  useEffect(() => {
    if (isOverdue) void endOf(payment).then(end)
  }, [isOverdue, payment])

  const problemOf = (error: unknown, now: Payment): string => {
    if (!isFailure(error)) throw error
    if (error.code !== ErrorCode.OTP_ERROR) return t(failureMessage(error))
    return t('payment.code_wrong', { count: now.triesLeft ?? 0 })
  }
  const send = async (answer: PaymentAnswer, code?: string) => {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      const result = await answerPayment(payment._id, answer, code)
      await receive(result)
      if (result.payment.status === 'cancelled' && isHere()) await navigate(to.checkout(), { replace: true })
    } catch (error) {
      // A wrong code has used up a try; the last one ends the payment. Without a connection the page keeps what it knows.
      const { payment: now } =
        isFailure(error) && error.code === ErrorCode.OTP_ERROR
          ? await readPayment(payment._id).catch(() => ({ payment }))
          : { payment }
      setPayment(now)
      setProblem(problemOf(error, now))
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="payment-title">
        <p className={styles.provider}>{t(providerName(payment))}</p>
        <h1 id="payment-title" ref={heading} tabIndex={-1} className={styles.title}>
          {outcome ? <Icon name="circle-alert" size={24} className={styles.icon} /> : null}
          {outcome ? outcome.title : t('payment.heading')}
        </h1>
        {outcome ? (
          <>
            <p className={styles.text}>{outcome.text}</p>
            <LinkButton to={to.checkout()} size="large">
              {t('payment.back_to_checkout')}
            </LinkButton>
          </>
        ) : (
          <MuiScope>
            <PaymentChoice
              payment={payment}
              isSending={isSending}
              problem={problem}
              onAnswer={(answer, code) => void send(answer, code)}
            />
          </MuiScope>
        )}
      </section>
    </div>
  )
}
