import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import type { KeptList, ShoppingList } from '../../contract/entities/shoppingList.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { changeAccount } from '../session/account.ts'
import { ofThisSession } from '../session/ofThisSession.ts'
import { notify } from '../notices/notices.ts'

type Named = Pick<Variant, '_id' | 'name'>

const SLOT = 'lists'

/** Why an item is not on a list; null when it is. */
export type ListProblem = Extract<MessageKey, `lists.${string}`>

const notifyAdded = (key: 'lists.added' | 'lists.already', variant: Named, list: string): void => {
  const tone = key === 'lists.added' ? 'success' : 'info'
  notify({ key, values: { name: variant.name, list }, tone, slot: SLOT })
}

function problemOf({ code }: Failure, whenFull: ListProblem): ListProblem {
  if (code === Refusal.NAME_TAKEN) return 'lists.name_taken'
  if (code === Refusal.NOT_FOUND) return 'lists.gone'
  return code === Refusal.OVER_MAXIMUM ? whenFull : 'lists.failed'
}

/** Changes a list; returns the message of the failure, with a separate one for a full list. */
export async function orProblem(
  work: () => Promise<void>,
  whenFull: ListProblem,
): Promise<ListProblem | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!isFailure(error)) throw error
    return problemOf(error, whenFull)
  }
}

/** Waits for an answer and stores its lists. Throws a `Failure` if it belongs to the previous session, and that of the call. */
export async function receiveLists<Answer extends { shoppingLists: ShoppingList[] }>(
  answer: Promise<Answer>,
): Promise<Answer> {
  const received = await ofThisSession(answer)
  changeAccount({ shoppingLists: received.shoppingLists })
  return received
}

/** Loads the content of a list, as the answer to an empty change. Throws its `Failure`. */
export async function readList(listId: string): Promise<KeptList> {
  const body = { shoppingList: { shoppingListId: listId } }
  return (await ofThisSession(request(listCalls.updateList, { body }))).shoppingList
}

/** Adds one of a variant to a list unless it is there already; returns whether it was added. Throws its `Failure`. */
export async function putOnList({ gid, listVariants }: KeptList, variantId: string): Promise<boolean> {
  if (listVariants.some((line) => line.variant === variantId)) return false
  const body = { shoppingListId: gid, listVariant: { variant: variantId } }
  await receiveLists(request(listCalls.changeList, { body }))
  return true
}

/** Adds one of a variant to a list; an item that is there already keeps its quantity, and a notice says so. */
export const addToList = (list: ShoppingList, variant: Named): Promise<ListProblem | null> =>
  orProblem(async () => {
    const isNew = await putOnList(await readList(list.gid), variant._id)
    notifyAdded(isNew ? 'lists.added' : 'lists.already', variant, list.name)
  }, 'lists.full')

/** Creates a list with one variant. */
export const createListWith = (name: string, variant: Named): Promise<ListProblem | null> =>
  orProblem(async () => {
    const body = { listName: name, listVariant: { variant: variant._id } }
    const { shoppingList } = await receiveLists(request(listCalls.createList, { body }))
    notifyAdded('lists.added', variant, shoppingList.name)
  }, 'lists.no_more_lists')
