import { openingStock } from '../../../fixtures/catalogue.ts'
import { idOf } from '../../../fixtures/gids.ts'
import { baskets, type PastOrder, pastOrders, placesOf, waysToPay } from '../../../fixtures/pastOrders.ts'
import { accountIdOf, type PersonKey } from '../../../fixtures/people.ts'
import { regularPrice, variantPlace } from '../../../fixtures/rows.ts'
import type { StoryPersonKey } from '../../../fixtures/stories/keys.ts'
import { warehouseById, type WarehouseRecord } from '../../../fixtures/warehouses.ts'
import { type Cents, cents } from '../../../src/contract/entities/money.ts'
import { TAX_EXEMPTION } from '../../../src/contract/entities/product/pricingInfo.ts'
import {
  FulfillmentClass,
  PaymentMethod,
  PaymentTransactionStatus,
} from '../../../src/contract/enumerations.ts'
import { shopConfig } from '../../../fixtures/shopConfig.ts'
import { pointsForPaying } from '../../rules/earnedPoints.ts'
import { classOf } from '../../rules/fulfillmentClass.ts'
import { malaysianClock, malaysianDay, malaysianHour } from '../../base/malaysiaTime.ts'
import { unsavedAddress } from '../../rules/contact/unsavedAddress.ts'
import { endOf, isUndone, progressAt } from '../../rules/orders/orderLifecycle.ts'
import { counterAddress } from '../../rules/orders/counterAddress.ts'
import { orderNumber } from '../../rules/orders/orderNumber.ts'
import { shipmentKind } from '../../rules/orders/shipmentKind.ts'
import { containedTax, lineTotal, total } from '../../rules/pricing.ts'
import { hasEnded } from '../../rules/orders/shipmentTimeline.ts'
import { groupSummary } from '../../rules/shipping.ts'
import { HOUR_MS, MINUTE_MS } from '../../base/clock.ts'
import { expectEnd } from './due.ts'
import { timelineInputOf } from './orderView.ts'
import { nextHex } from '../../base/random.ts'
import { organizationOf } from '../permissions.ts'
import type { Account } from '../records/account.ts'
import type { StoredOrder, StoredShipment } from '../records/order.ts'
import { stockKey } from '../../catalogue/catalogueView.ts'
import type { ShopState } from '../stateSchema.ts'

const FIVE_MINUTES_MS = 5 * MINUTE_MS
const SLOT_MS = 2 * HOUR_MS
const AFTERNOON_HOUR = 16

