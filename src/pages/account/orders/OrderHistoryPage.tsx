import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
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
import { ChipRow } from '../../../ui/layout/ChipRow.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { AccountBack } from '../AccountBack.tsx'
import { CardLink } from '../home/CardLink.tsx'
import styles from './OrderHistoryPage.module.css'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'

type History = NonNullable<NonNullable<PageData['order']>['history']>

/**
 * The orders of an account, the newest first (document 1 §2, `/account/order-history`). Owners and admins of a business see those of all its
 * members, or of one of them (docs/decisions/0114).
 */
export function OrderHistoryPage() {
  const t = useT()
  const { page, order } = usePageGroup('order')
  const history = order.history ?? { orders: [] }
  const member = useSearchParams()[0].get('member') ?? undefined
  const { orders, members } = history
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      {orders.length === 0 && !members ? (
        <EmptyState
          level={1}
          illustration="shopping-bags"
          title={t('orders.empty')}
          text={t('orders.empty_text')}
          action={<LinkButton to={to.home()}>{t('account.start_shopping')}</LinkButton>}
        />
      ) : (
        <>
          <h1 className={styles.title}>{t('orders.title')}</h1>
          {members ? <MemberFilter members={members} member={member} /> : null}
          <Orders key={`${member ?? ''}:${orders[0]?.gid ?? ''}`} first={history} member={member} />
        </>
      )}
    </div>
  )
}

interface MemberFilterProps {
  members: NonNullable<History['members']>
  /** The id of the member whose orders are shown; all of them without it. */
  member: string | undefined
}

/** Links to the orders of everyone in the business, and of each member. */
function MemberFilter({ members, member }: MemberFilterProps) {
  const t = useT()
  const chips = [
    { id: '', to: to.orderHistory(), text: t('orders.everyone'), isHere: member === undefined },
    ...members.map(({ userId, name }) => ({
      id: userId,
      to: `${to.orderHistory()}?${new URLSearchParams({ member: userId })}`,
      text: `${name.first} ${name.last}`,
      isHere: member === userId,
    })),
  ]
  return <ChipRow label={t('orders.member')} chips={chips} />
}

/** Loads older orders from the address that the last answer named. */
async function ordersBefore(nextPageUrl: string): Promise<History> {
  const query = Object.fromEntries(new URL(nextPageUrl, 'http://shop.invalid').searchParams)
  return await request(orderCalls.orderHistory, { query })
}

/** The orders of two pages. */
const together = (history: History, next: History): History => ({
  ...next,
  orders: [...history.orders, ...next.orders],
  orderedBy: { ...history.orderedBy, ...next.orderedBy },
})

/** The first orders and the same number of older ones as before. */
async function readAgain(first: History, count: number): Promise<History> {
  let history = first
  while (history.orders.length < count && history.nextPageUrl !== undefined) {
    const next = await ordersBefore(history.nextPageUrl)
    history = together(history, next)
  }
  return history
}

/**
 * The orders of the page's data, and the older ones loaded later. When the page's data is reloaded, the first orders update at once, the
 * older ones as soon as they are loaded; after a failure they can be loaded again.
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
  const { orders, nextPageUrl, orderedBy } = held.history
  const shown = {
    orders: [...first.orders, ...orders.slice(first.orders.length)],
    nextPageUrl,
    orderedBy: { ...orderedBy, ...first.orderedBy },
  }
  return [shown, (history: History) => setHeld({ first, history })] as const
}

interface OrdersProps {
  first: History
  /** The id of the member whose orders are shown; all of them without it. */
  member: string | undefined
}

function Orders({ first, member }: OrdersProps) {
  const t = useT()
  const [{ orders, nextPageUrl, orderedBy }, setHistory] = useHistory(first)
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
      setHistory(together({ orders, orderedBy }, next))
      announce(t('orders.shown', { count: orders.length + next.orders.length }))
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(failureMessage(error))
    } finally {
      setLoading(false)
    }
  }

  // Moves the focus to the first of the newly loaded orders.
  useEffect(() => {
    const at = firstNew.current
    if (at === null) return
    firstNew.current = null
    list.current?.querySelectorAll<HTMLElement>('a[href]')[at]?.focus({ preventScroll: true })
  }, [orders.length])

  const members = first.members ?? []
  const memberName = nameOf(members, member)
  return (
    <>
      {orders.length === 0 ? (
        <p role="status">
          {memberName === undefined ? t('orders.empty') : t('orders.none_of_member', { name: memberName })}
        </p>
      ) : null}
      <ul ref={list} className={styles.orders} aria-label={t('orders.title')}>
        {orders.map((each) => (
          <OrderCard key={each.gid} order={each} orderedBy={nameOf(members, orderedBy[each.gid])} />
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

/** As many pictures as fit in a row on a phone. */
const PICTURES = 4

/** Who has ordered, for an order in the list of a business. */
function nameOf(members: NonNullable<History['members']>, id: string | undefined): string | undefined {
  const name = members.find(({ userId }) => userId === id)?.name
  return name && `${name.first} ${name.last}`
}

function OrderCard({ order, orderedBy }: { order: Order; orderedBy: string | undefined }) {
  const t = useT()
  const { gid, createdAt, status, orderVariants, pricingInfo } = order
  const count = orderVariants.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <CardLink to={to.order({ gid })}>
      <span className={styles.row}>
        <span className={styles.text}>
          <span className={styles.number}>{t('orders.order', { number: gid })}</span>{' '}
          <span className={styles.soft}>
            {formatDate(createdAt)} · {t('cart.items', { count })}
          </span>
          {orderedBy === undefined ? null : (
            <>
              {' '}
              <span className={styles.soft}>{t('orders.ordered_by', { name: orderedBy })}</span>
            </>
          )}
        </span>{' '}
        <OrderStatusBadge status={status} />
      </span>
      <span className={styles.row}>
        <span className={styles.pictures}>
          {orderVariants.slice(0, PICTURES).map(({ variant }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a past order do not change
            <span key={at} className={styles.picture} data-tint={variant.product.tint}>
              <Picture variant={variant} size={48} />
            </span>
          ))}
        </span>
        <span className={styles.total}>{formatPrice(pricingInfo.totalPrice)}</span>
      </span>
    </CardLink>
  )
}
