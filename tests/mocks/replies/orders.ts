import { named } from '../../../fixtures/named.ts'
import { persona } from '../persona.ts'
import type { Replies } from './replies.ts'

export const orderReplies: Replies = async ({ server, ana, anas }) => {
  const cartId = await anas.readyToOrder()
  await anas.telephone('012-345 6789', 'ana@rumah.example')
  const { order } = (await anas.place(cartId)).body.data
  await ana.ask('POST', '/api/order/find', { number: order.gid, email: 'ana@rumah.example' })
  await ana.ask('GET', `/api/order/${order.gid}`)
  await ana.ask('POST', '/api/order-details/update-express-item', {
    orderId: order.gid,
    variantId: `variant-${named.saleMilk}`,
    pickingNotes: 'The coldest, please',
  })
  const more = { postOrderAttachVariants: [{ variantId: `variant-${named.saleMilk}`, quantity: 1 }] }
  await ana.ask('POST', `/api/post-order-attach-preview/${order.gid}`, more)
  await ana.ask('PUT', `/api/post-order-attach/${order.gid}`, more)
  await ana.ask('POST', `/api/post-order-attach/${order.gid}`, more)
  await ana.ask('GET', '/api/order-cancellation-reasons')
  await ana.ask('POST', '/api/cancel-order', { id: order.gid, cancellationReason: 'changed_mind' })
  const returning = await persona(server, 'returningCustomer')
  await returning.ask('GET', '/api/order-history')
  await returning.ask('GET', '/api/account/reorder/pages/1-1')
}
