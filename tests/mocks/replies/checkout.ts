import type { Replies } from './replies.ts'

export const checkoutReplies: Replies = async ({ ana, anas }) => {
  const cartId = await anas.readyToOrder()
  await anas.instruct('')
  const { billingId } = (await anas.card()).body
  await ana.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: billingId })
  await ana.ask('GET', '/api/express-delivery-times?postalCode=50450')
  await ana.ask('GET', '/api/checkout/verify')
  await anas.place(cartId)
}
