import { describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import {
  comesByPallet,
  deliveryDayProblem,
  palletCount,
  palletItems,
  palletPayloadOf,
} from '../../src/domain/engagement/pallets.ts'
import { entryOf } from '../ui/renderUi.tsx'

test.each([
  ['milk', named.saleMilk, true],
  ['sold-out sardines, which come again', named.outOfStockSardines, true],
  ['a sample', named.sampleShampoo, false],
  ['a discontinued biscuit', named.discontinuedBiscuit, false],
])('%s can be bought by the pallet: %s, %s', (_, gid, comes) => {
  expect(comesByPallet(entryOf(gid).variant)).toBe(comes)
})

test.each([
  [{}, [], 0],
  [{ rice: 0 }, [], 0],
  [{ rice: 2, milk: 0, tea: 1 }, ['rice', 'tea'], 3],
])('a selection of %j sends %j, %i pallets', (counts, ids, pallets) => {
  expect(palletItems(counts).map(({ variantId }) => variantId)).toEqual(ids)
  expect(palletCount(counts)).toBe(pallets)
})

// Half past eleven at night on Saturday, 21 November, in Malaysia: 15:30 UTC.
const LATE = Date.parse('2026-11-21T15:30:00Z')
// One hour later it is Sunday there, and still Saturday in UTC.
const NEXT = LATE + 60 * 60_000

test.each([
  ['22/11/2026', LATE, null],
  ['21/11/2026', LATE, 'not_ahead'],
  ['20/11/2026', LATE, 'not_ahead'],
  ['22/11/2026', NEXT, 'not_ahead'],
  ['23/11/2026', NEXT, null],
  ['31/11/2026', LATE, 'no_day'],
  ['29/02/2028', LATE, null],
  ['2026-11-23', LATE, 'no_day'],
  ['23/11', LATE, 'no_day'],
] as const)('a delivery on %s, requested at %i: %s', (typed, now, problem) => {
  expect(deliveryDayProblem(typed, now)).toBe(problem)
})

describe('the request', () => {
  const texts = {
    firstName: ' Ana ',
    lastName: 'Lim',
    email: ' ana@kedai.example ',
    phoneNumber: '012-345 6789',
    companyName: '  ',
    postalCode: '50450',
    deliveryDay: '',
    notes: '',
  }

  test('is trimmed, without empty fields', () => {
    expect(palletPayloadOf(texts, { rice: 2, tea: 0 })).toEqual({
      firstName: 'Ana',
      lastName: 'Lim',
      email: 'ana@kedai.example',
      phoneNumber: '0123456789',
      postalCode: '50450',
      items: [{ variantId: 'rice', pallets: 2 }],
    })
  })

  test('has the company, the day as a calendar day, and the notes', () => {
    const more = { ...texts, companyName: 'Kedai Ana', deliveryDay: '01/12/2026', notes: ' Back door ' }
    expect(palletPayloadOf(more, { rice: 1 })).toMatchObject({
      companyName: 'Kedai Ana',
      deliveryDay: '2026-12-01',
      notes: 'Back door',
    })
  })
})
