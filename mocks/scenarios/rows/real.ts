import { businesses } from '../../../fixtures/businesses.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import type { ScenarioRow } from '../row.ts'

/** Lets the server answer, so that the console sees the call and nothing else changes. */
const real = { fault: { kind: 'slow', ms: 0 }, isReal: true } as const

const login = { calls: ['login'], start: '/products/search/milk', persona: 'guest' } as const
const join = { calls: ['join', 'issueOtp'], start: '/', persona: 'guest' } as const
const lead = { calls: ['captureLead', 'changeLead'], start: '/', persona: 'lead-capture' } as const
const [invite] = businesses.kopitiam.invites

/** Numeric codes (document 2 §8) with which the server refuses what a shopper enters; docs/refusals.md has all of these inputs. */
export const realRows: readonly ScenarioRow[] = [
  {
    id: 'real.login',
    row: '55',
    code: ErrorCode.LOGIN_ERROR,
    ...login,
    ...real,
    expects: { key: 'login.wrong', as: 'alert' },
    act: 'logIn',
  },
  {
    id: 'real.login-vn',
    row: '5',
    code: ErrorCode.LOGIN_ERROR_VN,
    ...login,
    ...real,
    expects: { key: 'login.sister_shop', as: 'alert' },
    act: 'logInToSisterShop',
  },
  {
    id: 'real.card',
    row: '487',
    code: ErrorCode.PAYMENT_METHOD_CREATE_FAILED,
    calls: ['createBilling'],
    ...real,
    expects: { key: 'handlers.payment_method_create_failed', as: 'alert' },
    start: '/checkout?step=billing',
    persona: 'guest-checkout',
    act: 'saveRefusedCard',
  },
  {
    id: 'real.email-exists',
    row: '561',
    code: ErrorCode.REGISTRATION_EMAIL_EXISTS,
    ...join,
    ...real,
    expects: { key: 'open_account.email_exists', as: 'alert' },
    act: 'joinByKnownEmail',
  },
  {
    id: 'real.telephone-exists',
    row: '562',
    code: ErrorCode.TELEPHONE_EXISTS,
    ...join,
    ...real,
    expects: { key: 'open_account.telephone_exists', as: 'field' },
    isFocused: true,
    act: 'joinByKnownTelephone',
  },
  {
    id: 'real.code',
    row: '566',
    code: ErrorCode.OTP_ERROR,
    calls: ['join'],
    ...real,
    expects: { key: 'checkout.code_wrong', as: 'field' },
    isFocused: true,
    isAtStart: true,
    start: `/invite/${invite?.code}`,
    persona: 'guest',
    act: 'giveCode',
  },
  {
    id: 'real.lead-used',
    row: 'Lead capture code 578',
    code: ErrorCode.LEAD_CAPTURE_ENTRY_USED,
    ...lead,
    ...real,
    expects: { key: 'customer_data_capture_form.api_error_message_entry_used', as: 'field' },
    isFocused: true,
    isAtStart: true,
    act: 'sendLeadOfKnownTelephone',
  },
  {
    id: 'real.lead-location',
    row: '585',
    code: ErrorCode.BUSINESS_LOCATION_UNSUPPORTED,
    ...lead,
    ...real,
    expects: { key: 'lead.unsupported', as: 'field' },
    isFocused: true,
    isAtStart: true,
    act: 'sendLeadFromLabuan',
  },
  {
    id: 'real.address',
    row: 'Address creation code B2B_LOCATION_UNSUPPORTED',
    code: ErrorCode.B2B_LOCATION_UNSUPPORTED,
    calls: ['createAddress'],
    ...real,
    expects: { key: 'address.business_title', as: 'dialog' },
    start: '/checkout',
    persona: 'guest-cart',
    act: 'saveAddressInLabuan',
  },
  {
    id: 'real.telephone-registered',
    row: '596',
    code: ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED,
    calls: ['verifyPhone'],
    ...real,
    expects: { key: 'handlers.phone_number_already_registered', as: 'alert' },
    start: '/checkout?step=telephone',
    persona: 'guest-checkout',
    act: 'saveKnownTelephone',
  },
  {
    id: 'real.promo-not-eligible',
    row: '597',
    code: ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE,
    calls: ['addPromoCode', 'addPromoCodes'],
    ...real,
    expects: { key: 'promo_code.other_way_to_pay', as: 'field' },
    isFocused: true,
    start: '/cart',
    persona: 'pays-card',
    act: 'enterWalletCode',
  },
]
