import { expect, test } from 'vitest'
import { telephoneText, typedTelephone } from '../../src/domain/checkout/telephone.ts'

// Ten digits as Malaysians write them (document 1 §5, Phone).
test.each([
  ['0123456789', '012-345 6789'],
  ['012345678', '012345678'],
  ['01234567890', '01234567890'],
  ['', ''],
  ['012-345 6789', '012-345 6789'],
])('%s is formatted as %s', (digits, text) => {
  expect(telephoneText(digits)).toBe(text)
})

test.each([
  // From abroad: the country code replaces the zero.
  ['+60 12-345 6789', '012-345 6789'],
  ['60123456789', '0123456789'],
  // Too short for a national number, so unchanged.
  ['+60 12', '+60 12'],
  ['6012345678', '6012345678'],
  ['012-345 6789', '012-345 6789'],
  ['0123456789', '0123456789'],
  ['', ''],
])('typed as %s it is stored as %s', (typed, kept) => {
  expect(typedTelephone(typed)).toBe(kept)
})
