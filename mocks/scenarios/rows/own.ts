import type { ScenarioRow } from '../row.ts'

const list = { start: '/account/shopping-lists/10000001', persona: 'member-active' } as const
const orders = { start: '/account/order-history', persona: 'returning' } as const

/** Failures on a shopper's own pages: favourites, lists, orders, logout (document 2 §8). */
export const ownRows: readonly ScenarioRow[] = [
  {
    id: 'favorites.not-removed',
    row: 'Status 500 in body',
    calls: ['removeFavorite'],
    fault: { kind: 'body-error' },
    expects: { key: 'favorites.failed', as: 'notice' },
    start: '/account/favorites',
    persona: 'member-active',
    act: 'pressHeart',
  },
  {
    id: 'shopping-list.line-failed',
    row: 'Network failure',
    calls: ['changeList'],
    fault: { kind: 'network' },
    expects: { key: 'lists.line_failed', as: 'notice' },
    ...list,
    act: 'changeQuantity',
  },
  {
    id: 'shopping-list.rename-failed',
    row: 'Status 500 in body',
    calls: ['updateList'],
    fault: { kind: 'body-error' },
    expects: { key: 'lists.failed', as: 'alert' },
    ...list,
    act: 'renameList',
  },
  {
    id: 'shopping-list.delete-failed',
    row: 'Response not JSON',
    calls: ['deleteList'],
    fault: { kind: 'not-json' },
    expects: { key: 'lists.failed', as: 'alert' },
    ...list,
    act: 'deleteList',
  },
  {
    id: 'shopping-list.to-cart-failed',
    row: 'Cart calls with no data',
    calls: ['addList'],
    fault: { kind: 'no-data' },
    expects: { key: 'handlers.unexpected', as: 'notice' },
    ...list,
    act: 'listToCart',
  },
  {
    id: 'order.again-failed',
    row: 'Cart calls with no data',
    calls: ['addOrder'],
    fault: { kind: 'no-data' },
    expects: { key: 'handlers.unexpected', as: 'notice' },
    ...orders,
    act: 'orderAgain',
  },
  {
    id: 'orders.more-failed',
    row: 'Network failure',
    calls: ['orderHistory'],
    fault: { kind: 'network' },
    // A read is tried again by itself.
    when: { kind: 'always' },
    expects: { key: 'handlers.network', as: 'alert' },
    ...orders,
    act: 'earlierOrders',
  },
  {
    id: 'order.cancel-failed',
    row: 'Network failure',
    calls: ['cancelOrder'],
    fault: { kind: 'network' },
    expects: { key: 'orders.cancel_failed', as: 'alert' },
    ...orders,
    act: 'cancelOrder',
  },
  {
    id: 'logout.failed',
    row: 'Network failure',
    calls: ['logout'],
    fault: { kind: 'network' },
    expects: { key: 'handlers.network', as: 'notice' },
    start: '/account',
    persona: 'member-active',
    act: 'logOut',
  },
]
