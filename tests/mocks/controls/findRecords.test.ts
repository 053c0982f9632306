import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import { findRecords } from '../../../mocks/controls/records/findRecords.ts'
import { type RecordKind, typedValue } from '../../../mocks/controls/records/shopRecord.ts'
import { openServer, shopper } from '../shopper.ts'

function openRecords() {
  const server = openServer()
  const controls: Controls = createControls(server)
  const find = (kind: RecordKind, text = '') => findRecords(server, 'browser', { kind, text })
  const one = async (kind: RecordKind, text = '') => {
    const [record] = await find(kind, text)
    if (!record) throw new Error(`There is no ${kind} with "${text}"`)
    return record
  }
  const field = async (kind: RecordKind, text: string, name: string, place?: string) => {
    const { fields } = await one(kind, text)
    const found = fields.find((each) => each.name === name && (place === undefined || each.place === place))
    if (!found) throw new Error(`It has no field ${name}`)
    return found
  }
  return { server, controls, find, one, field }
}

test('a search finds products by all of its words, at most 40', async () => {
  const { find } = openRecords()
  const milk = await find('variant', 'ladang FRESH milk')
  expect(milk.map(({ name }) => name)).toContainEqual(expect.stringMatching(/Milk/))
  expect(await find('variant', 'no such product')).toEqual([])
  expect(await find('variant')).toHaveLength(40)
  expect((await find('variant', named.outOfStockSardines)).map(({ id }) => id)).toEqual([
    named.outOfStockSardines,
  ])
})

test('each field of every kind is set to another value, and back', async () => {
  const { server, controls, find, field } = openRecords()
  await shopper(server).sync()
  await controls.become('business-admin')
  await controls.set({ cart: { variant: named.saleMilk, quantity: 2 } })
  const cases = [
    ['variant', named.regularMilk, 'available', 3],
    ['variant', named.regularMilk, 'price', 990],
    ['variant', named.regularMilk, 'salePrice', 500],
    ['variant', named.regularMilk, 'state', 0],
    ['cart', '', 'quantity', 5],
    ['account', '', 'points', 12],
    ['account', '', 'credits', 340],
    ['account', '', 'role', 3],
    ['account', '', 'membership', 'all except redeem'],
    ['coupon', 'coupon-milk', 'status', 'redeemed'],
  ] as const
  for (const [kind, text, name, value] of cases) {
    const before = await field(kind, text, name)
    expect(before.value, name).not.toBe(value)
    await controls.set(before.change(value))
    expect((await field(kind, text, name)).value, name).toBe(value)
    await controls.set(before.change(before.value))
    expect((await field(kind, text, name)).value, name).toBe(before.value)
  }
  const slots = await find('slot')
  const [free] = slots.flatMap(({ id, fields }) =>
    fields.filter(({ most }) => most).map((each) => ({ id, each })),
  )
  if (!free) throw new Error('No slot takes an order')
  await controls.set(free.each.change(1))
  expect((await field('slot', free.id, 'left', free.each.place)).value).toBe(1)
})

test('typed values are whole numbers, choices, or empty where that is allowed', async () => {
  const { field } = openRecords()
  const price = await field('variant', named.regularMilk, 'price')
  const sale = await field('variant', named.regularMilk, 'salePrice')
  const state = await field('variant', named.regularMilk, 'state')
  expect([' 12 ', '', '-1', '1.5', 'x', '12345678'].map((text) => typedValue(price, text))).toEqual([
    12,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(typedValue(sale, '')).toBeNull()
  expect([typedValue(state, '2'), typedValue(state, '9')]).toEqual([2, undefined])
})
