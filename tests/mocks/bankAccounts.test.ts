import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountIdOf } from '../../fixtures/people.ts'
import { buyer } from './buyer.ts'
import { arrange, persona } from './persona.ts'
import { openServer } from './shopper.ts'

let server: ReturnType<typeof openServer>

beforeEach(() => {
  server = openServer()
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

const account = { bankName: 'Maybank', accountNumber: '5144012345', nameOnAccount: 'Kopitiam Makmur' }

test('a bank account pays as long as the business pays from one', async () => {
  const kavitha = await persona(server, 'businessMember')
  const buys = buyer(kavitha)
  const cartId = await buys.readyToOrder()
  const { billingId } = (await buys.card(account)).body
  expect(await buys.checkout()).toMatchObject({ selection: { selectedSavedPaymentMethod: billingId } })
  await arrange(server, ({ accounts }) => {
    delete accounts[accountIdOf('businessMember')]?.business
  })
  expect((await buys.place(cartId)).body).toMatchObject({
    error: 'incomplete_checkout',
    details: { steps: ['billing'] },
  })
  expect((await buys.checkout()).defaultBilling?.billingInfoId).not.toBe(billingId)
  const again = { selectedSavedPaymentMethod: billingId }
  expect((await kavitha.ask('PUT', '/api/set-selected-payment-method', again)).status).toBe(404)
})
