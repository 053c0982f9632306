import { keep, recall } from './storage.ts'

/** The dialogs whose typed texts survive a reload, and a dialog that takes their place for a while. Passwords are kept nowhere. */
export type DraftName = 'lead' | 'organization-invite' | 'location'

const keyOf = (name: DraftName) => `pasar.draft.${name}`

// Holds what storage may not.
const held = new Map<DraftName, Readonly<Record<string, string>>>()

function kept(name: DraftName): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(recall('session', keyOf(name)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** What was typed into a dialog before; a broken draft is an empty one. */
export const readFormDraft = (name: DraftName): Readonly<Record<string, string>> =>
  held.get(name) ?? kept(name)

export function saveFormDraft(name: DraftName, fields: Readonly<Record<string, string>>): void {
  held.set(name, fields)
  keep('session', keyOf(name), JSON.stringify(fields))
}

/** It was sent. */
export function clearFormDraft(name: DraftName): void {
  held.delete(name)
  keep('session', keyOf(name), null)
}
