import { describe, expect } from 'vitest'
import { testCards } from '../../../../fixtures/inputs.ts'
import { accountIdOf } from '../../../../fixtures/people.ts'
import { goodCard } from '../../buyer.ts'
import { arrange } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { shopping } from '../../shopping.ts'
import { test } from '../../../setup/serverTest.ts'

/** The calls that choose a saved card or bank account for the next order. */
const ways: readonly (readonly [string, (who: Shopper, id: string) => ReturnType<Shopper['ask']>])[] = [
  [
    'set-selected-payment-method',
    (who, id) => who.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: id }),
  ],
  ['default_billing', (who, id) => who.ask('PUT', '/api/default_billing', { id, changed: false })],
]

describe.for(ways)('%s', ([, choose]) => {
  test('refuses a cart editor, who does not pay', async ({ server }) => {
    const { who, buys } = await shopping(server, 'cartEditor')
    await arrange(server, ({ accounts }) => {
      const editor = accounts[accountIdOf('cartEditor')]
      editor?.shopper.billings.push({ info: { _id: 'card', type: 'credit card' }, declines: false })
    })
    const refused = await choose(who, 'card')
    expect(refused).toMatchObject({ status: 403, body: { error: 'forbidden', expected: 'canPlaceOrders' } })
    expect((await buys.checkout()).selection.selectedSavedPaymentMethod).toBeUndefined()
  })

  test('does not find a bank account that the business does not pay from any more', async ({ server }) => {
    const { who, buys } = await shopping(server, 'businessMember')
    const account = { bankName: 'Maybank', accountNumber: '5144012345', nameOnAccount: 'Kopitiam Makmur' }
    const { billingId } = (await buys.card(account)).body
    await arrange(server, ({ accounts }) => {
      delete accounts[accountIdOf('businessMember')]?.business
    })
    expect((await choose(who, billingId)).status).toBe(404)
  })

  test('tries a declined card again, without the data of a provider', async ({ ana, anas }) => {
    const cartId = await anas.readyToOrder()
    const declined = { ...goodCard, cardNumber: testCards.declinedOnPlacing }
    const { billingId } = (await anas.card(declined)).body
    expect((await anas.place(cartId)).body.error).toBe('card_declined')
    await anas.payBy('payoo', { bankCode: 'CIMB' })
    expect((await choose(ana, billingId)).status).toBe(200)
    const { billingInfos, selection } = await anas.checkout()
    expect(billingInfos.map(({ isDeclined }) => isDeclined)).toEqual([undefined])
    expect(selection).toMatchObject({
      billingType: 'credit card',
      selectedSavedPaymentMethod: billingId,
    })
    expect(selection.billingData).toBeUndefined()
  })
})

test('a deleted card leaves the payment that was chosen instead of it', async ({ ana, anas }) => {
  await anas.readyToOrder()
  const { billingId } = (await anas.card()).body
  await anas.payBy('payment on fulfillment')
  await ana.ask('DELETE', `/api/billing/${billingId}`)
  const { selection } = await anas.checkout()
  expect(selection.billingType).toBe('payment on fulfillment')
  expect(selection.selectedSavedPaymentMethod).toBeUndefined()
})

test('a deleted card that was to pay leaves no payment', async ({ ana, anas }) => {
  await anas.readyToOrder()
  const { billingId } = (await anas.card()).body
  await ana.ask('DELETE', `/api/billing/${billingId}`)
  expect((await anas.checkout()).selection.billingType).toBeUndefined()
})

test('a card that is saved at the checkout leaves no data of a provider behind', async ({ anas }) => {
  await anas.readyToOrder()
  await anas.payBy('payoo', { bankCode: 'CIMB' })
  await anas.card()
  expect((await anas.checkout()).selection.billingData).toBeUndefined()
})
