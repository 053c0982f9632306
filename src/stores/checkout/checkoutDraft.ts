import { keep, recall } from '../base/storage.ts'

/** The forms whose input survives a reload: typed texts, the chosen slot, the payment method. Card numbers are never kept. */
const forms = ['address', 'telephone', 'vat', 'express', 'standard', 'billing', 'fasspay'] as const
export type DraftForm = (typeof forms)[number]
export type DraftFields = Readonly<Record<string, string>>
type Drafts = Partial<Record<DraftForm, DraftFields>>

const KEY = 'pasar.checkout-draft'

// In memory, for browsers without storage.
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

/** The stored drafts; invalid ones count as empty. */
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

/** The draft of a form, also after a reload; empty if there is none. */
export const readDraft = (form: DraftForm): DraftFields => (drafts ??= kept())[form] ?? {}

/** Keeps the input of a form until the order is placed. */
export function saveDraft(form: DraftForm, fields: DraftFields): void {
  drafts = { ...(drafts ?? kept()), [form]: fields }
  keep('session', KEY, JSON.stringify(drafts))
}

/** Removes one draft, or all of them. */
export function clearDraft(form?: DraftForm): void {
  drafts = form ? { ...(drafts ?? kept()), [form]: {} } : {}
  keep('session', KEY, form ? JSON.stringify(drafts) : null)
}
