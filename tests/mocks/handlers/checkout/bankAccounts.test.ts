import { expect } from 'vitest'
import { accountIdOf } from '../../../../fixtures/people.ts'
import { testAccounts } from '../../../../fixtures/inputs.ts'
import type { Order } from '../../../../src/contract/entities/order.ts'
import { PaymentTransactionStatus } from '../../../../src/contract/enumerations.ts'
import { buyer } from '../../buyer.ts'
import { arrange, persona } from '../../persona.ts'
import { test } from '../../../setup/serverTest.ts'

const account = { bankName: 'Maybank', accountNumber: '5144012345', nameOnAccount: 'Kopitiam Makmur' }

test('a bank account pays for as long as the business allows it', async ({ server }) => {
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

test('a routing number with a wrong checksum is refused', async ({ server }) => {
  const kavitha = await persona(server, 'businessMember')
  const buys = buyer(kavitha)
  // 3 x (0+0+0) + 7 x (2+0+2) + (1+0+1) = 30, and 31 with a last digit of 2.
  expect((await buys.card({ ...account, routingNumber: '021000021' })).status).toBe(200)
  expect((await buys.card({ ...account, routingNumber: '021000022' })).body.errorCode).toBe(487)
  expect((await buys.card({ ...account, routingNumber: '000000000' })).body.errorCode).toBe(487)
})

test('a returned debit is declined after three days with a fee; any other is settled without one', async ({
  server,
}) => {
  const { SETTLED, SETTLEMENT_DECLINED, SUBMITTED_FOR_SETTLEMENT } = PaymentTransactionStatus
  const kavitha = await persona(server, 'businessMember')
  const buys = buyer(kavitha)
  const orderWith = async (accountNumber: string, key: string) => {
    const cartId = await buys.readyToOrder()
    await buys.card({ ...account, accountNumber })
    return (await buys.place(cartId, key)).body.data.order
  }
  const orders = [
    await orderWith(testAccounts.returned, 'key-returned'),
    await orderWith(account.accountNumber, 'key-settled'),
  ]
  const seen = () =>
    Promise.all(
      orders.map(async ({ gid }) => {
        const { body } = await kavitha.ask<{ order: Order }>('GET', `/api/order/${gid}`)
        return [body.order.paymentTransactionStatus, body.order.returnCheckFee]
      }),
    )
  expect(await seen()).toEqual([
    [SUBMITTED_FOR_SETTLEMENT, undefined],
    [SUBMITTED_FOR_SETTLEMENT, undefined],
  ])
  server.clock.advance(3 * 24 * 3_600_000)
  // The session has expired by then.
  await persona(server, 'businessMember')
  expect(await seen()).toEqual([
    [SETTLEMENT_DECLINED, 2_500],
    [SETTLED, undefined],
  ])
})
