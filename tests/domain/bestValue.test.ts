import { expect, test } from 'vitest'
import { VariantState } from '../../src/contract/enumerations.ts'
import { bestValue } from '../../src/domain/product/bestValue.ts'
import { milk, rm } from './products.ts'

const small = { ...milk, gid: '1', unitPrice: rm(0.8), unitType: '100 ml' }
const large = { ...milk, gid: '2', unitPrice: rm(0.65), unitType: '100 ml' }
const gone = { ...milk, gid: '3', unitPrice: rm(0.5), unitType: '100 ml', state: VariantState.DISCONTINUED }
const bundle = { ...milk, gid: '4', unitPrice: rm(0.1), unitType: '1 piece' }
const unmeasured = { ...milk, gid: '5' }

test.each([
  ['the one whose unit costs least', [small, large], large],
  ['not one that cannot be had', [small, large, gone], large],
  ['not one that nothing is measured of', [small, large, unmeasured], large],
  ['none where they are measured differently', [small, large, bundle], null],
  ['none where they cost the same', [small, { ...small, gid: '6' }], null],
  ['none among one', [small, gone], null],
])('best value is %s', (_what, variants, expected) => {
  expect(bestValue(variants)).toBe(expected)
})
