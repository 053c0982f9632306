import { request } from '../../api/request.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import type { Order } from '../../contract/entities/order.ts'
import { changeAccount } from '../session/account.ts'
import { notify } from '../notices/notices.ts'
import { createList } from './listChanges.ts'
import { type ListProblem, orProblem } from './shoppingLists.ts'

/** Creates a list with the items and quantities of an order, to order them again with one press; returns its gid, or the failure. */
export async function saveOrderAsList(
  { orderVariants }: Pick<Order, 'orderVariants'>,
  name: string,
): Promise<{ gid: string } | { problem: ListProblem }> {
  // An item may be in an order twice, at two prices.
  const quantities = new Map<string, number>()
  for (const { variant, quantity } of orderVariants)
    quantities.set(variant._id, (quantities.get(variant._id) ?? 0) + quantity)
  const created = await createList(name)
  if ('problem' in created) return created
  const listVariants = [...quantities].map(([variant, quantity]) => ({ variant, quantity }))
  const problem = await orProblem(async () => {
    const body = { shoppingList: { shoppingListId: created.gid, listName: name, listVariants } }
    const { shoppingLists } = await request(listCalls.replaceList, { body })
    changeAccount({ shoppingLists })
    notify({ key: 'orders.list_saved', values: { list: name }, tone: 'success', slot: 'lists' })
  }, 'lists.full')
  return problem ? { problem } : created
}
