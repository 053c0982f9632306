import type { Replies } from './replies.ts'

export const orderReplies: Replies = async ({ ana, anas }) => {
  const cartId = await anas.readyToOrder()
  const { order } = (await anas.place(cartId)).body.data
  await ana.ask('GET', `/api/order/${order.gid}`)
}
