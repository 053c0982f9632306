import { keep, recall } from './storage.ts'

/** Whose texts, and of which form: nobody sees in a form what somebody else has typed in this tab. */
export type DraftName =
  | 'location'
  | `lead:${string}`
  | `organization-invite:${string}`
  | `pallets:${string}`
  | `pallet-goods:${string}`
  | `survey:${string}`

const keyOf = (name: DraftName) => `pasar.draft.${name}`

/** For a browser that lets nothing be kept. */
const held = new Map<DraftName, string>()

/** What was typed into a form before, also before a reload; a broken draft is an empty one. */
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

/** Keeps what is typed until it is sent. Passwords are not given to it. */
export function saveFormDraft(name: DraftName, fields: Readonly<Record<string, string>>): void {
  const text = JSON.stringify(fields)
  if (!keep('session', keyOf(name), text)) held.set(name, text)
}

/** It was sent. */
export function clearFormDraft(name: DraftName): void {
  held.delete(name)
  keep('session', keyOf(name), null)
}
