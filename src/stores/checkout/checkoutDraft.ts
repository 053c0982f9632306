import { currentAccount } from '../session/account.ts'
import { keep, recall } from '../base/storage.ts'

/** The forms whose input survives a reload: typed texts, the chosen slot, the payment method. Card numbers are never kept. */
const forms = ['address', 'telephone', 'vat', 'express', 'standard', 'billing', 'fasspay'] as const
export type DraftForm = (typeof forms)[number]
export type DraftFields = Readonly<Record<string, string>>
interface Drafts {
  /** The account that typed them; without one, a guest, who may have an account and log in to go on. */
  owner?: string
  forms: Partial<Record<DraftForm, DraftFields>>
}

const NONE: Drafts = { forms: {} }

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
    if (!isRecord(stored)) return NONE
    const { owner } = stored
    return {
      ...(typeof owner === 'string' ? { owner } : {}),
      forms: Object.fromEntries(
        forms.flatMap((form) => {
          const fields = fieldsOf(stored[form])
          return fields ? [[form, fields]] : []
        }),
      ),
    }
  } catch {
    return NONE
  }
}

/** The drafts of this shopper: those of another account are not shown, and are replaced by the next input. */
function own(): Drafts {
  drafts ??= kept()
  const { owner } = drafts
  return owner === undefined || owner === currentAccount()?._id ? drafts : NONE
}

function change(changed: Drafts['forms']): void {
  const owner = currentAccount()?._id
  const whose = owner === undefined ? {} : { owner }
  drafts = { ...whose, forms: changed }
  keep('session', KEY, JSON.stringify({ ...changed, ...whose }))
}

/** The draft of a form, also after a reload; empty if there is none. */
export const readDraft = (form: DraftForm): DraftFields => own().forms[form] ?? {}

/** Keeps the input of a form until the order is placed. */
export const saveDraft = (form: DraftForm, fields: DraftFields): void =>
  change({ ...own().forms, [form]: fields })

/** Removes one draft, or all of them. */
export function clearDraft(form?: DraftForm): void {
  if (form) return change({ ...own().forms, [form]: {} })
  drafts = NONE
  keep('session', KEY, null)
}
