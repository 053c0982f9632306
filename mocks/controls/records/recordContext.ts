import type { Account } from '../../state/records/account.ts'
import type { ShopState } from '../../state/stateSchema.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'

/** What the records are read from. */
export interface RecordContext {
  state: ShopState
  view: CatalogueView
  account: Account | null
  visitor: string
  now: number
}

/** The most records that a search finds. */
export const MOST = 40

/** The values of an enumeration, with their names. */
export const choicesOf = (enumeration: Readonly<Record<string, number | string>>) =>
  Object.entries(enumeration).map(([name, value]) => ({ name, value }))

export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word))
