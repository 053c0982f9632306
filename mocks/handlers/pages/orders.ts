import * as v from 'valibot'
import { reorderQuerySchema, type ReorderQuery } from '../../../src/contract/entities/reorder.ts'
import { accountIn } from '../../state/account/accountIn.ts'
import { PaymentTransactionStatus } from '../../../src/contract/enumerations.ts'
import { addressOf } from '../../base/addresses.ts'
import { progressAt } from '../../rules/orders/orderLifecycle.ts'
import { readableOrder } from '../../state/business/businessOrders.ts'
import { orderFor, orderHistoryOf } from '../../state/business/orderHistory.ts'
import { timelineInputOf, orderOf } from '../../state/orders/orderView.ts'
import type { StoredOrder } from '../../state/records/order.ts'
import { reorderOf } from '../../state/orders/reorder.ts'
import { openPaymentOf, paymentNamed, paymentOf } from '../../state/payments.ts'
import { providerOf } from '../../rules/waysToPay.ts'
import type { StoredPayment } from '../../state/records/payment.ts'
import { isActiveOrder } from '../../state/activeOrders.ts'
import { seoFor } from '../../base/texts.ts'
import { rangeIn } from '../listings.ts'
import { type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

const orderNamed = (gid: string | null | undefined, { shopper }: PageRequest): StoredOrder | undefined =>
  shopper.orders.find((order) => order.gid === gid)

/** `/account/order-history`: the newest orders; with `?member=…` those of one member of a business. */
export function orderHistoryPage(request: PageRequest): PageAnswer {
  accountIn(request)
  const { search, texts } = request
  const history = orderHistoryOf(request, { member: search.get('member') ?? undefined })
  if (!history) return null
  const seo = seoFor(texts, 'order_history')
  return pageOf({ kind: 'orderHistory', canonicalPath: addressOf.orderHistory, seo }, { order: { history } })
}

/** `/account/order/:id`: an order of the account, or for an owner or admin one of the business. */
export function orderPage(request: PageRequest): PageAnswer {
  const account = accountIn(request)
  const { params, texts } = request
  const placed = readableOrder(params['id'], request)
  if (!placed) return null
  const { order, buyer } = placed
  const seo = seoFor(texts, 'order', { gid: order.gid })
  return pageOf(
    { kind: 'order', canonicalPath: addressOf.order(order.gid), seo },
    {
      order: {
        order: orderFor(placed, request),
        ...(buyer && buyer._id !== account._id ? { orderedBy: buyer.name } : {}),
      },
    },
  )
}

/** The parsed query of the address; the default if a value is unknown. */
function reorderQueryIn(search: URLSearchParams): ReorderQuery {
  const query = { show: search.get('show') ?? undefined, query: search.get('query') ?? undefined }
  const parsed = v.safeParse(reorderQuerySchema, query)
  return parsed.success ? parsed.output : { show: 'often', query: '' }
}

/** `/account/reorder` with its pages. */
export function reorderPage(request: PageRequest): PageAnswer {
  accountIn(request)
  const { params, search, shopper, catalogueView, texts } = request
  const range = rangeIn(params)
  const seo = seoFor(texts, 'reorder')
  return pageOf(
    { kind: 'reorder', canonicalPath: addressOf.reorder, seo },
    { reorder: reorderOf(shopper, range, reorderQueryIn(search), catalogueView) },
  )
}

const { CREATED, PENDING, ERROR, AUTHORIZATION_UNSUCCESSFUL } = PaymentTransactionStatus

const paymentIn = (order: StoredOrder, now: number): PaymentTransactionStatus =>
  progressAt(timelineInputOf(order), now).payment

const isPending = (order: StoredOrder, now: number): boolean => {
  const payment = paymentIn(order, now)
  return isActiveOrder(order) && (payment === CREATED || payment === PENDING)
}

/** Whether the payment is pending or has failed; false for an order that ended in another way. */
const waitsOrFailed = (order: StoredOrder, now: number): boolean => {
  const payment = paymentIn(order, now)
  return isPending(order, now) || payment === ERROR || payment === AUTHORIZATION_UNSUCCESSFUL
}

const newestPending = ({ shopper, now }: PageRequest): string | undefined =>
  shopper.orders.findLast((order) => isPending(order, now))?.gid

/**
 * `/order-pending?order=…`: while the payment is pending or after it failed; otherwise the confirmation. Without a number, it
 * redirects to the newest order whose payment is pending.
 */
export function orderPendingPage(request: PageRequest): PageAnswer {
  const { search, catalogueView, now, texts } = request
  const pending = search.get('order') === null ? newestPending(request) : undefined
  if (pending !== undefined) return { redirect: addressOf.orderPending(pending) }
  const order = orderNamed(search.get('order'), request)
  if (!order) return null
  if (!waitsOrFailed(order, now)) return { redirect: addressOf.confirmation(order.gid) }
  const seo = seoFor(texts, 'order_pending', { gid: order.gid })
  return pageOf(
    { kind: 'orderPending', canonicalPath: addressOf.orderPending(order.gid), seo },
    { order: { order: orderOf(order, catalogueView) } },
  )
}

/** The payment that the address names, else the open one of this page, else the last one of this page. */
function paymentOnPage(request: PageRequest): StoredPayment | undefined {
  const { search, path, shopper } = request
  const id = search.get('payment')
  if (id !== null) return paymentNamed(request, id)
  const isHere = ({ billingType }: StoredPayment) =>
    providerOf(billingType)?.pages?.some((page) => page === path) === true
  const open = openPaymentOf(request)
  if (open && isHere(open)) return open
  return search.get('order') === null ? shopper.payments.findLast(isHere) : undefined
}

/**
 * `/fasspay-web`, `/fasspay-mobile`, `/ipay88`, `/payoo` and `/acs-mobile`: the pages of payment providers and of the card's bank. With
 * `?payment=…`, or an open payment on that page, they show it, or redirect to its order. With `?order=…` they redirect to that order;
 * without either, the last payment on that page counts. Otherwise the page says that the payment is unknown (docs/decisions/0035 and 0066).
 */
export function paymentReturnPage(request: PageRequest): PageAnswer {
  const { path, search, now, texts } = request
  const payment = paymentOnPage(request)
  const order = orderNamed(payment ? payment.orderGid : search.get('order'), request)
  if (order) {
    const address = waitsOrFailed(order, now) ? addressOf.orderPending : addressOf.confirmation
    return { redirect: address(order.gid) }
  }
  return pageOf(
    { kind: 'paymentReturn', canonicalPath: path, seo: seoFor(texts, 'payment_return') },
    payment ? { payment: paymentOf(payment, now) } : {},
  )
}
