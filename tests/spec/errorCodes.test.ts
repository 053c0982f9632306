import { describe, expect, test } from 'vitest'
import { callTable, type CallName } from '../../src/contract/callTable.ts'
import { ErrorCode, Refusal } from '../../src/contract/errorCodes.ts'
import { numericCodes } from './catalogueRows.ts'
import { codesOf } from './documentText.ts'
import { expectNone } from './expectNone.ts'

/** Document 2 §8, the rows "Address creation code" and "Lead capture code". */
const codesInRows = { B2B_LOCATION_UNSUPPORTED: 'B2B_LOCATION_UNSUPPORTED', LEAD_CAPTURE_ENTRY_USED: 578 }

test('the error codes are those of the documents', () => {
  const documented = { ...codesOf(numericCodes, ';'), ...codesInRows }
  const built: Record<string, number | string> = ErrorCode
  expectNone(
    Object.entries(documented).filter(([name, code]) => built[name] !== code),
    ([name, code]) =>
      `${name} is ${JSON.stringify(code)} in document 2 §8. Write it so in ErrorCode in src/contract/errorCodes.ts: ${name}: ${JSON.stringify(code)},`,
  )
  expectNone(
    Object.keys(built).filter((name) => !(name in documented)),
    (name) =>
      `ErrorCode.${name} is not in the documents. A reason of our own is a word in Refusal in src/contract/errorCodes.ts: ${name}: '${name.toLowerCase()}',`,
  )
})

test('a refusal of our own has no code of the documents', () => {
  const codes = new Set<number | string>(Object.values(ErrorCode))
  const reasons = Object.values(Refusal)
  expectNone(
    reasons.filter((reason, at) => codes.has(reason) || reasons.indexOf(reason) !== at),
    (reason) =>
      `The reason '${reason}' is a code of the documents, or is there twice. Give it another word in Refusal in src/contract/errorCodes.ts: GIFT_EXPIRED: 'gift_expired',`,
  )
})

describe('a call lists the code of the documents', () => {
  const rows: [CallName, ErrorCode][] = [
    ['createAddress', ErrorCode.B2B_LOCATION_UNSUPPORTED],
    ['createBilling', ErrorCode.PAYMENT_METHOD_CREATE_FAILED],
    ['verifyPhone', ErrorCode.PHONE_NUMBER_ALREADY_REGISTERED],
  ]
  test.each(rows)('%s: %s', (name, code) => {
    expect(
      callTable[name].errors,
      `Call "${name}" has to name ${JSON.stringify(code)} among its errors in src/contract/calls: errors: [${JSON.stringify(code)}]`,
    ).toContain(code)
  })
})
