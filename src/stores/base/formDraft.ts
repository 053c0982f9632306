import { keep, recall } from './storage.ts'

/** The forms of guests whose drafts belong to the account after a login. */
export type GuestForm = 'pallets' | 'pallet-items' | `survey:${string}`

/** Drafts are stored per shopper and form, so that a shopper does not see the input of another one in the same tab. */
export type DraftName =
  | `address:${string}`
  | `attachment:${string}`
  | `bank-account:${string}`
  | `cancellation:${string}`
  | `card:${string}`
  | `capture:${string}`
  | `cart-note:${string}`
  | `invitation:${string}`
  | `list-name:${string}`
  | `list-order:${string}`
  | `membership:${string}`
  | `name:${string}`
  | `order-note:${string}`
  | `password:${string}`
  | `reminder:${string}`
  | `reorder:${string}`
  | `role:${string}`
  | `telephone:${string}`
  | `vat:${string}`
  | `approval:${string}`
  | `approval-return:${string}`
  | `find-order:${string}`
  | 'join'
  | 'other-account'
  | 'login'
  | 'location'
  | `lead:${string}`
  | `organization-invite:${string}`
  | `organization:${string}`
  | `pallets:${string}`
  | `pallet-items:${string}`
  | `pallet-order:${string}`
  | 'quick-order'
  | `survey:${string}`

const PREFIX = 'pasar.draft.'
const keyOf = (name: DraftName) => `${PREFIX}${name}`

/** For browsers without storage. */
const held = new Map<DraftName, string>()

/** The draft of a form, also after a reload; an invalid draft counts as empty. */
export function readFormDraft(name: DraftName): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(recall('session', keyOf(name)) ?? held.get(name) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Keeps what is typed until it is sent. Passwords are never passed to it. */
export function saveFormDraft(name: DraftName, fields: Readonly<Record<string, string>>): void {
  const text = JSON.stringify(fields)
  if (!keep('session', keyOf(name), text)) held.set(name, text)
}

/** Removes the draft after the form was sent. */
export function clearFormDraft(name: DraftName): void {
  held.delete(name)
  keep('session', keyOf(name), null)
}

/** The drafts of a guest, and of forms that need no account. */
const isOfGuest = (name: string): boolean =>
  /:guest(:|$)/.test(name) || /^(join|other-account|quick-order|find-order:.*)$/.test(name)

/** The names of the drafts in this tab. */
function draftNames(): string[] {
  try {
    const stored = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    return [...stored.map((key) => key.slice(PREFIX.length)), ...held.keys()]
  } catch {
    // Where storage is blocked, even reading the property throws.
    return [...held.keys()]
  }
}

/** Removes the drafts of guests: after a logout, the next guest of the tab may be another person. */
export function clearGuestDrafts(): void {
  for (const name of draftNames().filter(isOfGuest)) clearFormDraft(name as DraftName)
}

/**
 * Moves a guest's draft to an account, unless the account has one. Empty texts are left out: the account's own data take their place. The
 * next guest of the tab does not see the draft.
 */
export function adoptFormDraft(guests: DraftName, own: DraftName): void {
  const texts = Object.fromEntries(Object.entries(readFormDraft(guests)).filter(([, text]) => text !== ''))
  clearFormDraft(guests)
  const hasOwn = Object.keys(readFormDraft(own)).length > 0
  if (!hasOwn && Object.keys(texts).length > 0) saveFormDraft(own, texts)
}
