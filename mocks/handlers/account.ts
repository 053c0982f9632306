import type { accountCalls } from '../../src/contract/calls/account.ts'
import type { Address, SavedAddress } from '../../src/contract/entities/address.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { TELEPHONE_DIGITS } from '../../src/contract/limits.ts'
import {
  CARD_DECLINED_ON_PLACING,
  CARD_REFUSED_ON_SAVING,
  cardBrand,
  isCardNumber,
  isExpired,
} from '../rules/cards.ts'
import { malaysianDay } from '../rules/malaysiaTime.ts'
import { postalCodeFacts } from '../rules/postalCodes.ts'
import { refuse } from '../serving/refuse.ts'
import { checkoutReply } from '../shop/checkoutView.ts'
import { nextHex } from '../shop/random.ts'
import type { Visitor } from '../shop/state.ts'
import { type HandlersOf, reads, writes } from './handler.ts'

/** Belongs to another account: code 596. */
const TELEPHONE_OF_ANOTHER = '0190000596'
// As a server checks: something, an at sign, a name with a dot.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

const REQUIRED = ['firstName', 'lastName', 'addressLine1', 'city', 'state'] as const

function refuseBadAddress(address: Address): void {
  for (const name of REQUIRED) {
    if (address[name].trim() === '')
      throw refuse(400, 'bad_body', { field: `address.${name}`, expected: 'some text' })
  }
  const { isValid, isSupported } = postalCodeFacts(address.postalCode)
  if (!isValid) throw refuse(400, 'bad_body', { field: 'address.postalCode', expected: '5 or 9 digits' })
  if (isSupported) return
  throw address.businessName
    ? refuse(422, ErrorCode.B2B_LOCATION_UNSUPPORTED)
    : refuse(422, 'postal_code_unsupported', { field: 'address.postalCode' })
}

function makeDefault(visitor: Visitor, id: string): void {
  visitor.addresses = visitor.addresses.map((address) => ({ ...address, isDefault: address._id === id }))
  visitor.selection.addressId = id
}

/** Document 2 §7, Authentication and account. */
export const accountHandlers: HandlersOf<typeof accountCalls> = {
  verifyPhone: writes(({ body, ...visit }) => {
    const digits = body.phone.replace(/\D/g, '')
    if (digits.length !== TELEPHONE_DIGITS) {
      throw refuse(400, 'bad_body', { field: 'phone', expected: `${TELEPHONE_DIGITS} digits` })
    }
    if (body.email !== undefined && body.email !== '' && !EMAIL.test(body.email)) {
      throw refuse(400, 'bad_body', { field: 'email', expected: 'an e-mail address' })
    }
    if (digits === TELEPHONE_OF_ANOTHER) throw refuse(409, ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED)
    const { email: _before, ...selection } = visit.visitor.selection
    visit.visitor.selection = {
      ...selection,
      telephoneNumber: digits,
      ...(body.email ? { email: body.email } : {}),
    }
    return checkoutReply(visit)
  }),
  createAddress: writes(({ body, ...visit }) => {
    const { visitor, state } = visit
    refuseBadAddress(body.address)
    const address: SavedAddress = {
      ...body.address,
      _id: nextHex(state.chance, 24),
      accountScope: 0,
      isDefault: false,
    }
    visitor.addresses = [...visitor.addresses, address]
    if (body.setAsDefaultAddress || visitor.addresses.length === 1) makeDefault(visitor, address._id)
    const saved = visitor.addresses.at(-1) ?? address
    return {
      addressCreationResult: { addressId: saved._id, address: saved },
      ...(body.fromCheckout ? checkoutReply(visit).data : {}),
    }
  }),
  listAddresses: reads(({ visitor }) => {
    const standard = visitor.addresses.find(({ isDefault }) => isDefault)
    return { addresses: visitor.addresses, ...(standard ? { defaultAddressId: standard._id } : {}) }
  }),
  setDefaultAddress: writes(({ body, ...visit }) => {
    const { visitor } = visit
    if (!visitor.addresses.some(({ _id }) => _id === body.id)) throw refuse(404, 'not_found', { field: 'id' })
    makeDefault(visitor, body.id)
    return checkoutReply(visit)
  }),
  validatePostalCode: reads(({ params }) => postalCodeFacts(params.postalCode)),
  saveVatInformation: writes(({ body, ...visit }) => {
    if (!EMAIL.test(body.email))
      throw refuse(400, 'bad_body', { field: 'email', expected: 'an e-mail address' })
    visit.visitor.selection.vatEmail = body.email
    return checkoutReply(visit)
  }),
  createBilling: writes(({ body, ...visit }) => {
    const { visitor, state, now } = visit
    const { cardNumber, expiry, nameOnCard } = body.billing
    const isRefused =
      !isCardNumber(cardNumber) ||
      isExpired(expiry, malaysianDay(now)) ||
      cardNumber === CARD_REFUSED_ON_SAVING
    if (isRefused) throw refuse(422, ErrorCode.PAYMENT_METHOD_CREATE_FAILED)
    const id = nextHex(state.chance, 24)
    visitor.billings.push({
      info: {
        _id: id,
        type: BillingType.CREDIT_CARD,
        cardBrand: cardBrand(cardNumber),
        lastFour: cardNumber.slice(-4),
        expiry,
        nameOnCard,
      },
      declines: cardNumber === CARD_DECLINED_ON_PLACING,
    })
    if (!body.fromCheckout) return { billingId: id }
    visitor.selection.billingType = BillingType.CREDIT_CARD
    visitor.selection.selectedSavedPaymentMethod = id
    return { billingId: id, ...checkoutReply(visit).data }
  }),
}
