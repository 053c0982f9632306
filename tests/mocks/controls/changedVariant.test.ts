import { expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { actionIds } from '../../../fixtures/tables/actions.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { VariantState } from '../../../src/contract/enumerations.ts'
import { test } from '../../setup/serverTest.ts'
import { MILK } from '../catalogue/milkIn.ts'

test('listings sort by a price that was set, and the list of prices under RM 5 follows', async ({
  controls,
  ana,
}) => {
  const firstOf = async (path: string, sort: string) =>
    (await ana.data(`${path}?sort=${sort}`)).category?.listing.products[0]?.variant.gid
  const milk = (sort: string) => firstOf(MILK, sort)
  const underFive = () => firstOf(`/products/action/${actionIds.under_five}`, 'price-low')
  expect(await milk('price-low')).not.toBe(named.saleMilk)
  await controls.set({ price: { variant: named.saleMilk, price: cents(1) } })
  expect(await milk('price-low')).toBe(named.saleMilk)
  expect(await underFive()).toBe(named.saleMilk)
  await controls.set({ price: { variant: named.saleMilk, price: cents(90_000), salePrice: null } })
  expect(await milk('price-high')).toBe(named.saleMilk)
  expect(await underFive()).not.toBe(named.saleMilk)
  await controls.set({ price: { variant: named.saleMilk, salePrice: cents(100) } })
  expect(await milk('discount')).toBe(named.saleMilk)
})

test('a state that was set decides with the stock whether a variant can be bought', async ({
  controls,
  ana,
}) => {
  const set = async (state: VariantState) => {
    await controls.set({ price: { variant: named.discontinuedBiscuit, state } })
    return (await ana.variantOf(named.discontinuedBiscuit)).inStock
  }
  expect(await set(VariantState.ACTIVE)).toBe(true)
  const { availableCount } = await ana.variantOf(named.discontinuedBiscuit)
  expect(availableCount).toBe(0)
  expect(await set(VariantState.STOCK_TRACKED)).toBe(false)
  await controls.set({ stock: { variant: named.discontinuedBiscuit, available: 3 } })
  expect(await set(VariantState.STOCK_TRACKED)).toBe(true)
  expect(await set(VariantState.DISCONTINUED)).toBe(false)
})
