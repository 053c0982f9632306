import { expect } from 'vitest'
import { testCards } from '../../../../fixtures/inputs.ts'
import { test } from '../../../setup/serverTest.ts'
import { type Buyer, goodCard } from '../../buyer.ts'
import type { Server } from '../../shopper.ts'

const MINUTE_MS = 60_000

/** A payment for which the bank of the card has sent a code. */
async function asked(server: Server, anas: Buyer) {
  const cartId = await anas.readyToOrder()
  await anas.card({ ...goodCard, cardNumber: testCards.asksBank })
  const { payment } = (await anas.startPayment(cartId)).body.data
  const { outbox } = await server.store.read()
  return { payment, code: outbox.findLast(({ kind }) => kind === 'bankCode')?.content }
}

test('the bank of a card approves nothing without its token, and counts no try', async ({ server, anas }) => {
  const { payment, code } = await asked(server, anas)
  for (const token of [undefined, 'none', '']) {
    const answer = await anas.sendAnswer(payment?._id, { answer: 'approve', code, token })
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'bad_body', field: 'token' } })
  }
  expect((await anas.checkout()).openPayment).toMatchObject({ status: 'open', triesLeft: 3 })
  expect((await anas.sendAnswer(payment?._id, { answer: 'cancel' })).body.data.payment.status).toBe(
    'cancelled',
  )
})

test('a token of the hour before is valid, an older one is not', async ({ server, anas }) => {
  // The shop opens at the full hour.
  const early = await anas.bankToken()
  server.clock.advance(110 * MINUTE_MS)
  const late = await anas.bankToken()
  const { payment, code } = await asked(server, anas)
  server.clock.advance(11 * MINUTE_MS)
  const refused = await anas.sendAnswer(payment?._id, { answer: 'approve', code, token: early })
  expect(refused).toMatchObject({ status: 400, body: { field: 'token' } })
  const approved = await anas.sendAnswer(payment?._id, { answer: 'approve', code, token: late })
  expect(approved.body.data.payment.status).toBe('approved')
})
