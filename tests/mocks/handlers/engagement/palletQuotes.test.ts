import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { PalletQuote } from '../../../../src/contract/entities/palletQuote.ts'
import type { Shopper } from '../../shopper.ts'
import { engagementIn } from './engagementCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const HOUR = 3_600_000

describe('a request for pallets', () => {
  const payload = {
    firstName: 'Ana',
    lastName: 'Lim',
    email: 'ana@kedai.example',
    phoneNumber: '012-345 6789',
    companyName: 'Kedai Ana',
    postalCode: '50450',
    items: [{ variantId: `variant-${named.saleMilk}`, pallets: 2 }],
  }
  const ask = (ana: Shopper, more: object = {}) =>
    ana.ask<{ data: { quote: PalletQuote }; error?: string; field?: string; errorCode?: unknown }>(
      'POST',
      '/api/submit-pallet-quote-request',
      { palletPayload: { ...payload, ...more } },
    )

  test('is stored, and has its price a working day later', async ({ server, ana }) => {
    const { quote } = (await ask(ana)).body.data
    expect(quote).toMatchObject({ status: 'received', items: [{ pallets: 2, units: 480 }] })
    expect(quote.total).toBeUndefined()
    const { palletQuotes } = await engagementIn(server)
    expect(palletQuotes).toMatchObject([{ number: quote.number, payload: { email: 'ana@kedai.example' } }])
    // The shop opens on a Saturday: on Monday at eight the milk is still on sale. RM 7.90 × 480, less 8 %.
    server.clock.advance(53 * HOUR)
    const { data } = (await ana.page('/bulk-purchase')).body
    expect(data?.bulkPurchase?.quotes).toMatchObject([
      { number: quote.number, status: 'quoted', total: 348_864 },
    ])
  })

  test.for([
    ['a telephone number that is too short', { phoneNumber: '12345' }, 400, 'palletPayload.phoneNumber'],
    ['no postal code', { postalCode: 'abc' }, 400, 'palletPayload.postalCode'],
    ['no e-mail address', { email: 'ana' }, 400, 'palletPayload.email'],
    ['an e-mail address with a space', { email: 'ana @kedai.example' }, 400, 'palletPayload.email'],
    ['no pallets', { items: [] }, 400, 'palletPayload.items'],
    ['half a pallet', { items: [{ variantId: 'v', pallets: 0.5 }] }, 400, 'palletPayload.items.0.pallets'],
    [
      'an unknown product',
      { items: [{ variantId: 'v', pallets: 1 }] },
      404,
      'palletPayload.items.0.variantId',
    ],
    ['a name of blanks', { firstName: '   ' }, 400, 'palletPayload.firstName'],
    [
      'a telephone number without end',
      { phoneNumber: `0123456789${' '.repeat(21)}` },
      400,
      'palletPayload.phoneNumber',
    ],
    ['a day that is over', { deliveryDay: '2026-11-20' }, 400, 'palletPayload.deliveryDay'],
    // It is eight in the morning of the 21st in Malaysia.
    ['today', { deliveryDay: '2026-11-21' }, 400, 'palletPayload.deliveryDay'],
    ['a day of no calendar', { deliveryDay: '2027-02-29' }, 400, 'palletPayload.deliveryDay'],
    [
      'a thing twice',
      {
        items: [
          { variantId: `variant-${named.saleMilk}`, pallets: 1 },
          { variantId: `variant-${named.saleMilk}`, pallets: 2 },
        ],
      },
      400,
      'palletPayload.items.1.variantId',
    ],
    [
      'a pallet of free samples',
      { items: [{ variantId: `variant-${named.sampleShampoo}`, pallets: 1 }] },
      409,
      'palletPayload.items.0.variantId',
    ],
  ] as const)('%s is refused and nothing is stored', async ([, more, status, field], { server, ana }) => {
    const answer = await ask(ana, more)
    expect(answer).toMatchObject({ status, body: { field } })
    expect((await engagementIn(server)).palletQuotes).toEqual([])
  })

  test('an address with an IP in brackets is accepted, and the contact is stored as the shop compares it', async ({
    server,
    ana,
  }) => {
    const answer = await ask(ana, { email: ' Ana@[192.0.2.1] ', phoneNumber: '012-345 6789' })
    expect(answer.status).toBe(200)
    const { palletQuotes } = await engagementIn(server)
    expect(palletQuotes[0]?.payload).toMatchObject({ email: 'ana@[192.0.2.1]', phoneNumber: '0123456789' })
  })

  test('names and notes are trimmed; a future day is accepted', async ({ server, ana }) => {
    await ask(ana, { firstName: ' Ana ', notes: ' by the back door ', deliveryDay: '2026-11-22' })
    const { palletQuotes } = await engagementIn(server)
    expect(palletQuotes[0]?.payload).toMatchObject({ firstName: 'Ana', notes: 'by the back door' })
    const { data } = (await ana.page('/bulk-purchase')).body
    expect(data?.bulkPurchase?.quotes[0]).toMatchObject({ deliveryDay: '2026-11-22' })
  })

  test('a business outside the delivery area gets 585', async ({ ana }) => {
    expect(await ask(ana, { postalCode: '87000' })).toMatchObject({ status: 422, body: { errorCode: 585 } })
  })
})
