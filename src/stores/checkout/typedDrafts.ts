import { keep } from '../base/storage.ts'
import { store } from '../base/store.ts'

export type DraftFields = Readonly<Record<string, string>>

/** What is typed into the forms of the checkout. */
export interface Drafts {
  /** The account that typed it; without one, a guest, who may have an account and log in to go on. */
  owner?: string
  forms: Readonly<Record<string, DraftFields>>
}

export const DRAFTS_KEY = 'pasar.checkout-draft'
export const NO_DRAFTS: Drafts = { forms: {} }

/** The drafts in memory; null until the first change, while the stored ones count. */
export const useTypedDrafts = store<{ drafts: Drafts | null }>({ drafts: null })

/** Removes all drafts: the order is placed, or another shopper is in this tab. */
export function clearDrafts(): void {
  useTypedDrafts.setState({ drafts: NO_DRAFTS })
  keep('session', DRAFTS_KEY, null)
}
