import type { addressCalls } from '../../src/contract/calls/addresses.ts'
import type { Address, SavedAddress } from '../../src/contract/entities/account/address.ts'
import { AccountType } from '../../src/contract/enumerations.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { suggestedSpellings } from '../rules/addressSpelling.ts'
import { isCountry, isState, postalCodeFacts, states } from '../rules/postalCodes.ts'
import { badField, notFound, refuse } from '../base/refuse.ts'
import {
  addressesOf,
  bookOf,
  defaultAddressOf,
  makeDefault,
  mayChangeAddresses,
  takeOut,
} from '../state/account/addressBook.ts'
import { checkoutReply } from '../state/cart/checkoutView.ts'
import { chooseAddress, leaveAddressElsewhere } from '../state/cart/deliveryAddress.ts'
import { locationOf, setPostalCode } from '../state/cart/location.ts'
import { nextHex } from '../base/random.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

const REQUIRED = ['firstName', 'lastName', 'addressLine1', 'city', 'state'] as const

function refuseBadAddress(address: Address): void {
  for (const name of REQUIRED) {
    if (address[name].trim() === '') throw badField(`address.${name}`, 'some text')
  }
  if (!isState(address.state)) throw badField('address.state', `one of ${states.join(', ')}`)
  if (!isCountry(address.country)) throw badField('address.country', 'Malaysia')
  const { isValid, isSupported } = postalCodeFacts(address.postalCode)
  if (!isValid) throw badField('address.postalCode', '5 or 9 digits')
  if (isSupported) return
  throw address.businessName
    ? refuse(ErrorCode.B2B_LOCATION_UNSUPPORTED)
    : refuse('postal_code_unsupported', { field: 'address.postalCode' })
}

/** An address with a business name is saved for the business, if the user manages one; otherwise for the user. */
const scopeFor = (address: Address, context: HandlerContext): AccountType =>
  address.businessName && mayChangeAddresses(AccountType.BUSINESS, context)
    ? AccountType.BUSINESS
    : AccountType.PERSONAL

const bookReply = (context: HandlerContext) => {
  const standard = defaultAddressOf(context)
  return { addresses: addressesOf(context), ...(standard ? { defaultAddressId: standard._id } : {}) }
}

/** The address book with that address as the default of its scope; nothing is saved. */
const bookWithDefault = ({ _id, accountScope }: SavedAddress, context: HandlerContext) => ({
  addresses: addressesOf(context).map((address) =>
    address.accountScope === accountScope ? { ...address, isDefault: address._id === _id } : address,
  ),
  defaultAddressId: _id,
})

/** Document 2 §7, Authentication and account: addresses. */
export const addressHandlers: HandlersOf<typeof addressCalls> = {
  createAddress: writes(({ body, ...context }) => {
    refuseBadAddress(body.address)
    const accountScope = scopeFor(body.address, context)
    const book = bookOf(accountScope, context) ?? context.shopper
    const _id = nextHex(context.state.chance, 24)
    book.addresses = [...book.addresses, { ...body.address, _id, accountScope, isDefault: false }]
    if (body.setAsDefaultAddress || book.addresses.length === 1) makeDefault(book, _id)
    const saved = book.addresses.at(-1) as SavedAddress
    if (saved.isDefault) chooseAddress(saved, context.shopper)
    return {
      addressCreationResult: {
        addressId: _id,
        address: saved,
        validationAddresses: suggestedSpellings(body.address),
      },
      ...(body.fromCheckout ? checkoutReply(context).data : {}),
    }
  }),
  listAddresses: reads(({ query, ...context }) => {
    const wanted = addressesOf(context).find(({ _id }) => _id === query.defaultAddressInfoId)
    return wanted ? bookWithDefault(wanted, context) : bookReply(context)
  }),
  setDefaultAddress: writes(({ body, ...context }) => {
    const book = bookOf(body.accountScope, context)
    const address = book?.addresses.find(({ _id }) => _id === body.id)
    if (!book || !address) throw notFound('id')
    if (body.changed) {
      if (!mayChangeAddresses(body.accountScope, context))
        throw refuse('forbidden', { field: 'accountScope' })
      makeDefault(book, body.id)
    }
    chooseAddress(address, context.shopper)
    return checkoutReply(context)
  }),
  deleteAddress: writes(({ params, ...context }) => {
    const address = addressesOf(context).find(({ _id }) => _id === params.id)
    const book = address && bookOf(address.accountScope, context)
    if (!address || !book) throw notFound('id')
    if (!mayChangeAddresses(address.accountScope, context)) throw refuse('forbidden', { field: 'id' })
    takeOut(book, params.id)
    const { addressId, ...selection } = context.shopper.selection
    if (addressId === params.id) context.shopper.selection = selection
    return { data: bookReply(context) }
  }),
  validatePostalCode: reads(({ params }) => postalCodeFacts(params.postalCode)),
  setLocation: writes(({ body, ...context }) => {
    const { isValid, isSupported } = postalCodeFacts(body.postalCode)
    if (!isValid) throw badField('postalCode', '5 or 9 digits')
    if (!isSupported) throw refuse('postal_code_unsupported', { field: 'postalCode' })
    setPostalCode(body.postalCode, context.shopper)
    leaveAddressElsewhere(context)
    return { data: { location: locationOf(context.shopper) } }
  }),
}
