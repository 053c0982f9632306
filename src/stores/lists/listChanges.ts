import { request } from '../../api/request.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import { changeAccount } from '../session/account.ts'
import { notify } from '../notices/notices.ts'
import { type ListProblem, orProblem } from './shoppingLists.ts'

const SLOT = 'lists'

/** Creates an empty list; returns its gid, or the failure. */
export async function createList(name: string): Promise<{ gid: string } | { problem: ListProblem }> {
  let gid = ''
  const problem = await orProblem(async () => {
    const { shoppingList, shoppingLists } = await request(listCalls.createList, { body: { listName: name } })
    changeAccount({ shoppingLists })
    gid = shoppingList.gid
  }, 'lists.no_more_lists')
  return problem ? { problem } : { gid }
}

/** Renames a list; returns the failure, or null. */
export const renameList = (gid: string, name: string): Promise<ListProblem | null> =>
  orProblem(async () => {
    const body = { shoppingList: { shoppingListId: gid, listName: name } }
    const { shoppingLists } = await request(listCalls.updateList, { body })
    changeAccount({ shoppingLists })
    notify({ key: 'lists.renamed', values: { list: name }, tone: 'success', slot: SLOT })
  }, 'lists.failed')

/** Sets the reminder of a list to an ISO moment, or removes it with null; returns the failure, or null. */
export const remindOf = (
  list: { gid: string; name: string },
  at: string | null,
): Promise<ListProblem | null> =>
  orProblem(async () => {
    await request(listCalls.updateList, {
      body: { shoppingList: { shoppingListId: list.gid, reminder: at } },
    })
    const key = at === null ? 'lists.reminder_off' : 'lists.reminder_on'
    notify({ key, values: { list: list.name }, tone: 'success', slot: SLOT })
  }, 'lists.failed')

/** Deletes a list; returns the failure, or null. */
export const deleteList = (list: { gid: string; name: string }): Promise<ListProblem | null> =>
  orProblem(async () => {
    const { shoppingLists } = await request(listCalls.deleteList, { params: { id: list.gid } })
    changeAccount({ shoppingLists })
    notify({ key: 'lists.deleted', values: { list: list.name }, tone: 'success', slot: SLOT })
  }, 'lists.failed')
