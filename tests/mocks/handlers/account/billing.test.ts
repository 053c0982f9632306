import { describe, expect } from 'vitest'
import { BANK_ACCOUNT_REFUSED } from '../../../../fixtures/companyRegister.ts'
import { accountIdOf } from '../../../../fixtures/people.ts'
import type { SavedPaymentMethod } from '../../../../src/contract/entities/account/account.ts'
import type { BillingInfo } from '../../../../src/contract/entities/account/billing.ts'
import { buyer } from '../../buyer.ts'
import { accountNow, arrange, persona } from '../../persona.ts'
import { type Shopper, shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

interface Wallet {
  billingInfos: BillingInfo[]
  defaultBillingInfoId?: string
}

const checkoutOf = (person: Shopper) => buyer(person).checkout()
const lastFours = (infos: readonly BillingInfo[]) => infos.map(({ lastFour }) => lastFour)

test('the newest card is the default until another is set', async ({ server }) => {
  const ana = shopper(server)
  await ana.sync()
  const first = (await buyer(ana).card()).body.billingId
  const second = (await buyer(ana).card()).body.billingId
  expect((await checkoutOf(ana)).defaultBillingInfoId).toBe(second)
  const { body } = await ana.ask<{ data: { defaultBillingInfoId: string } }>('PUT', '/api/default_billing', {
    id: first,
    changed: true,
    type: 'credit card',
  })
  expect(body.data.defaultBillingInfoId).toBe(first)
  expect((await checkoutOf(ana)).defaultBillingInfoId).toBe(first)
})

test('another card than the default can pay one order, and the default stays', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  const before = await checkoutOf(weiLing)
  const other = before.billingInfos.find(({ _id }) => _id !== before.defaultBillingInfoId)
  const { body } = await weiLing.ask<{ data: { defaultBillingInfoId: string } }>(
    'PUT',
    '/api/default_billing',
    { id: other?._id, changed: false },
  )
  expect(body.data.defaultBillingInfoId).toBe(before.defaultBillingInfoId)
  const { selection, defaultBillingInfoId } = await checkoutOf(weiLing)
  expect(defaultBillingInfoId).toBe(before.defaultBillingInfoId)
  expect(selection).toMatchObject({ billingType: 'credit card', selectedSavedPaymentMethod: other?._id })
})

test('a deleted card is not selected any more, and another becomes the default', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  const { billingInfos } = await checkoutOf(weiLing)
  const [visa, mastercard] = billingInfos
  await weiLing.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: visa?._id })
  const { body } = await weiLing.ask<{ data: Wallet }>('DELETE', `/api/billing/${visa?._id}`)
  expect(body.data).toEqual({ billingInfos: [mastercard], defaultBillingInfoId: mastercard?._id })
  expect((await checkoutOf(weiLing)).selection.selectedSavedPaymentMethod).toBeUndefined()
})

test('a default card is deleted only with a confirmation', async ({ server }) => {
  const weiLing = await persona(server, 'returningCustomer')
  const { billingInfos } = await checkoutOf(weiLing)
  const path = `/api/payment-method/${billingInfos[0]?._id}`
  expect((await weiLing.ask('DELETE', path, { isDefault: false })).status).toBe(409)
  expect((await checkoutOf(weiLing)).billingInfos).toHaveLength(2)
  const { body } = await weiLing.ask<{ data: { paymentMethods: SavedPaymentMethod[] } }>('DELETE', path, {
    isDefault: true,
  })
  expect(body.data.paymentMethods).toEqual([
    { paymentMethodId: billingInfos[1]?._id, paymentMethod: 0, isDefault: true },
  ])
})

test('the default payment method can be changed', async ({ server }) => {
  const meiYee = await persona(server, 'activeMember')
  const other = (await checkoutOf(meiYee)).billingInfos[1]?._id
  const { body } = await meiYee.ask('PUT', `/api/default-payment-method/${other}`)
  expect(body).toEqual({ paymentMethodId: other })
  expect((await checkoutOf(meiYee)).defaultBillingInfoId).toBe(other)
})

