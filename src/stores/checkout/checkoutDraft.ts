import { keep, recall } from '../base/storage.ts'

/** The forms whose fields survive a reload: what was typed, the slot picked, the way to pay. A card's number is kept nowhere. */
const forms = ['address', 'telephone', 'vat', 'express', 'standard', 'billing'] as const
export type DraftForm = (typeof forms)[number]
export type DraftFields = Readonly<Record<string, string>>
type Drafts = Partial<Record<DraftForm, DraftFields>>

const KEY = 'pasar.checkout-draft'

// Holds what storage may not.
let drafts: Drafts | null = null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function fieldsOf(value: unknown): DraftFields | undefined {
  if (!isRecord(value)) return undefined
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/** What was kept, as far as it can be read; a broken draft is an empty one. */
function kept(): Drafts {
  try {
    const stored: unknown = JSON.parse(recall('session', KEY) ?? '{}')
    if (!isRecord(stored)) return {}
    return Object.fromEntries(
      forms.flatMap((form) => {
        const fields = fieldsOf(stored[form])
        return fields ? [[form, fields]] : []
      }),
    )
  } catch {
    return {}
  }
}

/** What was typed into a form before, also before a reload; empty when nothing was. */
export const readDraft = (form: DraftForm): DraftFields => (drafts ??= kept())[form] ?? {}

/** Keeps what is typed into a form until the order is placed. */
export function saveDraft(form: DraftForm, fields: DraftFields): void {
  drafts = { ...(drafts ?? kept()), [form]: fields }
  keep('session', KEY, JSON.stringify(drafts))
}

/** Forgets one form's draft, or all of them. */
export function clearDraft(form?: DraftForm): void {
  drafts = form ? { ...(drafts ?? kept()), [form]: {} } : {}
  keep('session', KEY, form ? JSON.stringify(drafts) : null)
}
