import { businesses } from '../../../fixtures/businesses.ts'
import { named } from '../../../fixtures/named.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import type { ScenarioRow } from '../row.ts'

const login = { start: '/products/search/milk', persona: 'guest', act: 'logIn' } as const
const [invite] = businesses.kopitiam.invites
const invited = { start: `/invite/${invite?.code}`, persona: 'guest' } as const
const capture = { start: '/', persona: 'guest', act: 'giveEmail' } as const
const milkPage = `/product/${named.saleMilk}/fresh-milk`

/** Login, registration and identity forms (document 2 §8). */
export const accountRows: readonly ScenarioRow[] = [
  {
    id: 'login.rejected',
    row: '55',
    calls: ['login'],
    fault: { kind: 'code', code: ErrorCode.LOGIN_ERROR },
    expects: { key: 'login.wrong', as: 'alert' },
    ...login,
  },
  {
    id: 'login.rejected-vn',
    row: '5',
    calls: ['login'],
    fault: { kind: 'code', code: ErrorCode.LOGIN_ERROR_VN },
    expects: { key: 'login.sister_shop', as: 'alert' },
    ...login,
  },
  {
    id: 'join.email-exists',
    row: '561',
    calls: ['issueOtp', 'join', 'gateEmailSignUp'],
    fault: { kind: 'code', code: ErrorCode.REGISTRATION_EMAIL_EXISTS },
    expects: { key: 'organization_invite.email_exists', as: 'alert' },
    ...invited,
    act: 'joinByInvite',
    isAtStart: true,
  },
  {
    id: 'join.telephone-exists',
    row: '562',
    calls: ['issueOtp', 'join'],
    fault: { kind: 'code', code: ErrorCode.TELEPHONE_EXISTS },
    expects: { key: 'open_account.telephone_exists', as: 'field' },
    isFocused: true,
    start: '/',
    persona: 'guest',
    act: 'joinByTelephone',
  },
  {
    id: 'otp.rejected',
    row: '566',
    calls: ['join', 'forgetPassword', 'verifyCode'],
    fault: { kind: 'code', code: ErrorCode.OTP_ERROR },
    expects: { key: 'organization_invite.code_error', as: 'field' },
    isFocused: true,
    ...invited,
    act: 'giveCode',
    isAtStart: true,
  },
  {
    id: 'lead.entry-used',
    row: 'Lead capture code 578',
    calls: ['captureCustomer'],
    fault: { kind: 'code', code: ErrorCode.LEAD_CAPTURE_ENTRY_USED },
    expects: { key: 'customer_data_capture_form.api_error_message_entry_used', as: 'alert' },
    ...capture,
  },
  {
    id: 'lead.rejected',
    row: 'Lead capture other error',
    calls: ['captureCustomer'],
    fault: { kind: 'status', status: 400 },
    expects: { key: 'form.api_error_message_default', as: 'alert' },
    ...capture,
  },
  {
    id: 'lead.form-rejected',
    row: 'Lead capture other error',
    calls: ['changeLead', 'captureLead'],
    fault: { kind: 'status', status: 400 },
    expects: { key: 'form.api_error_message_default', as: 'alert' },
    start: '/',
    persona: 'lead-capture',
    act: 'sendLead',
    isAtStart: true,
  },
  {
    id: 'favorites.failed',
    row: 'Status 500 in body',
    calls: ['addFavorite', 'removeFavorite'],
    fault: { kind: 'body-error' },
    expects: { key: 'favorites.failed', as: 'notice' },
    start: '/products/search/milk',
    persona: 'invoice',
    act: 'pressHeart',
  },
  {
    id: 'notice.failed',
    row: 'Network failure',
    calls: ['notifyWhenInStock'],
    fault: { kind: 'network' },
    expects: { key: 'back_in_stock.failed', as: 'notice' },
    start: `/product/${named.outOfStockSardines}/sardines`,
    persona: 'invoice',
    act: 'askForNotice',
  },
  {
    id: 'shopping-list.failed',
    row: 'Response not JSON',
    calls: ['createList', 'updateList', 'changeList'],
    fault: { kind: 'not-json' },
    expects: { key: 'lists.failed', as: 'alert' },
    start: milkPage,
    persona: 'invoice',
    act: 'addToList',
  },
  {
    id: 'price-check.failed',
    row: 'Network failure',
    calls: ['variantById'],
    fault: { kind: 'network' },
    // A read is tried again by itself.
    when: { kind: 'always' },
    expects: { key: 'cart.add_cart_variant_error', as: 'notice' },
    start: `${milkPage}?add=2&price=790`,
    persona: 'guest',
    act: 'open',
  },
]
