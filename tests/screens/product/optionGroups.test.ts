import { expect, test } from 'vitest'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { optionGroups } from '../../../src/pages/product/sizes/optionGroups.ts'
import { milk } from '../../domain/products.ts'

const powder = (gid: string, size: string, flavour: string): Variant => ({
  ...milk,
  gid,
  variantValues: [
    { name: 'Size', value: size },
    { name: 'Flavour', value: flavour },
  ],
})
const smallPlain = powder('1', '600 g', 'Plain')
const largePlain = powder('2', '1.2 kg', 'Plain')
const smallHoney = powder('3', '600 g', 'Honey')
const largeHoney = powder('4', '1.2 kg', 'Honey')
const powders = [smallPlain, largePlain, smallHoney, largeHoney]

const shown = (chosen: Variant, variants: readonly Variant[]) =>
  optionGroups(chosen, variants).map(({ name, options }) => [
    name,
    options.map(({ value, variant, isChosen }) => `${value} ${variant.gid}${isChosen ? ' chosen' : ''}`),
  ])

test('each option has its values in the order of the variants, and keeps the other choices', () => {
  expect(shown(largeHoney, powders)).toEqual([
    ['Size', ['600 g 3', '1.2 kg 4 chosen']],
    ['Flavour', ['Plain 2', 'Honey 4 chosen']],
  ])
})

test('a missing combination falls back to a variant with that value', () => {
  expect(shown(largePlain, [smallPlain, largePlain, smallHoney])).toEqual([
    ['Size', ['600 g 1', '1.2 kg 2 chosen']],
    ['Flavour', ['Plain 2 chosen', 'Honey 3']],
  ])
})

test('an option with a single value is not shown', () => {
  expect(shown(smallPlain, [smallPlain, smallHoney])).toEqual([['Flavour', ['Plain 1 chosen', 'Honey 3']]])
  expect(shown(milk, [milk])).toEqual([])
})
