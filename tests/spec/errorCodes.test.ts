import { describe, expect, test } from 'vitest'
import { callTable, type CallName } from '../../src/contract/callTable.ts'
import { ErrorCode, Refusal } from '../../src/contract/errorCodes.ts'
import { codesOf } from './documentText.ts'

/** Document 2 §8, "Numeric codes". */
const numericCodes =
  'login error (vn) 5; login error 55; payment method create failed 487; registration e-mail exists 561; telephone exists 562; OTP error 566; lead capture entry used 578; business location unsupported 585; phone number already registered 596; ipay88 not eligible for promo code 597; ipay88 promo code invalid for total price zero 598'

/** Document 2 §8, the rows "Address creation code" and "Lead capture code". */
const codesInRows = { B2B_LOCATION_UNSUPPORTED: 'B2B_LOCATION_UNSUPPORTED', LEAD_CAPTURE_ENTRY_USED: 578 }

test('the error codes are those of the documents, and no other', () => {
  expect(ErrorCode).toEqual({ ...codesOf(numericCodes, ';'), ...codesInRows })
})

test('a reason of our own is never mistaken for a code of the documents', () => {
  const codes = new Set<number | string>(Object.values(ErrorCode))
  expect(Object.values(Refusal).filter((reason) => codes.has(reason))).toEqual([])
  expect(new Set(Object.values(Refusal)).size).toBe(Object.values(Refusal).length)
})

describe('a call names the code that the documents give it', () => {
  const rows: [CallName, ErrorCode][] = [
    ['createAddress', ErrorCode.B2B_LOCATION_UNSUPPORTED],
    ['createBilling', ErrorCode.PAYMENT_METHOD_CREATE_FAILED],
    ['verifyPhone', ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED],
  ]
  test.each(rows)('%s: %s', (name, code) => {
    expect(callTable[name].errors).toContain(code)
  })
})
