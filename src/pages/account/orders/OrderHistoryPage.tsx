import { useEffect, useRef, useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import { request } from '../../../api/request.ts'
import { orderCalls } from '../../../contract/calls/orders.ts'
import type { Order } from '../../../contract/entities/order.ts'
import type { PageData } from '../../../contract/entities/page.ts'
import { formatPrice } from '../../../domain/money.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { to } from '../../../paths.ts'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { Picture } from '../../../ui/media/Picture.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { AccountBack } from '../AccountBack.tsx'
import { CardLink } from '../home/CardLink.tsx'
import styles from './OrderHistoryPage.module.css'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

type History = NonNullable<NonNullable<PageData['order']>['history']>

/** All that an account has ordered, the newest first (document 1 §2, `/account/order-history`). */
export function OrderHistoryPage() {
  const { page, order } = usePageGroup('order')
  const history = order.history ?? { orders: [] }
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      <Orders key={history.orders[0]?.gid ?? ''} first={history} />
    </div>
  )
}

/** The orders before those that are shown, by the address that the answer named. */
async function ordersBefore(nextPageUrl: string): Promise<History> {
  const before = new URL(nextPageUrl, 'http://shop.invalid').searchParams.get('before') ?? undefined
  return await request(orderCalls.orderHistory, { query: before === undefined ? {} : { before } })
}

/** The first orders and those behind them, as many as there were before. */
async function readAgain(first: History, count: number): Promise<History> {
  let history = first
  while (history.orders.length < count && history.nextPageUrl !== undefined) {
    const next = await ordersBefore(history.nextPageUrl)
    history = { ...next, orders: [...history.orders, ...next.orders] }
  }
  return history
}

/**
 * The orders that a page came with, and those that were asked for behind them. Read anew, the page has them as they are now: the
 * first at once, those behind them as soon as they are there; where these cannot be had they can be asked for once more.
 */
function useHistory(first: History) {
  const [held, setHeld] = useState({ first, history: first })
  useEffect(() => {
    if (held.first === first) return undefined
    let isWanted = true
    const take = (history: History) => {
      if (isWanted) setHeld({ first, history })
    }
    readAgain(first, held.history.orders.length).then(take, (error: unknown) => {
      if (!isFailure(error)) throw error
      take(first)
    })
    return () => {
      isWanted = false
    }
  }, [first, held])
  const { orders, nextPageUrl } = held.history
  const shown = { orders: [...first.orders, ...orders.slice(first.orders.length)], nextPageUrl }
  return [shown, (history: History) => setHeld({ first, history })] as const
}

function Orders({ first }: { first: History }) {
  const t = useT()
  const [{ orders, nextPageUrl }, setHistory] = useHistory(first)
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(null)

  const more = async (url: string) => {
    setLoading(true)
    setProblem(null)
    try {
      const next = await ordersBefore(url)
      firstNew.current = orders.length
      setHistory({ ...next, orders: [...orders, ...next.orders] })
      announce(t('orders.shown', { count: orders.length + next.orders.length }))
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(failureMessage(error))
    } finally {
      setLoading(false)
    }
  }

  // The keyboard goes on with the first of those that came.
  useEffect(() => {
    const at = firstNew.current
    if (at === null) return
    firstNew.current = null
    list.current?.querySelectorAll<HTMLElement>('a[href]')[at]?.focus({ preventScroll: true })
  }, [orders.length])

  if (orders.length === 0)
    return (
      <EmptyState
        level={1}
        illustration="shopping-bags"
        title={t('orders.empty')}
        text={t('orders.empty_text')}
        action={<LinkButton to={to.home()}>{t('account.start_shopping')}</LinkButton>}
      />
    )
  return (
    <>
      <h1 className={styles.title}>{t('orders.title')}</h1>
      <ul ref={list} className={styles.orders} aria-label={t('orders.title')}>
        {orders.map((each) => (
          <OrderCard key={each.gid} order={each} />
        ))}
      </ul>
      {problem ? (
        <p className={styles.problem} role="alert">
          <Icon name="circle-alert" size={20} /> {t(problem)}
        </p>
      ) : null}
      {nextPageUrl === undefined ? null : (
        <Button
          variant="outline"
          className={styles.more}
          pending={isLoading}
          onClick={() => void more(nextPageUrl)}
        >
          {t('orders.more')}
        </Button>
      )}
    </>
  )
}

/** As many pictures as fit beside each other on a phone. */
const PICTURES = 4

function OrderCard({ order }: { order: Order }) {
  const t = useT()
  const { gid, createdAt, status, orderVariants, pricingInfo } = order
  const count = orderVariants.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <CardLink to={to.order({ gid })}>
      <span className={styles.words}>
        <span className={styles.number}>{t('orders.order', { number: gid })}</span>{' '}
        <span className={styles.soft}>
          {formatDate(createdAt)} · {t('cart.items', { count })}
        </span>
      </span>{' '}
      <OrderStatusBadge status={status} />
      <span className={styles.pictures}>
        {orderVariants.slice(0, PICTURES).map(({ variant }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of an order that is over stay as they are
          <span key={at} className={styles.picture} data-tint={variant.product.tint}>
            <Picture variant={variant} size={48} />
          </span>
        ))}
      </span>
      <span className={styles.total}>{formatPrice(pricingInfo.totalPrice)}</span>
    </CardLink>
  )
}
