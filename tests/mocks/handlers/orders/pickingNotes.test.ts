import { describe, expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { type OrderAnswer, orderOf, readOrder } from './orderCalls.ts'
import { withAna } from './withAna.ts'

const shop = withAna()

const milk = `variant-${named.saleMilk}`

describe('the picking note', () => {
  const note = (orderId: string, pickingNotes: string, variantId = milk) =>
    shop.ana.ask<OrderAnswer>('POST', '/api/order-details/update-express-item', {
      orderId,
      variantId,
      pickingNotes,
    })

  test('can be changed, read back and removed', async () => {
    const { gid } = await orderOf(shop.anas)
    const { body } = await note(gid, ' The coldest, please ')
    expect(body.order.orderVariants[0]?.customerItemPickingNotes).toBe('The coldest, please')
    expect((await readOrder(shop.ana, gid)).orderVariants[0]?.customerItemPickingNotes).toBe(
      'The coldest, please',
    )
    expect((await note(gid, '')).body.order.orderVariants[0]).not.toHaveProperty('customerItemPickingNotes')
  })

  test('is refused once picking starts, fifty minutes before the slot at noon', async () => {
    const { gid } = await orderOf(shop.anas)
    shop.server.clock.set('2026-11-21T03:09:59Z')
    expect((await note(gid, 'Ripe')).status).toBe(200)
    shop.server.clock.set('2026-11-21T03:10:00Z')
    expect(await note(gid, 'Green')).toMatchObject({ status: 409, body: { error: 'too_late' } })
    expect((await readOrder(shop.ana, gid)).orderVariants[0]?.customerItemPickingNotes).toBe('Ripe')
  })

  test('takes a substitution along, which stays when only the note changes', async () => {
    const { gid } = await orderOf(shop.anas)
    const { body } = await shop.ana.ask<OrderAnswer>('POST', '/api/order-details/update-express-item', {
      orderId: gid,
      variantId: milk,
      pickingNotes: '',
      substitution: 'call',
    })
    expect(body.order.orderVariants[0]?.substitution).toBe('call')
    expect((await note(gid, 'Cold')).body.order.orderVariants[0]).toMatchObject({
      customerItemPickingNotes: 'Cold',
      substitution: 'call',
    })
  })

  test('is refused if it is longer than a label', async () => {
    const { gid } = await orderOf(shop.anas)
    const answer = await note(gid, 'x'.repeat(141))
    expect(answer).toMatchObject({ status: 400, body: { error: 'bad_body', field: 'pickingNotes' } })
  })
})
