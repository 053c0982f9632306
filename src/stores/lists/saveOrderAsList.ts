import { request } from '../../api/request.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import type { Order } from '../../contract/entities/order.ts'
import { DEFAULT_MAXIMUM_QUANTITY } from '../../contract/limits.ts'
import { notify } from '../notices/notices.ts'
import { createList } from './listChanges.ts'
import { type ListProblem, orProblem, receiveLists } from './shoppingLists.ts'

/**
 * Creates a list with the items and quantities of an order, to order them again with one press; returns its gid, or the failure. If only
 * its items could not be saved, the failure has its gid too: with it as `created`, the next attempt saves only the items.
 */
export async function saveOrderAsList(
  { orderVariants }: Pick<Order, 'orderVariants'>,
  name: string,
  created: string | null,
): Promise<{ gid: string } | { problem: ListProblem; created: string | null }> {
  // An item may be in an order twice, at two prices.
  const quantities = new Map<string, number>()
  for (const { variant, quantity } of orderVariants)
    quantities.set(variant._id, (quantities.get(variant._id) ?? 0) + quantity)
  const list = created === null ? await createList(name) : { gid: created }
  if ('problem' in list) return { ...list, created }
  // An order of pallets has more of an item than a list takes.
  const listVariants = [...quantities].map(([variant, quantity]) => ({
    variant,
    quantity: Math.min(quantity, DEFAULT_MAXIMUM_QUANTITY),
  }))
  const problem = await orProblem(async () => {
    const body = { shoppingList: { shoppingListId: list.gid, listName: name, listVariants } }
    await receiveLists(request(listCalls.replaceList, { body }))
    notify({ key: 'orders.list_saved', values: { list: name }, tone: 'success', slot: 'lists' })
  }, 'lists.full')
  if (!problem) return list
  // It may have been deleted in another tab.
  return { problem, created: problem === 'lists.gone' ? null : list.gid }
}
