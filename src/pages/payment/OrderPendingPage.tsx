import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Failure } from '../../api/failure.ts'
import { replyOrFailure } from '../../api/orFailure.ts'
import type { Order } from '../../contract/entities/order.ts'
import { BillingType } from '../../contract/enumerations.ts'
import { paymentNext } from '../../domain/order/paymentNext.ts'
import { formatPrice } from '../../domain/money.ts'
import { Seo } from '../../features/seo/Seo.tsx'
import { usePaymentText } from '../../features/order/usePaymentText.ts'
import { Shortfalls } from '../../features/cart/Shortfalls.tsx'
import { useAddToCart } from '../../features/cart/useAddToCart.ts'
import { addOrderAgain } from '../../stores/cart/bulkAdd.ts'
import { isUnanswered } from '../../stores/base/isUnanswered.ts'
import { notify } from '../../stores/notices/notices.ts'
import { readOrder } from '../../stores/orders/readOrder.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { useRouterNow } from '../../navigation/useRouterNow.ts'
import { to } from '../../paths.ts'
import { usePageGroup } from '../pageGroup.ts'
import { Button } from '../../ui/button/Button.tsx'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useIsMounted } from '../../ui/layout/useIsMounted.ts'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import styles from './PaymentPage.module.css'

/** How often the page asks whether the provider has decided, in ms. */
const ASK_EVERY_MS = 3_000

/**
 * An order whose payment the provider has not confirmed yet (document 1 §2, /order-pending). The page reads the order again by itself; the
 * server redirects to the confirmation once the payment is there. After a refusal the shopper can put the items back in the cart.
 */
export function OrderPendingPage() {
  const { page, order: group } = usePageGroup('order')
  if (!group.order) throw new Error('The page of a pending order came without its order.')
  return (
    <>
      <Seo seo={page.seo} robots="noindex" />
      {paymentNext(group.order) === 'failed' ? (
        <Refused order={group.order} />
      ) : (
        <Waiting order={group.order} />
      )}
    </>
  )
}

function useMessageValues({ gid, billingType, lastFour, pricingInfo }: Order) {
  const provider = usePaymentText()({ billingType, lastFour, total: pricingInfo.totalPrice })
  return { number: gid, provider, amount: formatPrice(pricingInfo.totalPrice) }
}

/**
 * Returns a function that reads the order. Once the order's payment has changed, or the server refuses the order, it reads the page as well,
 * which then shows that. It resolves with the `Failure` of the order's read; after a lost answer the page stays as it is.
 */
function useAsk({ gid, status, paymentTransactionStatus }: Order): () => Promise<Failure | null> {
  const { revalidate } = useRevalidator()
  const router = useRouterNow()
  const isMounted = useIsMounted()
  return useCallback(async () => {
    const next = await replyOrFailure(readOrder(gid))
    const failure = 'failure' in next ? next.failure : null
    const isSame =
      'failure' in next
        ? isUnanswered(next.failure)
        : next.status === status && next.paymentTransactionStatus === paymentTransactionStatus
    // Reading the page again aborts a navigation that the shopper has begun.
    if (!isSame && isMounted() && router?.state.navigation.state !== 'loading') await revalidate()
    return failure
  }, [gid, status, paymentTransactionStatus, revalidate, router, isMounted])
}

function Waiting({ order }: { order: Order }) {
  const t = useT()
  // Only a press shows the wait: the page asks every few seconds without changing.
  const [isChecking, setChecking] = useState(false)
  const isMounted = useIsMounted()
  const ask = useAsk(order)
  const check = async () => {
    setChecking(true)
    try {
      const failure = await ask()
      // Once the provider has decided, the page shows that instead.
      if (!isMounted()) return
      if (failure) notify({ key: failureMessage(failure), tone: 'error', slot: 'payment' })
      else announce(t('payment.pending_title'))
    } finally {
      setChecking(false)
    }
  }
  useEffect(() => {
    let timer: number | undefined
    let isOver = false
    const askIfSeen = async () => {
      if (document.visibilityState === 'visible') await ask()
      if (!isOver) askLater()
    }
    // Only after the last answer: a slow server gets no second request.
    const askLater = () => {
      timer = window.setTimeout(() => void askIfSeen(), ASK_EVERY_MS)
    }
    askLater()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask])
  return (
    <EmptyState
      level={1}
      illustration="credit-card"
      title={t('payment.pending_title')}
      text={t(
        order.billingType === BillingType.PAYOO ? 'payment.pending_text_payoo' : 'payment.pending_text',
        useMessageValues(order),
      )}
      action={
        <Button variant="outline" pending={isChecking} onClick={() => void check()}>
          {t('payment.pending_check')}
        </Button>
      }
    />
  )
}

function Refused({ order }: { order: Order }) {
  const t = useT()
  const { isSending, shortfalls, add } = useAddToCart()
  const region = useRef<HTMLDivElement>(null)
  // The button of the waiting page, which may have had the focus, is gone.
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.focus()
  }, [])
  const wanted = order.orderVariants.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <div ref={region} role="status" tabIndex={-1} className={styles.region}>
      <EmptyState
        level={1}
        illustration="credit-card"
        title={t('payment.failed_title')}
        text={t('payment.failed_text', useMessageValues(order))}
        action={
          <>
            <Button
              pending={isSending}
              onClick={() => void add(wanted, () => addOrderAgain(order.gid, order.orderVariants))}
            >
              {t('payment.failed_again')}
            </Button>
            <LinkButton variant="outline" to={to.home()}>
              {t('errors.home')}
            </LinkButton>
          </>
        }
      />
      <Shortfalls shortfalls={shortfalls} />
    </div>
  )
}
