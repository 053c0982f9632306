import { persona } from '../persona.ts'
import { saver } from '../saver.ts'
import type { Replies } from './replies.ts'

export const checkoutReplies: Replies = async ({ server, ana, anas }) => {
  const saves = saver(await persona(server, 'returningCustomer'))
  await saves.loyalty({ loyaltyId: 'CARD-1', pointsAmount: 500 })
  await saves.credits(true)
  await saves.number('PO-2026-118')
  await saves.noNumber('PO-2026-118')
  await ana.ask('GET', '/api/checkout')
  const cartId = await anas.readyToOrder()
  await anas.instruct('')
  const { billingId } = (await anas.card()).body
  await ana.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: billingId })
  await ana.ask('GET', '/api/express-delivery-times?postalCode=50450')
  await ana.ask('GET', '/api/checkout/verify')
  await anas.payBy('paypal')
  const { payment } = (await anas.startPayment(cartId)).body.data
  await ana.ask('GET', `/api/payments/${payment?._id}`)
  await anas.answerPayment(payment?._id, 'approve')
}
