import { expect, test } from 'vitest'
import type { Warehouse } from '../../src/contract/entities/product/warehouse.ts'
import { FulfillerType, FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { otherWays } from '../../src/domain/cart/otherWays.ts'
import { waysToGet } from '../../src/domain/product/soldFrom.ts'
import { carrier, coffee, line, milk, rice, rm, van } from './products.ts'

const counter: Warehouse = {
  ...van,
  _id: 'counter',
  fulfillerType: FulfillerType.ORDER_FULFILLMENT,
  fulfillmentMethodType: FulfillmentMethod.IN_STORE_PICKUP,
  name: 'Pasar Chow Kit',
}

const row = (warehouse: Warehouse, availableCount: number) => ({
  warehouse,
  price: rm(8),
  sku: 'PSR',
  availableCount,
  totalCount: 20,
})

const nearby = { identifiers: [van._id, carrier._id, counter._id] }
const far = { identifiers: [van._id, carrier._id] }
const island = { identifiers: [carrier._id] }

const milkRows = { ...milk, inventory: [row(van, 9), row(counter, 9)] }
const riceRows = { ...rice, inventory: [row(van, 9), row(carrier, 9), row(counter, 1)] }
const coffeeRows = { ...coffee, inventory: [row(van, 9)] }

const lines = [line(milkRows, 2), line(riceRows, 2), line(coffeeRows, 1)]

const waysOf = (location: Parameters<typeof otherWays>[1]) =>
  otherWays(lines, location).map((way) => [
    way.warehouse._id,
    way.lines.map(({ variant, quantity }) => [variant._id, quantity]),
  ])

test.each([
  // The counter has too little rice.
  [
    'near the counter',
    nearby,
    [
      ['counter', [['milk', 2]]],
      ['carrier', [['rice', 2]]],
    ],
  ],
  ['far from it, where vans go', far, [['carrier', [['rice', 2]]]]],
  // No other warehouse delivers there, so the counter is an option again.
  [
    'where no van goes',
    island,
    [
      ['counter', [['milk', 2]]],
      ['carrier', [['rice', 2]]],
    ],
  ],
])('the other methods for an express delivery %s', (_where, location, ways) => {
  expect(waysOf(location)).toEqual(ways)
})

test('a line that another warehouse takes over has its stock and its method', () => {
  const [way] = otherWays([line(milkRows, 2)], nearby)
  expect(way?.lines[0]).toMatchObject({
    warehouse: counter,
    fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP,
    variant: { fulfillerLocation: 'counter', availableCount: 9, fulfillerLocationName: 'Pasar Chow Kit' },
  })
})

test.each([
  ['near the counter', nearby, ['van', 'counter']],
  ['far from it', far, ['van']],
  ['where no van goes', island, ['counter']],
  ['while the location is unknown', null, ['van', 'counter']],
])('the methods to get milk %s', (_where, location, ids) => {
  expect(
    waysToGet({ variant: milkRows, warehouse: van }, location).map(({ warehouse }) => warehouse._id),
  ).toEqual(ids)
})

test('an item without a warehouse has no method', () => {
  expect(waysToGet({ variant: coffeeRows, warehouse: van }, island)).toEqual([])
})
