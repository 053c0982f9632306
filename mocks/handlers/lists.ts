import type { listCalls } from '../../src/contract/calls/lists.ts'
import type { KeptList, ShoppingList } from '../../src/contract/entities/shoppingList.ts'
import {
  DEFAULT_MAXIMUM_QUANTITY,
  FAVORITES_MAXIMUM,
  LIST_LINES_MAXIMUM,
  LISTS_MAXIMUM,
  REMINDER_DAYS_AHEAD,
} from '../../src/contract/limits.ts'
import { DAY_MS } from '../base/clock.ts'
import { malaysianDay } from '../base/malaysiaTime.ts'
import { isCalendarDay } from '../rules/calendarDay.ts'
import { isNameTaken, type ListLine, withLine } from '../rules/savedLists.ts'
import { badField, notFound, refuse } from '../base/refuse.ts'
import { nextNumber } from '../base/random.ts'
import type { Saved } from '../state/records/saved.ts'
import { type HandlersOf, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

type List = Saved['lists'][number]

/** A list as the contract shows it. */
export const keptList = ({ lines, ...list }: List): KeptList => ({
  ...list,
  listVariants: lines.map(({ variantId, quantity }) => ({ variant: variantId, quantity })),
})

const namesOf = ({ shopper }: HandlerContext): ShoppingList[] =>
  shopper.saved.lists.map(({ gid, name }) => ({ gid, name }))

const replyOf = (list: List, context: HandlerContext) => ({
  shoppingList: keptList(list),
  shoppingLists: namesOf(context),
})

function listAt(gid: string, field: string, { shopper }: HandlerContext): List {
  const list = shopper.saved.lists.find((one) => one.gid === gid)
  if (!list) throw notFound(field)
  return list
}

function refuseOver(count: number, maximum: number, field: string): void {
  if (count > maximum) throw refuse('over_maximum', { field, details: { maximum } })
}

interface LineWrite {
  variant: string
  quantity: number
}

function lineOf(write: LineWrite, field: string, { catalogueView }: HandlerContext): ListLine {
  if (!catalogueView.variant(write.variant)) throw notFound(`${field}.variant`)
  refuseOver(write.quantity, DEFAULT_MAXIMUM_QUANTITY, `${field}.quantity`)
  return { variantId: write.variant, quantity: write.quantity }
}

function rename(list: List, name: string, field: string, { shopper }: HandlerContext): void {
  if (isNameTaken(shopper.saved.lists, name, list.gid)) throw refuse('name_taken', { field })
  list.name = name
}

function remind(
  list: List,
  reminder: string | null | undefined,
  field: string,
  { now }: HandlerContext,
): void {
  delete list.reminder
  if (!reminder) return
  const at = Date.parse(reminder)
  if (!isCalendarDay(reminder.slice(0, 10)) || at <= now) throw badField(field, 'a time to come')
  if (malaysianDay(at) > malaysianDay(now + REMINDER_DAYS_AHEAD * DAY_MS))
    throw badField(field, `a time in the next ${REMINDER_DAYS_AHEAD} days`)
  list.reminder = reminder
}

function putLines(list: List, lines: ListLine[], field: string): void {
  refuseOver(lines.length, LIST_LINES_MAXIMUM, field)
  list.lines = lines
}

const putLine = (list: List, write: LineWrite, field: string, context: HandlerContext): void =>
  putLines(list, withLine(list.lines, lineOf(write, field, context)), field)

/** Eight digits that no other list of this shopper has. */
function newGid({ state, shopper }: HandlerContext): string {
  const known = shopper.saved.lists.map(({ gid }) => gid)
  for (;;) {
    const gid = String(10_000_000 + Math.floor(nextNumber(state.chance) * 90_000_000))
    if (!known.includes(gid)) return gid
  }
}

/** Document 2 §7, Shopping lists and favourites. */
export const listHandlers: HandlersOf<typeof listCalls> = {
  updateList: writes(({ body, ...context }) => {
    const { shoppingListId, listName, listVariant, reminder } = body.shoppingList
    const list = listAt(shoppingListId, 'shoppingList.shoppingListId', context)
    if (listName !== undefined) rename(list, listName, 'shoppingList.listName', context)
    if (reminder !== undefined) remind(list, reminder, 'shoppingList.reminder', context)
    if (listVariant) putLine(list, listVariant, 'shoppingList.listVariant', context)
    return replyOf(list, context)
  }),
  createList: writes(({ body, ...context }) => {
    const { lists } = context.shopper.saved
    refuseOver(lists.length + 1, LISTS_MAXIMUM, 'listName')
    const list: List = { gid: newGid(context), name: '', lines: [] }
    rename(list, body.listName, 'listName', context)
    remind(list, body.reminder, 'reminder', context)
    if (body.listVariant) putLine(list, body.listVariant, 'listVariant', context)
    lists.push(list)
    return replyOf(list, context)
  }),
  replaceList: writes(({ body, ...context }) => {
    const { shoppingListId, listName, listVariants, reminder } = body.shoppingList
    const list = listAt(shoppingListId, 'shoppingList.shoppingListId', context)
    rename(list, listName, 'shoppingList.listName', context)
    // What is on the list may stay as it is, even a product that has left the catalogue and a reminder that was sent.
    if (reminder !== list.reminder) remind(list, reminder, 'shoppingList.reminder', context)
    const known = new Map(list.lines.map((line) => [line.variantId, line]))
    const lines = listVariants.map((write, at) => {
      const line = known.get(write.variant)
      const isUnchanged = line?.quantity === write.quantity
      return line && isUnchanged ? line : lineOf(write, `shoppingList.listVariants.${at}`, context)
    })
    putLines(list, lines.reduce<ListLine[]>(withLine, []), 'shoppingList.listVariants')
    return replyOf(list, context)
  }),
  changeList: writes(({ body, ...context }) => {
    const list = listAt(body.shoppingListId, 'shoppingListId', context)
    putLine(list, body.listVariant, 'listVariant', context)
    return replyOf(list, context)
  }),
  deleteList: writes(({ params, ...context }) => {
    const { saved } = context.shopper
    const list = listAt(params.id, 'id', context)
    saved.lists = saved.lists.filter((other) => other !== list)
    return { shoppingLists: namesOf(context) }
  }),
  addFavorite: writes(({ body, shopper, catalogueView }) => {
    const { saved } = shopper
    if (!catalogueView.variant(body.variantId)) throw notFound('variantId')
    const isNew = !saved.favorites.includes(body.variantId)
    if (isNew) {
      refuseOver(saved.favorites.length + 1, FAVORITES_MAXIMUM, 'variantId')
      saved.favorites = [body.variantId, ...saved.favorites]
    }
    return { favorites: saved.favorites, isNew }
  }),
  // A product that is no favourite needs no change, even if it left the catalogue.
  removeFavorite: writes(({ body, shopper }) => {
    shopper.saved.favorites = shopper.saved.favorites.filter((id) => id !== body.variantId)
    return { favorites: shopper.saved.favorites }
  }),
}