describe('a bank account', () => {
  const account = {
    bankName: 'Bank Rakyat Jelata',
    accountNumber: '11223344556677',
    nameOnAccount: 'Hafiz Abdullah',
  }

  test('is saved for a member of a business that may pay by direct debit, without its number', async ({
    server,
  }) => {
    const hafiz = await persona(server, 'businessOwner')
    const { status, body } = await hafiz.ask<{ billingId: string }>('POST', '/api/billing', {
      billing: account,
    })
    expect(status).toBe(200)
    const { billingInfos } = await checkoutOf(hafiz)
    expect(billingInfos.find(({ _id }) => _id === body.billingId)).toMatchObject({
      bankAccount: 'Bank Rakyat Jelata',
      lastFour: '6677',
    })
    expect(lastFours(billingInfos)).toEqual(['7007', '9012', '6677'])
    expect(JSON.stringify(await server.store.read())).not.toContain(account.accountNumber)
    expect(JSON.stringify(server.journal.entries())).not.toContain(account.accountNumber)
  })

  test('that the bank rejects gives 487', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const { status, body } = await hafiz.ask('POST', '/api/billing', {
      billing: { ...account, accountNumber: BANK_ACCOUNT_REFUSED },
    })
    expect({ status, body }).toMatchObject({ status: 422, body: { errorCode: 487 } })
  })

  test('with nine digits is invalid: 400', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    const { status, body } = await hafiz.ask('POST', '/api/billing', {
      billing: { ...account, accountNumber: '123456789' },
    })
    expect({ status, body }).toMatchObject({ status: 400, body: { errorCode: 'bad_body' } })
  })
})

describe('the tax invoice', () => {
  const vat = {
    addressLine1: '18 Jalan Tun Sambanthan',
    city: 'Kuala Lumpur',
    companyName: 'Kopitiam Makmur Sdn Bhd',
    email: 'akaun@kopitiam-makmur.example',
    firstName: 'Siti Aminah',
    lastName: 'Yusof',
    taxCode: 'C2100000070',
  }

  test('finds a company by its number, and is saved to the account', async ({ server }) => {
    const siti = await persona(server, 'businessAdmin')
    const found = await siti.ask<{ data: { vatInformation: object } }>('GET', '/api/vat-tax-code/c2100000070')
    expect(found.body.data.vatInformation).toEqual({
      taxCode: 'C2100000070',
      companyName: 'Kopitiam Makmur Sdn Bhd',
      addressLine1: '18 Jalan Tun Sambanthan',
      city: 'Kuala Lumpur',
      district: 'Brickfields',
    })
    await siti.ask('POST', '/api/vat-information', vat)
    expect((await accountNow(server, 'businessAdmin')).vatInformation).toEqual(vat)
    expect((await checkoutOf(siti)).selection.vatEmail).toBe(vat.email)
  })

  test.for([
    ['a number that is none', 'GET', '/api/vat-tax-code/12', undefined, 'taxCode'],
    ['an e-mail that is none', 'POST', '/api/vat-information', { ...vat, email: 'akaun' }, 'email'],
    ['no company', 'POST', '/api/vat-information', { ...vat, companyName: ' ' }, 'companyName'],
    ['no tax number', 'POST', '/api/vat-information', { ...vat, taxCode: '' }, 'taxCode'],
    ['a tax number of 7 digits', 'POST', '/api/vat-information', { ...vat, taxCode: 'C2100000' }, 'taxCode'],
  ] as const)('%s: 400', async ([, method, path, body, field], { server }) => {
    const ana = shopper(server)
    await ana.sync()
    const answer = await ana.ask(method, path, body)
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'bad_body', field } })
  })
})

describe('the checkout starts', () => {
  const startOf = async (person: Shopper) => (await checkoutOf(person)).defaultBilling

  test('with the invoice for a member of a business that pays by invoice', async ({ server }) => {
    const chong = await persona(server, 'invoiceCustomer')
    expect(await startOf(chong)).toEqual({ type: 'invoice', method: 4 })
  })

  test('with the default card, or the bank account where that is the default', async ({ server }) => {
    const hafiz = await persona(server, 'businessOwner')
    await arrange(server, ({ accounts }) => {
      const account = accounts[accountIdOf('businessOwner')]
      if (account) account.shopper.orders = []
    })
    const [card, bank] = (await checkoutOf(hafiz)).billingInfos
    expect(await startOf(hafiz)).toEqual({ type: 'credit card', method: 0, billingInfoId: card?._id })
    await hafiz.ask('PUT', '/api/default_billing', { id: bank?._id })
    expect(await startOf(hafiz)).toEqual({ type: 'credit card', method: 8, billingInfoId: bank?._id })
  })

  test('with the payment method of the last order', async ({ server }) => {
    const ana = shopper(server)
    const anas = buyer(ana)
    const cartId = await anas.readyToOrder()
    expect(await startOf(ana)).toBeUndefined()
    await anas.place(cartId)
    expect(await startOf(ana)).toEqual({ type: 'payment on fulfillment' })
  })
})
