import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { listCalls } from '../../contract/calls/lists.ts'
import type { KeptList, ShoppingList } from '../../contract/entities/shoppingList.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { changeAccount } from '../session/account.ts'
import { notify } from '../notices/notices.ts'

type Named = Pick<Variant, '_id' | 'name'>

const SLOT = 'lists'

/** What kept something off a list; null when it is on it. */
export type ListProblem = Extract<MessageKey, `lists.${string}`>

const tell = (key: 'lists.added' | 'lists.already', variant: Named, list: string): void => {
  const tone = key === 'lists.added' ? 'success' : 'info'
  notify({ key, values: { name: variant.name, list }, tone, slot: SLOT })
}

function problemOf({ code }: Failure, whenFull: ListProblem): ListProblem {
  if (code === Refusal.NAME_TAKEN) return 'lists.name_taken'
  if (code === Refusal.NOT_FOUND) return 'lists.gone'
  return code === Refusal.OVER_MAXIMUM ? whenFull : 'lists.failed'
}

/** Does something with a list; what kept it from being done, with words of its own for what is full. */
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

/** What is on a list: a change of nothing answers it. Throws its `Failure`. */
export async function readList(listId: string): Promise<KeptList> {
  const body = { shoppingList: { shoppingListId: listId } }
  return (await request(listCalls.updateList, { body })).shoppingList
}

/** Puts one of a variant on a list, unless it is on it; says whether it was not. Throws its `Failure`. */
export async function putOnList({ gid, listVariants }: KeptList, variantId: string): Promise<boolean> {
  if (listVariants.some((line) => line.variant === variantId)) return false
  const body = { shoppingListId: gid, listVariant: { variant: variantId } }
  const { shoppingLists } = await request(listCalls.changeList, { body })
  changeAccount({ shoppingLists })
  return true
}

/** Puts one of a variant on a list; what stands on it already stays as many as it is, and that is told. */
export const addToList = (list: ShoppingList, variant: Named): Promise<ListProblem | null> =>
  orProblem(async () => {
    const isNew = await putOnList(await readList(list.gid), variant._id)
    tell(isNew ? 'lists.added' : 'lists.already', variant, list.name)
  }, 'lists.full')

/** Begins a list with a variant on it. */
export const createListWith = (name: string, variant: Named): Promise<ListProblem | null> =>
  orProblem(async () => {
    const body = { listName: name, listVariant: { variant: variant._id } }
    const { shoppingList, shoppingLists } = await request(listCalls.createList, { body })
    changeAccount({ shoppingLists })
    tell('lists.added', variant, shoppingList.name)
  }, 'lists.no_more_lists')
