import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import type { PersonaId } from '../personas.ts'
import type { ScenarioRow, Screen } from '../row.ts'

/** Where the screen will be; until it is there, the home page. */
const waiting = (waitsFor: Screen, persona: PersonaId = 'guest') =>
  ({ expects: null, start: '/', persona, act: 'useScreen', waitsFor }) as const

/** Logging in, joining, and the forms that ask who somebody is (document 2 §8). */
export const accountRows: readonly ScenarioRow[] = [
  {
    id: 'login.rejected',
    row: '55',
    calls: ['login'],
    fault: { kind: 'code', code: ErrorCode.LOGIN_ERROR },
    ...waiting('login'),
  },
  {
    id: 'login.rejected-vn',
    row: '5',
    calls: ['login'],
    fault: { kind: 'code', code: ErrorCode.LOGIN_ERROR_VN },
    ...waiting('login'),
  },
  {
    id: 'join.email-exists',
    row: '561',
    calls: ['join', 'issueOtp', 'gateEmailSignUp'],
    fault: { kind: 'code', code: ErrorCode.REGISTRATION_EMAIL_EXISTS },
    ...waiting('join'),
  },
  {
    id: 'join.telephone-exists',
    row: '562',
    calls: ['join', 'issueOtp'],
    fault: { kind: 'code', code: ErrorCode.TELEPHONE_EXISTS },
    ...waiting('join'),
  },
  {
    id: 'otp.rejected',
    row: '566',
    calls: ['join', 'forgetPassword', 'verifyCode'],
    fault: { kind: 'code', code: ErrorCode.OTP_ERROR },
    ...waiting('join'),
  },
  {
    id: 'lead.entry-used',
    row: 'Lead capture code 578',
    calls: ['captureCustomer', 'captureLead', 'changeLead'],
    fault: { kind: 'code', code: ErrorCode.LEAD_CAPTURE_ENTRY_USED },
    ...waiting('lead', 'lead-capture'),
    expects: { key: 'customer_data_capture_form.api_error_message_entry_used', as: 'field' },
  },
  {
    id: 'lead.rejected',
    row: 'Lead capture other error',
    calls: ['captureCustomer', 'captureLead', 'changeLead'],
    fault: { kind: 'status', status: 400 },
    ...waiting('lead', 'lead-capture'),
    expects: { key: 'form.api_error_message_default', as: 'field' },
  },
]
