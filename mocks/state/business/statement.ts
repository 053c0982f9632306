import type { Statement, StatementRow } from '../../../src/contract/entities/account/statement.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { TAX_EXEMPTION } from '../../../src/contract/entities/product/pricingInfo.ts'
import { PaymentMethod, PaymentTransactionStatus } from '../../../src/contract/enumerations.ts'
import { malaysianDay } from '../../base/malaysiaTime.ts'
import { isUndone, progressAt } from '../../rules/orders/orderLifecycle.ts'
import { total } from '../../rules/pricing.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { Organization } from '../records/organization.ts'
import { businessOrders, managedBusiness } from './businessOrders.ts'
import { orderOf, timelineInputOf } from '../orders/orderView.ts'

type Invoiced = ReturnType<typeof businessOrders>[number] & { isPaid: boolean }

const monthOf = (time: number): string => malaysianDay(time).slice(0, 7)

/** What a business has bought on invoice and keeps, the oldest first. */
function invoicedOrders(organization: Organization, { state, now }: HandlerContext): Invoiced[] {
  return businessOrders(organization, state)
    .filter(({ order }) => order.paymentMethod === PaymentMethod.BUSINESS_INVOICE)
    .flatMap((placed) => {
      const progress = progressAt(timelineInputOf(placed.order), now)
      if (isUndone(progress)) return []
      return { ...placed, isPaid: progress.payment === PaymentTransactionStatus.SETTLED }
    })
    .toSorted((one, other) => one.order.createdAt - other.order.createdAt)
}

function rowOf({ order, buyer, isPaid }: Invoiced, { catalogueView }: HandlerContext): StatementRow {
  const { gid, createdAt, purchaseOrderNumber, invoiceDueAt } = orderOf(order, catalogueView)
  return {
    gid,
    orderedAt: createdAt,
    ...(purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber }),
    member: buyer.name,
    amount: order.pricingInfo.totalPrice,
    dueAt: invoiceDueAt ?? createdAt,
    isPaid,
  }
}

const isTaxExempt = ({ order }: Invoiced) =>
  order.pricingInfo.priceModifiers.some(({ _id }) => _id === TAX_EXEMPTION)

const amountOf = (orders: readonly Invoiced[]) =>
  total(orders.map(({ order }) => order.pricingInfo.totalPrice))

/**
 * The statement of a month for an owner or admin of a business with an invoice, of the current month for none (docs/decisions/0114);
 * undefined for everyone else.
 */
export function statementOf(context: HandlerContext, asked?: string): Statement | undefined {
  const organization = managedBusiness(context)
  if (!organization?.account.invoice.enabled) return undefined
  const { name, invoice } = organization.account
  const all = invoicedOrders(organization, context)
  const current = monthOf(context.now)
  const month = asked ?? current
  const rows = all.filter(({ order }) => monthOf(order.createdAt) === month)
  const open = (orders: readonly Invoiced[]) => amountOf(orders.filter(({ isPaid }) => !isPaid))
  return {
    businessName: name,
    ...(rows.length > 0 && rows.every(isTaxExempt) ? { isTaxExempt: true } : {}),
    month,
    months: [...new Set([current, ...all.map(({ order }) => monthOf(order.createdAt))])]
      .toSorted()
      .toReversed(),
    rows: rows.map((row) => rowOf(row, context)),
    total: amountOf(rows),
    paid: amountOf(rows.filter(({ isPaid }) => isPaid)),
    open: open(rows),
    otherOutstanding: cents(Math.max(0, invoice.currentOutstanding - open(all))),
  }
}
