import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { goodCard, home } from '../../buyer.ts'
import { test } from '../../../setup/serverTest.ts'

describe('a refused step', () => {
  test.beforeEach(async ({ ana }) => {
    await ana.sync()
  })

  test.for([
    ['wrong digits', { ...goodCard, cardNumber: '4242424242424241' }],
    ['expired', { ...goodCard, expiry: '10/26' }],
    ['the test card that is refused', { ...goodCard, cardNumber: '4000000000000002' }],
  ] as const)('a card with %s: 487', async ([, card], { anas }) => {
    const { status, body } = await anas.card(card)
    expect({ status, code: body.errorCode }).toEqual({ status: 422, code: 487 })
    expect((await anas.checkout()).billingInfos).toEqual([])
  })

  test('no card number is stored anywhere', async ({ server, anas }) => {
    await anas.card()
    expect(JSON.stringify(await server.store.read())).not.toContain('42424242')
    expect(JSON.stringify(server.journal.entries())).not.toContain('4242')
  })

  test.for([
    ['Labuan', { ...home, postalCode: '87000' }, 422, 'postal_code_unsupported'],
    [
      'Labuan for a business',
      { ...home, postalCode: '87000', businessName: 'Kedai Ana' },
      422,
      'B2B_LOCATION_UNSUPPORTED',
    ],
    ['a postal code of four digits', { ...home, postalCode: '5045' }, 400, 'bad_body'],
    ['a street of 101 letters', { ...home, addressLine1: 'x'.repeat(101) }, 400, 'bad_body'],
    ['a name of 61 letters', { ...home, firstName: 'x'.repeat(61) }, 400, 'bad_body'],
    ['a blank name', { ...home, firstName: ' ' }, 400, 'bad_body'],
  ] as const)('an address in %s', async ([, address, status, error], { anas }) => {
    const answer = await anas.address(address)
    expect(answer.status).toBe(status)
    expect(answer.body.errorCode).toBe(error)
    expect((await anas.checkout()).shippingAddresses).toEqual([])
  })

  test.for([
    ['too short', '12345', undefined, 400, 'bad_body'],
    ['of another account', '0190000596', undefined, 409, 596],
    ['with a bad e-mail', '0123456789', 'ana@home', 400, 'bad_body'],
  ] as const)('a telephone number %s', async ([, phone, email, status, code], { anas }) => {
    const answer = await anas.telephone(phone, email)
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status, code })
  })

  test('a slot that does not exist, a disabled payment method, an unknown card', async ({ ana, anas }) => {
    await anas.put(named.saleMilk, 1)
    expect((await anas.deliver({ deliveryTimeId: 'slot-2020-01-01-10' })).status).toBe(404)
    expect((await anas.payBy('invoice')).body).toMatchObject({ error: 'not_available' })
    const card = await ana.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: 'x' })
    expect(card.status).toBe(404)
  })
})
