import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Order } from '../../contract/entities/order.ts'
import { OrderStatus } from '../../contract/enumerations.ts'
import { Seo } from '../../features/seo/Seo.tsx'
import { usePaymentText } from '../../features/order/usePaymentText.ts'
import { Shortfalls } from '../../features/cart/Shortfalls.tsx'
import { useAddToCart } from '../../features/cart/useAddToCart.ts'
import { addOrderAgain } from '../../stores/cart/bulkAdd.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { usePageGroup } from '../pageGroup.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'

/** How often the page asks whether the provider has decided, in ms. */
const ASK_EVERY_MS = 3_000

/**
 * An order whose payment the provider has not confirmed yet (document 1 §2, /order-pending). The page asks again by itself; the server
 * redirects to the confirmation once the payment is there. After a refusal the shopper can put the items back in the cart.
 */
export function OrderPendingPage() {
  const { page, order: group } = usePageGroup('order')
  if (!group.order) throw new Error('The page of a pending order came without its order.')
  return (
    <>
      <Seo seo={page.seo} robots="noindex" />
      {group.order.status === OrderStatus.CANCELLED ? (
        <Refused order={group.order} />
      ) : (
        <Waiting order={group.order} />
      )}
    </>
  )
}

function useWords({ gid, billingType, lastFour, pricingInfo }: Order) {
  const provider = usePaymentText()({ billingType, lastFour, total: pricingInfo.totalPrice })
  return { number: gid, provider }
}

function Waiting({ order }: { order: Order }) {
  const t = useT()
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <div role="status">
      <EmptyState
        level={1}
        illustration="credit-card"
        title={t('payment.pending_title')}
        text={t('payment.pending_text', useWords(order))}
        action={
          <Button variant="outline" pending={state === 'loading'} onClick={() => void revalidate()}>
            {t('payment.pending_check')}
          </Button>
        }
      />
    </div>
  )
}

function Refused({ order }: { order: Order }) {
  const t = useT()
  const { isSending, shortfalls, add } = useAddToCart()
  const wanted = order.orderVariants.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <div role="status">
      <EmptyState
        level={1}
        illustration="red-envelope"
        title={t('payment.failed_title')}
        text={t('payment.failed_text', useWords(order))}
        action={
          <>
            <Button pending={isSending} onClick={() => void add(wanted, () => addOrderAgain(order.gid))}>
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