function slotOf({ slotInMinutes }: PastOrder, createdAt: number, openedAt: number): StoredShipment['slot'] {
  const sameDay = malaysianHour(malaysianDay(createdAt), AFTERNOON_HOUR)
  const afternoon =
    sameDay > createdAt + HOUR_MS ? sameDay : malaysianHour(malaysianDay(createdAt, 1), AFTERNOON_HOUR)
  const start =
    slotInMinutes === undefined
      ? afternoon
      : Math.round((openedAt + slotInMinutes * MINUTE_MS) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS
  const end = start + SLOT_MS
  const timeDisplay = `${malaysianClock(start)}-${malaysianClock(end)}`
  return { id: `slot-past-${start}`, start, end, timeDisplay }
}

interface Moving {
  state: ShopState
  openedAt: number
}

function priceOf(gid: string): Cents {
  const place = variantPlace(gid)
  if (!place) throw new Error(`A past order holds ${gid}, which the shop does not sell`)
  return cents(regularPrice(place))
}

function linesOf(row: PastOrder, warehouseId: string): StoredOrder['lines'] {
  const basket = typeof row.basket === 'string' ? baskets[row.basket] : row.basket
  return basket.map(([gid, quantity]) => {
    if (!openingStock(gid).some(({ warehouse }) => warehouse._id === warehouseId))
      throw new Error(`A past order holds ${gid}, which ${warehouseId} does not sell`)
    return { variantId: idOf('variant', gid), warehouseId, quantity, price: priceOf(gid) }
  })
}

function shipmentOf(
  { warehouse }: WarehouseRecord,
  row: PastOrder,
  lines: StoredOrder['lines'],
  createdAt: number,
  { state, openedAt }: Moving,
): StoredShipment {
  const method = warehouse.fulfillmentMethodType
  const fulfillmentClass = classOf(warehouse.fulfillerType, method) ?? FulfillmentClass.STANDARD
  const isExpress = fulfillmentClass === FulfillmentClass.EXPRESS
  const subTotal = total(lines.map((line) => lineTotal(line, line.quantity)))
  const slot = isExpress ? slotOf(row, createdAt, openedAt) : undefined
  return {
    _id: nextHex(state.chance, 24),
    fulfillmentClass,
    fulfillmentMethod: method,
    warehouseId: warehouse._id,
    shippingPrice: groupSummary(subTotal, method, shopConfig, false).shippingPrice,
    ...shipmentKind(fulfillmentClass, method),
    fulfiller: warehouse.name,
    ...(slot ? { slot } : {}),
    variants: lines.map(({ variantId }) => variantId),
  }
}

/** What an order without codes, points and credits costs; a tax-exempt business pays no tax. */
export function pricingOf(
  lines: StoredOrder['lines'],
  { shippingPrice }: Pick<StoredShipment, 'shippingPrice'>,
  isTaxExempt = false,
): StoredOrder['pricingInfo'] {
  const itemsTotal = total(lines.map((line) => lineTotal(line, line.quantity)))
  const taxed = cents(itemsTotal + shippingPrice)
  const tax = containedTax(taxed, shopConfig.taxPercent)
  return {
    promoDiscount: cents(0),
    creditDeduction: cents(0),
    rewardDeduction: cents(0),
    shippingPrice,
    taxAmount: isTaxExempt ? cents(0) : tax,
    totalPrice: isTaxExempt ? cents(taxed - tax) : taxed,
    variantsSubtotalPrice: itemsTotal,
    expressDeliveryPrice: cents(0),
    priceModifiers: isTaxExempt ? [{ _id: TAX_EXEMPTION, amount: cents(-tax) }] : [],
  }
}

function orderOf(row: PastOrder, account: Account, moving: Moving): StoredOrder {
  const { state, openedAt } = moving
  const { shopper, telephoneNumber = '', email } = account
  const place = warehouseById(placesOf[row.way])
  if (!place) throw new Error(`There is no place ${placesOf[row.way]}`)
  const createdAt = openedAt - row.minutesAgo * MINUTE_MS
  const lines = linesOf(row, place.warehouse._id)
  const shipment = shipmentOf(place, row, lines, createdAt, moving)
  const home = shopper.addresses.find(({ isDefault }) => isDefault)
  const card = row.pay === 'card' || row.pay === 'bankAccount' ? shopper.billings[0]?.info : undefined
  const { cancelled } = row
  return {
    _id: nextHex(state.chance, 24),
    gid: orderNumber(createdAt, state.orderCount, state.chance),
    createdAt,
    ...waysToPay[row.pay],
    ...(card?.lastFour === undefined ? {} : { lastFour: card.lastFour }),
    ...(account.business ? { organizationId: account.business.organizationId } : {}),
    isFirstOrder: shopper.orders.length === 0,
    email,
    telephoneNumber,
    pricingInfo: pricingOf(lines, shipment, organizationOf(state, account)?.account.isTaxExempt),
    promoCodes: [],
    ...(row.purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber: row.purchaseOrderNumber }),
    lines,
    shipments: [shipment],
    shippingAddress: row.way === 'counter' || !home ? counterAddress(place) : unsavedAddress(home),
    testOutcome: row.testOutcome ?? {},
    ...(cancelled
      ? { cancellation: { at: createdAt + cancelled.afterMinutes * MINUTE_MS, reason: cancelled.reason } }
      : {}),
  }
}

/** An unpaid order on invoice is part of what its business owes. */
function chargeInvoice({ paymentMethod, organizationId, pricingInfo }: StoredOrder, state: ShopState): void {
  const business = organizationId === undefined ? undefined : state.organizations[organizationId]
  if (!business || paymentMethod !== PaymentMethod.BUSINESS_INVOICE) return
  const { invoice } = business.account
  invoice.currentOutstanding = cents(invoice.currentOutstanding + pricingInfo.totalPrice)
}

/** Outcomes before the shop opened are already booked: points, invoices, refunds. */
function bookUntil(order: StoredOrder, now: number, state: ShopState): void {
  const timelineInput = timelineInputOf(order)
  const progress = progressAt(timelineInput, now)
  if (isUndone(progress)) {
    order.undone = { at: endOf(timelineInput) }
    return
  }
  if (progress.payment === PaymentTransactionStatus.SETTLED) order.isInvoicePaid = true
  else chargeInvoice(order, state)
  if (progress.shipments.every(hasEnded)) {
    order.pointsEarned = pointsForPaying(order.pricingInfo.totalPrice)
    return
  }
  for (const { variantId, warehouseId, quantity } of order.lines) {
    const key = stockKey(variantId, warehouseId)
    state.sold[key] = (state.sold[key] ?? 0) + quantity
  }
}

/**
 * Adds orders that people placed before the shop opened; open orders continue by its clock. Call it after every person has addresses and
 * cards.
 */
export function seedPastOrders(
  state: ShopState,
  openedAt: number,
  orders: Readonly<Partial<Record<PersonKey | StoryPersonKey, readonly PastOrder[]>>> = pastOrders,
): void {
  const moving: Moving = { state, openedAt }
  const rows = (Object.entries(orders) as [PersonKey | StoryPersonKey, readonly PastOrder[]][]).flatMap(
    ([key, placed]) => placed.map((row) => ({ account: state.accounts[accountIdOf(key)], row })),
  )
  // Order numbers grow with time, across all people.
  for (const { account, row } of rows.toSorted((one, other) => other.row.minutesAgo - one.row.minutesAgo)) {
    if (!account) continue
    const order = orderOf(row, account, moving)
    bookUntil(order, openedAt, state)
    account.shopper.orders.push(order)
    state.orderCount += 1
    expectEnd(order, state, openedAt)
  }
}
