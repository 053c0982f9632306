import type { BillingInfo } from '../../contract/entities/account/billing.ts'
import { store } from '../base/store.ts'

interface Wallet {
  /** The saved cards and bank accounts of the last answer, and their default. */
  confirmed: readonly BillingInfo[]
  defaultId: string | undefined
  /** The cards and bank accounts of the page's data that they began with. */
  page: readonly BillingInfo[] | null
  /** Deletions in flight, by id. */
  removed: readonly string[]
  /** The default whose change is in flight. */
  chosen: string | null
}

export const useWallet = store<Wallet>({
  confirmed: [],
  defaultId: undefined,
  page: null,
  removed: [],
  chosen: null,
})

export interface SavedBilling extends BillingInfo {
  isDefault: boolean
}

/** The saved cards and bank accounts with the changes in flight applied. */
export const shownBillings = ({
  confirmed,
  defaultId,
  removed,
  chosen,
}: Omit<Wallet, 'page'>): SavedBilling[] =>
  confirmed
    .filter(({ _id }) => !removed.includes(_id))
    .map((billing) => ({ ...billing, isDefault: billing._id === (chosen ?? defaultId) }))

/** Stores the cards and bank accounts of a page's data. */
export const beginWallet = (page: readonly BillingInfo[], defaultId: string | undefined): void =>
  useWallet.setState({ confirmed: page, defaultId, page })
