import { request } from '../../api/request.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import { ofThisSession } from '../session/ofThisSession.ts'
import { notify } from '../notices/notices.ts'
import { waitForListWrites } from './listWrites.ts'
import { type ListProblem, orProblem, readList, receiveLists } from './shoppingLists.ts'

const SLOT = 'lists'

/** Creates an empty list; returns its gid, or the failure. */
export async function createList(name: string): Promise<{ gid: string } | { problem: ListProblem }> {
  let gid = ''
  const problem = await orProblem(async () => {
    const body = { listName: name }
    const { shoppingList } = await receiveLists(request(listCalls.createList, { body }))
    gid = shoppingList.gid
  }, 'lists.no_more_lists')
  return problem ? { problem } : { gid }
}

/** Renames a list; returns the failure, or null. */
export const renameList = (gid: string, name: string): Promise<ListProblem | null> =>
  orProblem(async () => {
    const body = { shoppingList: { shoppingListId: gid, listName: name } }
    await receiveLists(request(listCalls.updateList, { body }))
    notify({ key: 'lists.renamed', values: { list: name }, tone: 'success', slot: SLOT })
  }, 'lists.failed')

/** Sets the reminder of a list to an ISO moment, or removes it with null; returns the failure, or null. */
export const remindOf = (
  list: { gid: string; name: string },
  at: string | null,
): Promise<ListProblem | null> =>
  orProblem(async () => {
    const body = { shoppingList: { shoppingListId: list.gid, reminder: at } }
    await receiveLists(request(listCalls.updateList, { body }))
    const key = at === null ? 'lists.reminder_off' : 'lists.reminder_on'
    notify({ key, values: { list: list.name }, tone: 'success', slot: SLOT })
  }, 'lists.failed')

/**
 * Saves a list as a whole (document 2 §7, lists/replace): the `kept` items in that order, without the others of `known`. Items that another
 * tab has added meanwhile stay, at the end. Returns the failure, or null.
 */
export const arrangeList = (
  gid: string,
  { known, kept }: { known: readonly string[]; kept: readonly string[] },
): Promise<ListProblem | null> =>
  orProblem(async () => {
    // Changes of single items come before the list is saved as a whole.
    await ofThisSession(waitForListWrites())
    const { name, reminder, listVariants } = await readList(gid)
    const arranged = kept.flatMap((id) => listVariants.find(({ variant }) => variant === id) ?? [])
    const added = listVariants.filter(({ variant }) => !known.includes(variant))
    const shoppingList = {
      shoppingListId: gid,
      listName: name,
      listVariants: [...arranged, ...added],
      ...(reminder === undefined ? {} : { reminder }),
    }
    await receiveLists(request(listCalls.replaceList, { body: { shoppingList } }))
    notify({ key: 'lists.saved', values: { list: name }, tone: 'success', slot: SLOT })
  }, 'lists.failed')

/** Deletes a list; returns the failure, or null. */
export const deleteList = (list: { gid: string; name: string }): Promise<ListProblem | null> =>
  orProblem(async () => {
    await receiveLists(request(listCalls.deleteList, { params: { id: list.gid } }))
    notify({ key: 'lists.deleted', values: { list: list.name }, tone: 'success', slot: SLOT })
  }, 'lists.failed')
