import { describe, expect, test } from 'vitest'
import { addressText } from '../../src/domain/checkout/address.ts'
import {
  cardBrand,
  cardExpiry,
  isCardExpired,
  isCardNumber,
  isSecurityCode,
} from '../../src/domain/checkout/card.ts'
import { isPassword } from '../../src/domain/password.ts'
import { malaysianStates, stateCode } from '../../src/domain/checkout/states.ts'
import {
  isEmail,
  isPhone,
  isPostalCode,
  isStrictEmail,
  isStrictPostalCode,
  mentionsPoBox,
  phoneDigits,
} from '../../src/domain/checkout/validation.ts'

describe('email (document 1 §5)', () => {
  test.each([
    ['aisyah@pasar.my', true, true],
    ['aisyah.binti-ali@mail.pasar.com.my', true, true],
    ["o'brien@pasar.my", true, true],
    ['aisyah+shop@pasar.my', true, false],
    ['aisyah@[192.168.0.1]', true, true],
    [' aisyah@pasar.my ', true, true],
    ['aisyah@[192.168.0]', false, false],
    ['aisyah@[192.168.0.256]', false, false],
    ['aisyah@pasar', false, false],
    ['aisyah@pasar.m', false, false],
    ['aisyah@pasar.4u', false, false],
    ['aisyah@@pasar.my', false, false],
    ['.aisyah@pasar.my', false, false],
    ['ais..yah@pasar.my', false, false],
    ['ais yah@pasar.my', false, false],
    ['aisyah@-pasar.my', false, false],
    ['@pasar.my', false, false],
    ['aisyah', false, false],
    ['', false, false],
  ])('%o: %s, stricter %s', (text, plain, strict) => {
    expect(isEmail(text)).toBe(plain)
    expect(isStrictEmail(text)).toBe(strict)
  })
})

test.each([
  ['Nasi1lemak', true],
  ['Nasi-lemak', true],
  ['nasilemak1', false],
  ['NASILEMAK1', false],
  ['NasiLemak', false],
  ['Nasi1le', false],
  ['Nasi1 lemak', false],
])('password %o: %s', (text, expected) => {
  expect(isPassword(text)).toBe(expected)
})

test.each([
  ['0123456789', true],
  ['012-345 6789', true],
  ['(012) 345-6789', true],
  ['012345678', false],
  ['01234567890', false],
  ['+60123456789', false],
  ['telephone', false],
])('telephone %o: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected)
})

test('a phone number is sent as its digits', () => {
  expect(phoneDigits('012-345 6789')).toBe('0123456789')
})

test.each([
  ['50450', true, true],
  ['504501234', true, false],
  ['5045', false, false],
  ['504501', false, false],
  ['50450-1234', false, false],
  ['5045a', false, false],
  ['', false, false],
])('postal code %o: %s, stricter %s', (text, plain, strict) => {
  expect(isPostalCode(text)).toBe(plain)
  expect(isStrictPostalCode(text)).toBe(strict)
})

test.each([
  ['PO Box 12', true],
  ['P.O. Box 12', true],
  ['p.o.box 12', true],
  ['Post Office Box', true],
  ['Box 44, Jalan Ampang', true],
  ['box44', true],
  ['12 Jalan Boxwood', false],
  ['Boxing Club, 3 Jalan Tun', false],
  ['12 Jalan Ampang', false],
])('%o mentions a PO box: %s', (text, expected) => {
  expect(mentionsPoBox(text)).toBe(expected)
})

describe('a card', () => {
  test.each([
    ['4111 1111 1111 1111', true, 'visa'],
    ['5555-5555-5555-4444', true, 'mastercard'],
    ['2223003122003222', true, 'mastercard'],
    ['378282246310005', true, 'amex'],
    ['4111111111111112', false, 'visa'],
    ['0000', false, null],
    ['4111111111111111abc', false, 'visa'],
    ['', false, null],
  ])('number %o: %s, %s', (text, expected, brand) => {
    expect(isCardNumber(text)).toBe(expected)
    expect(cardBrand(text)).toBe(brand)
  })

  test.each([
    ['03/28', '03/28'],
    ['3/28', '03/28'],
    ['0328', '03/28'],
    ['03/2028', '03/28'],
    [' 12 / 30 ', '12/30'],
    ['13/28', null],
    ['00/28', null],
    ['march', null],
    ['', null],
  ])('expiry date %o is parsed as %s', (text, expected) => {
    expect(cardExpiry(text)).toBe(expected)
  })

  test.each([
    ['11/26', '2026-11-30T23:59:59+08:00', false],
    ['11/26', '2026-12-01T00:00:00+08:00', true],
    ['10/26', '2026-11-21T08:00:00+08:00', true],
    ['12/26', '2026-12-31T23:59:59+08:00', false],
    ['12/26', '2027-01-01T00:00:00+08:00', true],
    ['13/28', '2026-11-21T08:00:00Z', true],
  ])('%s at %s is expired: %s', (text, at, expected) => {
    expect(isCardExpired(text, Date.parse(at))).toBe(expected)
  })

  test.each([
    ['123', null, true],
    ['1234', null, true],
    ['123', 'visa', true],
    ['1234', 'visa', false],
    ['1234', 'amex', true],
    ['123', 'amex', false],
    ['12a', null, false],
  ] as const)('security code %o of %s: %s', (text, brand, expected) => {
    expect(isSecurityCode(text, brand)).toBe(expected)
  })
})

describe('addresses', () => {
  test('the parts are in order, joined by commas, without empty ones (document 1 §3)', () => {
    expect(
      addressText({
        businessName: 'Kedai Sinar',
        addressLine1: '12 Jalan Ampang',
        addressLine2: ' ',
        city: 'Kuala Lumpur',
        state: 'Kuala Lumpur',
        postalCode: '50450',
        district: 'Titiwangsa',
      }),
    ).toBe('Kedai Sinar, 12 Jalan Ampang, Kuala Lumpur, 50450, Titiwangsa')
  })

  test('Malaysia has sixteen states here (document 1 §5)', () => {
    expect(malaysianStates).toHaveLength(16)
    expect(malaysianStates[0]).toBe('Johor')
    expect(malaysianStates[15]).toBe('Terengganu')
  })

  test.each([
    ['ny', 'NY'],
    ['Ca', 'CA'],
    ['zz', 'ZZ'],
    ['new york', 'NY'],
    ['NORTH  CAROLINA', 'NC'],
    ['district of columbia', 'DC'],
    ['Puerto Rico', 'PR'],
    ['Selangor', null],
    ['constructor', null],
    ['', null],
  ])('state %o is %s (document 1 §5)', (text, expected) => {
    expect(stateCode(text)).toBe(expected)
  })
})
