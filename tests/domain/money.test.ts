import { describe, expect, test } from 'vitest'
import { formatPrice, formatSimplePrice } from '../../src/domain/money.ts'

describe('a price (document 1 §5, Prices)', () => {
  test.each([
    [790, 'RM 7.90'],
    [5, 'RM 0.05'],
    [60, 'RM 0.60'],
    [100, 'RM 1.00'],
    [99_999, 'RM 999.99'],
    [100_000, 'RM 1,000.00'],
    [123_456_789, 'RM 1,234,567.89'],
    [0, 'RM 0.00'],
  ])('%i cents is formatted as %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text)
  })

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY], [null], [undefined]])(
    '%s is no price',
    (amount) => {
      expect(formatPrice(amount)).toBe('')
      expect(formatSimplePrice(amount)).toBe('')
    },
  )

  test('zero shows the free label, when there is one', () => {
    expect(formatPrice(0, { free: 'Free' })).toBe('Free')
    expect(formatPrice(1, { free: 'Free' })).toBe('RM 0.01')
  })

  test('a negative price shows the negative label', () => {
    expect(formatPrice(-790)).toBe('−RM 7.90')
    expect(formatPrice(-123_400, { negative: 'Credit ' })).toBe('Credit RM 1,234.00')
  })

  test.each([
    [6_000, 'RM 60'],
    [6_050, 'RM 60.50'],
    [100_000, 'RM 1,000'],
    [-500, '−RM 5'],
  ])('the simple formatter omits the decimals of whole ringgit: %i is %s', (amount, text) => {
    expect(formatSimplePrice(amount)).toBe(text)
  })
})
