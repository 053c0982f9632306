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
    ['variant', named.saleMilk, 'saleEnd', '2026-11-22T10:00'],
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
    if (before.earlier) await controls.putBack([before.earlier])
    else await controls.set(before.change(before.value))
    expect((await field(kind, text, name)).value, name).toBe(before.value)
  }
  const { changes } = await server.store.read()
  expect(changes).toEqual({})
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
  const end = await field('variant', named.saleMilk, 'saleEnd')
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
  expect(['2026-11-22T10:00', '', '2026-02-30T10:00', 'soon'].map((text) => typedValue(end, text))).toEqual([
    '2026-11-22T10:00',
    null,
    undefined,
    undefined,
  ])
  expect([typedValue(state, '2'), typedValue(state, '9')]).toEqual([2, undefined])
})

test('an order can be set to the statuses that it can still come to, and after its end to none', async () => {
  const { controls, find, one } = openRecords()
  // Of the fixtures' orders of this member the newest was placed this minute, the oldest has been delivered.
  await controls.become('member-active')
  const placed = await one('order')
  const choicesOf = (record: typeof placed) => record.fields[0]?.choices?.map(({ name }) => name)
  expect(placed.fields[0]?.value).toBe(0)
  expect(choicesOf(placed)).toEqual([
    'NEW',
    'RECEIVED',
    'CONFIRMED',
    'SHOPPING',
    'COMPLETE_SHOPPING',
    'IN_TRANSIT',
    'DELIVERED',
    'CANCELLED',
    'FAILED_TO_FULFILL',
  ])
  expect(choicesOf((await find('order')).at(-1) ?? placed)).toEqual(['DELIVERED'])
  const toDelivered = placed.fields[0]?.change(8)
  if (!toDelivered) throw new Error('An order has a status')
  await controls.set(toDelivered)
  const delivered = await one('order', placed.id)
  expect(delivered.fields[0]?.value).toBe(8)
  expect(choicesOf(delivered)).toEqual(['DELIVERED'])
})
