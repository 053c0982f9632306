import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { FulfillmentMethod } from '../../../../src/contract/enumerations.ts'
import type { AdditionAnswer } from '../../saver.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

/** At most two of these eggs; both warehouses have plenty. */
async function eggsFrom(ana: Shopper, warehouse: string, quantity: number) {
  const { _id: variant } = await ana.variantOf(named.maximumTwoEggs)
  return ana.change({ variant, warehouse, fulfillmentMethod: FulfillmentMethod.LOCAL_DELIVERY, quantity })
}

test('the maximum of a variant applies to all warehouses together', async ({ ana }) => {
  expect((await eggsFrom(ana, 'kl-express', 1)).status).toBe(200)
  expect((await eggsFrom(ana, 'penang-express', 1)).status).toBe(200)
  for (const warehouse of ['kl-express', 'penang-express']) {
    expect(await eggsFrom(ana, warehouse, 2)).toMatchObject({
      status: 409,
      body: { error: 'over_maximum', details: { maximum: 1 } },
    })
  }
  expect((await eggsFrom(ana, 'penang-express', 0)).status).toBe(200)
  expect((await eggsFrom(ana, 'kl-express', 2)).status).toBe(200)
})

test('also when several items are added at once', async ({ ana }) => {
  await eggsFrom(ana, 'penang-express', 1)
  const { _id } = await ana.variantOf(named.maximumTwoEggs)
  const { body } = await ana.ask<AdditionAnswer>('POST', '/api/carts/add-variants-by-ids', {
    ids: [_id, _id],
  })
  expect(body.data.notAdded).toMatchObject([{ wanted: 2, added: 1, reason: 'over_maximum' }])
})
