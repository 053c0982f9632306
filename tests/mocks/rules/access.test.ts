import { describe, expect, test } from 'vitest'
import { emailKey, masked, isEmail, isPlainEmail } from '../../../mocks/rules/contact/contact.ts'
import { telephoneDigits } from '../../../mocks/rules/contact/telephoneDigits.ts'
import { newOtp, tried } from '../../../mocks/rules/otp.ts'
import { demoDigest } from '../../../fixtures/people.ts'
import { digestOf, isPassword, passwordLacks } from '../../../mocks/rules/passwords.ts'

test.each([
  ['ana@rumah.example', true, true],
  ['ana.lim@mail.rumah.example', true, true],
  ['ana+pasar@rumah.example', true, false],
  ['ana@rumah.my', true, true],
  ['ana@[10.0.0.1]', true, true],
  ['o’brien@rumah.example', true, true],
  ['ana@10.0.0.1', false, false],
  ['ana@rumah', false, false],
  ['ana@rumah.x', false, false],
  ['ana@-rumah.example', false, false],
  ['ana@@rumah.example', false, false],
  ['ana..lim@rumah.example', false, false],
  ['.ana@rumah.example', false, false],
  ['ana lim@rumah.example', false, false],
  ['@rumah.example', false, false],
  ['ana@', false, false],
  ['', false, false],
  [`${'a'.repeat(243)}@rumah.example`, false, false],
])('%s: an e-mail %s, by the stricter variant %s', (text, isOne, isPlain) => {
  expect(isEmail(text)).toBe(isOne)
  expect(isPlainEmail(text)).toBe(isPlain)
})

test('emails are compared without spaces and case', () => {
  expect(emailKey(' Ana@Rumah.Example ')).toBe('ana@rumah.example')
})

test.each([
  ['0123456789', '0123456789'],
  ['012-345 6789', '0123456789'],
  ['(012) 345.6789', '0123456789'],
  ['012345678', null],
  ['+60123456789', null],
  ['ten digits', null],
  ['', null],
])('the digits of %s are %s', (text, digits) => {
  expect(telephoneDigits(text)).toBe(digits)
})

test.each([
  ['ana@rumah.example', 'a•••@rumah.example'],
  ['0123456789', '••••••6789'],
])('%s is shown as %s', (to, shown) => {
  expect(masked(to)).toBe(shown)
})

test.each([
  ['Pasar-2026', null],
  ['aA345678', null],
  ['aA!aaaaa', null],
  ['Kata laluan1', 'no spaces'],
  ['aA34567', 'at least 8 characters'],
  ['AA345678', 'a lowercase letter'],
  ['aa345678', 'an uppercase letter'],
  ['aAaaaaaa', 'a digit or a symbol'],
  ['', 'at least 8 characters'],
])('the password %s lacks %s', (password, lacks) => {
  expect(passwordLacks(password)).toBe(lacks)
})

describe('a digest', () => {
  test('matches its own password only', () => {
    const digest = digestOf('Pasar-2026', 'salt-1')
    expect(isPassword('Pasar-2026', digest)).toBe(true)
    expect(isPassword('Pasar-2027', digest)).toBe(false)
    expect(isPassword('pasar-2026', digest)).toBe(false)
  })

  test('of the demo password is the one in the fixtures', () => {
    expect(isPassword('Pasar-2026', demoDigest)).toBe(true)
  })

  test('differs with another salt', () => {
    expect(digestOf('Pasar-2026', 'salt-1').digest).not.toBe(digestOf('Pasar-2026', 'salt-2').digest)
  })

  test('is PBKDF2 with SHA-256, as other libraries calculate it', async () => {
    const { pbkdf2Sync } = await import('node:crypto')
    const wanted = pbkdf2Sync('Pasar-2026', 'salt-1', 1_000, 32, 'sha256').toString('hex')
    expect(digestOf('Pasar-2026', 'salt-1').digest).toBe(wanted)
  })
})

describe('a one-time code', () => {
  const now = 1_000_000
  const otp = newOtp(0.0421337, now)

  test('has six digits, also with leading zeros', () => {
    expect(otp).toEqual({ code: '042133', expiresAt: now + 300_000, triesLeft: 3 })
  })

  test.each([
    ['at once', '042133', now, { fits: true }],
    ['in the last moment', '042133', now + 299_999, { fits: true }],
    ['too late', '042133', now + 300_000, { fits: false, left: null }],
    ['wrong', '042134', now, { fits: false, left: { ...otp, triesLeft: 2 } }],
    ['empty', '', now, { fits: false, left: { ...otp, triesLeft: 2 } }],
  ])('%s', (_, code, at, outcome) => {
    expect(tried(otp, code, at)).toEqual(outcome)
  })

  test('is invalid after its last attempt', () => {
    expect(tried({ ...otp, triesLeft: 1 }, '999999', now)).toEqual({ fits: false, left: null })
  })
})
