import { type DraftFields, type Drafts, DRAFTS_KEY, NO_DRAFTS, useTypedDrafts } from './typedDrafts.ts'
import { currentAccount } from '../session/account.ts'
import { keep, recall } from '../base/storage.ts'

/**
 * The forms whose input survives a reload: typed texts, the chosen address and slot, the payment method. Of a new card or bank account, only
 * the names are kept.
 */
const forms = [
  'address',
  'addressChoice',
  'telephone',
  'vat',
  'express',
  'standard',
  'marketplace',
  'marketplaceChoice',
  'billing',
  'card',
  'bankAccount',
  'fasspay',
  'ipay88',
  'payoo',
  'loyalty',
  'purchaseOrder',
] as const
export type DraftForm = (typeof forms)[number]
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
    const stored: unknown = JSON.parse(recall('session', DRAFTS_KEY) ?? '{}')
    if (!isRecord(stored)) return NO_DRAFTS
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
    return NO_DRAFTS
  }
}

/** The drafts of this shopper: those of another account are not shown, and are replaced by the next input. */
function own(): Drafts {
  const drafts = useTypedDrafts.getState().drafts ?? kept()
  const isOwn = drafts.owner === undefined || drafts.owner === currentAccount()?._id
  return isOwn ? drafts : NO_DRAFTS
}

function change(changed: Drafts['forms']): void {
  const owner = currentAccount()?._id
  const whose = owner === undefined ? {} : { owner }
  useTypedDrafts.setState({ drafts: { ...whose, forms: changed } })
  keep('session', DRAFTS_KEY, JSON.stringify({ ...changed, ...whose }))
}

/** The draft of a form, also after a reload; empty if there is none. */
export const readDraft = (form: DraftForm): DraftFields => own().forms[form] ?? {}

/** Keeps the input of a form until the order is placed. */
export const saveDraft = (form: DraftForm, fields: DraftFields): void =>
  change({ ...own().forms, [form]: fields })

/** Removes the draft of a form. */
export const clearDraft = (form: DraftForm): void => change({ ...own().forms, [form]: {} })

/** Whether a form has input that is not saved. */
export const hasDraft = (form: DraftForm): boolean => Object.keys(readDraft(form)).length > 0

/**
 * Removes the draft of a form that was saved; `sent` is the draft at the submit. Returns false if the input has changed since: the draft
 * stays then, and the form has to stay open.
 */
export function clearSentDraft(form: DraftForm, sent: DraftFields): boolean {
  if (JSON.stringify(readDraft(form)) !== JSON.stringify(sent)) return false
  clearDraft(form)
  return true
}
