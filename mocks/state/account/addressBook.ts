import type { SavedAddress } from '../../../src/contract/entities/account/address.ts'
import { AccountType, ClientViewType } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { organizationOf, permissionsIn } from '../standing.ts'

/** Where the visitor may have goods brought: their own addresses, and those of the business they buy for. */
export const addressesOf = ({ state, account, shopper }: HandlerContext): SavedAddress[] => [
  ...shopper.addresses,
  ...(organizationOf(state, account)?.addresses ?? []),
]

/** The business's default shipping address (document 1 §3, account payload). */
export const businessDefaultAddress = ({ state, account }: HandlerContext): SavedAddress | undefined =>
  organizationOf(state, account)?.addresses.find(({ isDefault }) => isDefault)

/** Where goods go until the visitor says otherwise: in the business view to the business, else home. */
export function defaultAddressOf(visit: HandlerContext): SavedAddress | undefined {
  const own = visit.shopper.addresses.find(({ isDefault }) => isDefault)
  const business = businessDefaultAddress(visit)
  return visit.account?.clientViewType === ClientViewType.BUSINESS ? (business ?? own) : (own ?? business)
}

/** Whether an address of that scope may be added, changed or deleted by the visitor. */
export const mayChangeAddresses = (scope: number, visit: HandlerContext): boolean =>
  scope === AccountType.PERSONAL || permissionsIn(visit).canManageOrganization

type Book = { addresses: SavedAddress[] }

/** The book that holds the addresses of that scope; undefined for who belongs to no business. */
export const bookOf = (scope: number, { state, account, shopper }: HandlerContext): Book | undefined =>
  scope === AccountType.PERSONAL ? shopper : organizationOf(state, account)

/** Makes one address of a book its only default. */
export function makeDefault(book: Book, id: string): void {
  book.addresses = book.addresses.map((address) => ({ ...address, isDefault: address._id === id }))
}

/** Takes an address out; the newest left becomes the default where the default has gone. */
export function takeOut(book: Book, id: string): void {
  const gone = book.addresses.find(({ _id }) => _id === id)
  book.addresses = book.addresses.filter(({ _id }) => _id !== id)
  const newest = book.addresses.at(-1)
  if (gone?.isDefault && newest) makeDefault(book, newest._id)
}
