import type { accountCalls } from '../../src/contract/calls/account.ts'
import type { Address, SavedAddress } from '../../src/contract/entities/address.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
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
import type { Shopper } from '../shop/records/shopper.ts'
import { type HandlersOf, reads, writes } from './handler.ts'

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

function makeDefault(shopper: Shopper, id: string): void {
  shopper.addresses = shopper.addresses.map((address) => ({ ...address, isDefault: address._id === id }))
  shopper.selection.addressId = id
}

/** Document 2 §7, Authentication and account. */
export const accountHandlers: HandlersOf<typeof accountCalls> = {
  createAddress: writes(({ body, ...visit }) => {
    const { shopper, state } = visit
    refuseBadAddress(body.address)
    const address: SavedAddress = {
      ...body.address,
      _id: nextHex(state.chance, 24),
      accountScope: 0,
      isDefault: false,
    }
    shopper.addresses = [...shopper.addresses, address]
    if (body.setAsDefaultAddress || shopper.addresses.length === 1) makeDefault(shopper, address._id)
    const saved = shopper.addresses.at(-1) ?? address
    return {
      addressCreationResult: { addressId: saved._id, address: saved },
      ...(body.fromCheckout ? checkoutReply(visit).data : {}),
    }
  }),
  listAddresses: reads(({ shopper }) => {
    const standard = shopper.addresses.find(({ isDefault }) => isDefault)
    return { addresses: shopper.addresses, ...(standard ? { defaultAddressId: standard._id } : {}) }
  }),
  setDefaultAddress: writes(({ body, ...visit }) => {
    const { shopper } = visit
    if (!shopper.addresses.some(({ _id }) => _id === body.id)) throw refuse(404, 'not_found', { field: 'id' })
    makeDefault(shopper, body.id)
    return checkoutReply(visit)
  }),
  validatePostalCode: reads(({ params }) => postalCodeFacts(params.postalCode)),
  saveVatInformation: writes(({ body, ...visit }) => {
    if (!EMAIL.test(body.email))
      throw refuse(400, 'bad_body', { field: 'email', expected: 'an e-mail address' })
    visit.shopper.selection.vatEmail = body.email
    return checkoutReply(visit)
  }),
  createBilling: writes(({ body, ...visit }) => {
    const { shopper, state, now } = visit
    const { cardNumber, expiry, nameOnCard } = body.billing
    const isRefused =
      !isCardNumber(cardNumber) ||
      isExpired(expiry, malaysianDay(now)) ||
      cardNumber === CARD_REFUSED_ON_SAVING
    if (isRefused) throw refuse(422, ErrorCode.PAYMENT_METHOD_CREATE_FAILED)
    const id = nextHex(state.chance, 24)
    shopper.billings.push({
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
    shopper.selection.billingType = BillingType.CREDIT_CARD
    shopper.selection.selectedSavedPaymentMethod = id
    return { billingId: id, ...checkoutReply(visit).data }
  }),
}
