import type { JournalEntry } from '../../server/journal.ts'
import { HIDDEN } from '../../server/cardNumbers.ts'
import { redacted } from '../../server/redact.ts'
import { isSecret } from '../../server/secretsInText.ts'
import type { ShopState } from '../../state/stateSchema.ts'

export type StateDifference = NonNullable<JournalEntry['changes']>[number]

/** More are left out, and counted. */
const MOST = 40
const TEXT_LENGTH = 160

/** Parts of the state that change with every write, or that hold nothing but secrets. */
const unseen = new Set(['revision', 'clock', 'chance', 'access', 'areAccountsSeeded', 'due', 'placed'])

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const identities = ['_id', 'id', 'gid', 'variantId', 'code'] as const

/** What an element of a list is known by; null for a list of other values. */
function identityOf(value: unknown): string | null {
  if (!isFields(value)) return null
  const name = identities.find((each) => typeof value[each] === 'string')
  return name === undefined ? null : String(value[name])
}

/** Two lists, of which the second begins with the first: the elements by their places. */
function byPlace(before: readonly unknown[], after: readonly unknown[]): [Fields, Fields] | null {
  return before.every((value, at) => value === after[at])
    ? [Object.fromEntries(before.entries()), Object.fromEntries(after.entries())]
    : null
}

/** A list by the identities of its elements; null where they have none, or not one each. */
function byIdentity(list: readonly unknown[]): Fields | null {
  const entries = list.map((value) => [identityOf(value), value] as const)
  const names = new Set(entries.map(([name]) => name))
  return names.has(null) || names.size < entries.length
    ? null
    : Object.fromEntries<unknown>(entries.map(([name, value]) => [String(name), value]))
}

/** The content of a message may be a code or a link that grants access. */
const withoutContent = (name: string, value: unknown): unknown => (name === 'content' ? HIDDEN : value)

function textOf(value: unknown, path: readonly string[]): string | undefined {
  if (value === undefined) return undefined
  if (path.some((name) => isSecret(name))) return HIDDEN
  const text = JSON.stringify(redacted(value), path[0] === 'outbox' ? withoutContent : undefined)
  return text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text
}

const isEmpty = (value: unknown): boolean => typeof value !== 'object' || value === null

/** The differences of two values at a path. Parts that a write has not changed are the same object. */
function* between(before: unknown, after: unknown, path: readonly string[]): Generator<StateDifference> {
  if (before === after) return
  const [old, now] =
    Array.isArray(before) && Array.isArray(after)
      ? (byPlace(before, after) ?? [byIdentity(before), byIdentity(after)])
      : [isFields(before) ? before : null, isFields(after) ? after : null]
  if (old && now) {
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)]))
      if (!unseen.has(name)) yield* between(old[name], now[name], [...path, name])
    return
  }
  const [beforeText, afterText] = [textOf(before, path), textOf(after, path)]
  // Equal values may be different objects.
  if (beforeText === afterText && !(isEmpty(before) && isEmpty(after))) return
  yield {
    path: path.join('.'),
    ...(beforeText === undefined ? {} : { before: beforeText }),
    ...(afterText === undefined ? {} : { after: afterText }),
  }
}

/** The people of the fixtures, and their orders, are added with the first call that needs one, which is no change of that call. */
const withoutPeople = (state: ShopState, isSeeding: boolean): Fields =>
  isSeeding ? { ...state, accounts: {}, organizations: {}, sold: {}, orderCount: 0 } : state

/** What a write has changed in the shop, without secrets; of many changes the first 40, and how many more there are. */
export function stateDifferences(
  before: ShopState,
  after: ShopState,
): Required<Pick<JournalEntry, 'changes'>> & Pick<JournalEntry, 'moreChanges'> {
  const isSeeding = !before.areAccountsSeeded && after.areAccountsSeeded
  const all = [...between(withoutPeople(before, isSeeding), withoutPeople(after, isSeeding), [])]
  const more = all.length - MOST
  return { changes: all.slice(0, MOST), ...(more > 0 ? { moreChanges: more } : {}) }
}
