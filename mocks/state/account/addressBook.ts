import type { SavedAddress } from '../../../src/contract/entities/account/address.ts'
import { AccountType, ClientViewType } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { organizationOf, permissionsIn } from '../permissions.ts'

/** The visitor's delivery addresses: their own, and those of their business. */
export const addressesOf = ({ state, account, shopper }: HandlerContext): SavedAddress[] => [
  ...shopper.addresses,
  ...(organizationOf(state, account)?.addresses ?? []),
]

/** The business's default shipping address (document 1 §3, account payload). */
export const businessDefaultAddress = ({ state, account }: HandlerContext): SavedAddress | undefined =>
  organizationOf(state, account)?.addresses.find(({ isDefault }) => isDefault)

/** The default delivery address: in the business view the business's, else the user's. */
export function defaultAddressOf(context: HandlerContext): SavedAddress | undefined {
  const own = context.shopper.addresses.find(({ isDefault }) => isDefault)
  const business = businessDefaultAddress(context)
  return context.account?.clientViewType === ClientViewType.BUSINESS ? (business ?? own) : (own ?? business)
}

/** Whether an address of that scope may be added, changed or deleted by the visitor. */
export const mayChangeAddresses = (scope: number, context: HandlerContext): boolean =>
  scope === AccountType.PERSONAL || permissionsIn(context).canManageOrganization

type Book = { addresses: SavedAddress[] }

/** The address book of a scope; undefined for a user without a business. */
export const bookOf = (scope: number, { state, account, shopper }: HandlerContext): Book | undefined =>
  scope === AccountType.PERSONAL ? shopper : organizationOf(state, account)

/** Makes one address of a book its only default. */
export function makeDefault(book: Book, id: string): void {
  book.addresses = book.addresses.map((address) => ({ ...address, isDefault: address._id === id }))
}

/** Removes an address; the newest one becomes the default if the default was removed. */
export function takeOut(book: Book, id: string): void {
  const gone = book.addresses.find(({ _id }) => _id === id)
  book.addresses = book.addresses.filter(({ _id }) => _id !== id)
  const newest = book.addresses.at(-1)
  if (gone?.isDefault && newest) makeDefault(book, newest._id)
}
