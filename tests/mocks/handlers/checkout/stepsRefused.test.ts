import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { type Buyer, buyer, goodCard, home } from '../../buyer.ts'
import { openServer, type Shopper, shopper } from '../../shopper.ts'

let server: ReturnType<typeof openServer>
let ana: Shopper
let anas: Buyer

beforeEach(() => {
  server = openServer()
  ana = shopper(server)
  anas = buyer(ana)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

describe('one step refused', () => {
  beforeEach(async () => {
    await ana.sync()
  })

  test.each([
    ['wrong digits', { ...goodCard, cardNumber: '4242424242424241' }],
    ['expired', { ...goodCard, expiry: '10/26' }],
    ['the test card that is refused', { ...goodCard, cardNumber: '4000000000000002' }],
  ])('a card with %s: 487', async (_, card) => {
    const { status, body } = await anas.card(card)
    expect({ status, code: body.errorCode }).toEqual({ status: 422, code: 487 })
    expect((await anas.checkout()).billingInfos).toEqual([])
  })

  test('no number of a card stays anywhere', async () => {
    await anas.card()
    expect(JSON.stringify(await server.store.read())).not.toContain('42424242')
    expect(JSON.stringify(server.journal.entries())).not.toContain('4242')
  })

  test.each([
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
  ])('an address in %s', async (_, address, status, error) => {
    const answer = await anas.address(address)
    expect(answer.status).toBe(status)
    expect(answer.body.errorCode).toBe(error)
    expect((await anas.checkout()).shippingAddresses).toEqual([])
  })

  test.each([
    ['too short', '12345', undefined, 400, 'bad_body'],
    ['of another account', '0190000596', undefined, 409, 596],
    ['with a bad e-mail', '0123456789', 'ana@home', 400, 'bad_body'],
  ])('a telephone number %s', async (_, phone, email, status, code) => {
    const answer = await anas.telephone(phone, email)
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status, code })
  })

  test('a slot that does not exist, a payment that is switched off, an unknown card', async () => {
    await anas.put(named.saleMilk, 1)
    expect((await anas.deliver({ deliveryTimeId: 'slot-2020-01-01-10' })).status).toBe(404)
    expect((await anas.payBy('paypal')).body).toMatchObject({ error: 'not_available' })
    const card = await ana.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: 'x' })
    expect(card.status).toBe(404)
  })
})
