import type { Order } from '../../../src/contract/entities/order.ts'
import type { OrderHistory } from '../../../src/contract/entities/orderHistory.ts'
import { ORDER_HISTORY_PAGE_SIZE } from '../../../src/contract/limits.ts'
import { refuse } from '../../base/refuse.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { membersOf } from '../engagement/organizations.ts'
import {
  businessOrders,
  type Buyer,
  managedBusiness,
  type PlacedOrder,
  readableOrders,
} from './businessOrders.ts'
import { orderOf } from '../orders/orderView.ts'

type Viewer = Pick<HandlerContext, 'state' | 'account' | 'shopper' | 'catalogueView'>

/** An order as the viewer sees it: only its buyer can change it, and its invoice names the company of the buyer. */
export function orderFor({ order, buyer }: PlacedOrder, { account, catalogueView }: Viewer): Order {
  const shown = orderOf(order, catalogueView)
  if (buyer?._id === account?._id) return shown
  return { ...shown, canCancel: false, canAttach: false, invoiceTo: buyer?.vatInformation ?? null }
}

/** The people by whom the orders can be filtered; none outside a business, or where there is only one. */
function buyersIn({ state, account }: Viewer): Buyer[] {
  const business = managedBusiness({ state, account })
  if (!business) return []
  const all = [...membersOf(state, business), ...businessOrders(business, state).map(({ buyer }) => buyer)]
  const people = [...new Map(all.map((person) => [person._id, person])).values()]
  return people.length > 1 ? people : []
}

/**
 * A page of the orders that the viewer may see, the newest first: those before the order of that number, from the newest for none; of one
 * member, or of all for none. Null for an order or a member that is not among them; 403 for another member without the role for it.
 */
export function orderHistoryOf(
  viewer: Viewer,
  { before, member }: { before?: string | undefined; member?: string | undefined },
): OrderHistory | null {
  const people = buyersIn(viewer)
  const isOwn = member === undefined || member === viewer.account?._id
  if (!isOwn && !managedBusiness(viewer)) throw refuse('forbidden')
  if (!isOwn && people.every(({ _id }) => _id !== member)) return null
  const newestFirst = readableOrders(viewer)
    .filter(({ buyer }) => member === undefined || buyer?._id === member)
    // Later ones of the same moment come first as well, as with a frozen clock.
    .toReversed()
    .toSorted((one, other) => other.order.createdAt - one.order.createdAt)
  const place = before === undefined ? -1 : newestFirst.findIndex(({ order }) => order.gid === before)
  if (before !== undefined && place < 0) return null
  const page = newestFirst.slice(place + 1, place + 1 + ORDER_HISTORY_PAGE_SIZE)
  const last = page.at(-1)
  const isMore = last !== undefined && last !== newestFirst.at(-1)
  const next = new URLSearchParams({
    before: last?.order.gid ?? '',
    ...(member === undefined ? {} : { member }),
  })
  return {
    orders: page.map((placed) => orderFor(placed, viewer)),
    ...(isMore ? { nextPageUrl: `/api/order-history?${next}` } : {}),
    ...(people.length === 0
      ? {}
      : {
          members: people.map(({ _id, name }) => ({ userId: _id, name })),
          orderedBy: Object.fromEntries(page.map(({ order, buyer }) => [order.gid, buyer?._id ?? ''])),
        }),
  }
}
