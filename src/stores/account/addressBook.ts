import type { SavedAddress } from '../../contract/entities/account/address.ts'
import { store } from '../base/store.ts'

interface AddressBook {
  /** The addresses of the last answer. */
  confirmed: readonly SavedAddress[]
  /** Those of the page's data that they began with. */
  page: readonly SavedAddress[] | null
  /** Deletions in flight, by id. */
  removed: readonly string[]
  /** Changes of a default in flight, by account scope. */
  defaults: Readonly<Record<number, string>>
}

export const useAddressBook = store<AddressBook>({ confirmed: [], page: null, removed: [], defaults: {} })

/** Stores the addresses of a page's data. */
export const beginAddresses = (page: readonly SavedAddress[]): void =>
  useAddressBook.setState({ confirmed: page, page })

/** Stores the addresses of an answer; changes in flight stay on top of them. */
export const receiveAddresses = (confirmed: readonly SavedAddress[]): void =>
  useAddressBook.setState({ confirmed })

/** The addresses with the changes in flight applied. */
export const shownAddresses = ({ confirmed, removed, defaults }: AddressBook): SavedAddress[] =>
  confirmed
    .filter(({ _id }) => !removed.includes(_id))
    .map((address) => {
      const chosen = defaults[address.accountScope]
      return chosen === undefined ? address : { ...address, isDefault: address._id === chosen }
    })
