import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { CartApproval } from '../../../../src/contract/entities/account/cartApproval.ts'
import type { CartVariantWrite } from '../../../../src/contract/entities/cart.ts'
import { FulfillmentMethod } from '../../../../src/contract/enumerations.ts'
import { test } from '../../../setup/serverTest.ts'
import { arrange, persona } from '../../persona.ts'
import { lineOf, type Server, type Shopper } from '../../shopper.ts'

interface Approvals {
  data: { approvals: CartApproval[] }
}

const path = '/api/organization/approvals'

/** Jason, a cart editor, sends these lines for the approval of Hafiz, the owner. */
async function sent(server: Server, linesOf: (jason: Shopper) => Promise<CartVariantWrite[]>) {
  const jason = await persona(server, 'cartEditor')
  const hafiz = await persona(server, 'businessOwner')
  const lines = await linesOf(jason)
  for (const line of lines) await jason.change(line)
  const { body } = await jason.ask<Approvals>('POST', path, {})
  const one = `${path}/${body.data.approvals[0]?._id}`
  return { jason, hafiz, one, lines, change: (write: object) => hafiz.ask<Approvals>('PUT', one, write) }
}

const milk = (quantity: number) => async (jason: Shopper) => [
  lineOf(await jason.variantOf(named.saleMilk), quantity),
]

describe('an item of a cart for approval', () => {
  test('from two warehouses is two lines, and the warehouse says which one is changed', async ({
    server,
  }) => {
    const { change, lines } = await sent(server, async (jason) => {
      const [delivered] = await milk(2)(jason)
      if (!delivered) throw new Error('There should be milk.')
      return [
        delivered,
        {
          ...delivered,
          warehouse: 'kl-pickup',
          fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP,
          quantity: 3,
        },
      ]
    })
    const variantId = lines[0]?.variant
    const placesIn = ({ body }: Awaited<ReturnType<typeof change>>) =>
      body.data.approvals[0]?.lines.map(({ entry, quantity }) => [entry.warehouse._id, quantity])
    expect(placesIn(await change({ variantId, warehouseId: 'kl-pickup', quantity: 1 }))).toEqual([
      ['kl-express', 2],
      ['kl-pickup', 1],
    ])
    expect(placesIn(await change({ variantId, warehouseId: 'kl-express', quantity: 0 }))).toEqual([
      ['kl-pickup', 1],
    ])
    expect(await change({ variantId, warehouseId: 'shah-alam', quantity: 1 })).toMatchObject({
      status: 400,
      body: { field: 'variantId' },
    })
  })

  test('that is a sample has the limit of samples', async ({ server }) => {
    const { change, lines } = await sent(server, async (jason) => [
      lineOf(await jason.variantOf(named.sampleShampoo), 1),
    ])
    expect(await change({ variantId: lines[0]?.variant, quantity: 2 })).toMatchObject({
      status: 409,
      body: { errorCode: 'sample_limit', field: 'quantity', details: { maximum: 1 } },
    })
  })

  test('is limited by its maximum, or by a smaller stock', async ({ server }) => {
    const { change, lines } = await sent(server, milk(2))
    const variantId = lines[0]?.variant
    // 84 in stock.
    expect(await change({ variantId, quantity: 85 })).toMatchObject({
      status: 409,
      body: { errorCode: 'not_enough_stock', field: 'quantity', details: { maximum: 84 } },
    })
    await arrange(server, (state) => {
      state.sold[`${variantId}:kl-express`] = -100
    })
    expect(await change({ variantId, quantity: 100 })).toMatchObject({
      status: 409,
      body: { errorCode: 'over_maximum', details: { maximum: 99 } },
    })
    expect((await change({ variantId, quantity: 99 })).status).toBe(200)
  })
})

test('a cart for approval without items is not approved: it is returned', async ({ server }) => {
  const { change, lines, hafiz, one } = await sent(server, milk(2))
  await change({ variantId: lines[0]?.variant, quantity: 0 })
  const approved = await hafiz.ask('POST', `${one}/approve`, {})
  expect(approved).toMatchObject({ status: 409, body: { errorCode: 'empty_cart' } })
  const returned = await hafiz.ask<Approvals>('POST', `${one}/return`, { answer: 'We have milk.' })
  expect(returned.body.data.approvals[0]).toMatchObject({ status: 'returned', answer: 'We have milk.' })
})
