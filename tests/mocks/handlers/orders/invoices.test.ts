import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { accountIdOf } from '../../../../fixtures/people.ts'
import { BusinessRole } from '../../../../src/contract/enumerations.ts'
import { type Buyer, buyer } from '../../buyer.ts'
import { arrange, persona } from '../../persona.ts'
import { openServer, type Shopper } from '../../shopper.ts'
import { cancelOrder } from './orderCalls.ts'

let server: ReturnType<typeof openServer>
let chong: Shopper
let kavitha: Shopper
let kavithas: Buyer

/** Kavitha buys for Chong's restaurant, which already owes RM 1,280. */
beforeEach(async () => {
  server = openServer()
  chong = await persona(server, 'invoiceCustomer')
  kavitha = await persona(server, 'businessMember')
  kavithas = buyer(kavitha)
  await arrange(server, ({ accounts }) => {
    const account = accounts[accountIdOf('businessMember')]
    if (account) account.business = { organizationId: 'organization-restaurant', role: BusinessRole.MEMBER }
  })
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

const owed = async () => {
  const { organizations } = await server.store.read()
  return [
    organizations['organization-restaurant']?.account.invoice.currentOutstanding,
    organizations['organization-kopitiam']?.account.invoice.currentOutstanding,
  ]
}

async function orderedOnInvoice(): Promise<string> {
  const cartId = await kavithas.readyToOrder()
  await kavithas.payBy('invoice')
  return (await kavithas.place(cartId)).body.data.order.gid
}

const kavithaLeaves = () => chong.ask('DELETE', `/api/organization/users/${accountIdOf('businessMember')}`)

describe('an order on the invoice of a business that its buyer has left', () => {
  test('is deducted from that invoice when it is cancelled', async () => {
    const gid = await orderedOnInvoice()
    expect(await owed()).toEqual([132_160, 0])
    expect((await kavithaLeaves()).status).toBe(200)
    expect((await cancelOrder(kavitha, gid)).status).toBe(200)
    expect(await owed()).toEqual([128_000, 0])
  })

  test('is deducted from that invoice, not from the buyer’s next business', async () => {
    const gid = await orderedOnInvoice()
    await arrange(server, ({ accounts }) => {
      const account = accounts[accountIdOf('businessMember')]
      if (account) account.business = { organizationId: 'organization-kopitiam', role: BusinessRole.MEMBER }
    })
    expect((await cancelOrder(kavitha, gid)).status).toBe(200)
    expect(await owed()).toEqual([128_000, 0])
  })

  test('cannot be added to, and no stock is reserved', async () => {
    const gid = await orderedOnInvoice()
    await kavithaLeaves()
    const milk = await kavitha.variantOf(named.saleMilk)
    const more = { postOrderAttachVariants: [{ variantId: milk._id, quantity: 1 }] }
    for (const path of ['post-order-attach-preview', 'post-order-attach']) {
      expect(await kavitha.ask('POST', `/api/${path}/${gid}`, more)).toMatchObject({
        status: 409,
        body: { error: 'over_credit_limit' },
      })
    }
    expect(await owed()).toEqual([132_160, 0])
    expect((await kavitha.variantOf(named.saleMilk)).availableCount).toBe(milk.availableCount)
  })
})

test('has additions on the same invoice, and is deducted with them', async () => {
  const gid = await orderedOnInvoice()
  const { _id: variantId } = await kavitha.variantOf(named.saleMilk)
  const more = { postOrderAttachVariants: [{ variantId, quantity: 2 }] }
  expect((await kavitha.ask('POST', `/api/post-order-attach/${gid}`, more)).status).toBe(200)
  // 1,321.60 and 2 × 7.90
  expect(await owed()).toEqual([133_740, 0])
  await cancelOrder(kavitha, gid)
  expect(await owed()).toEqual([128_000, 0])
})

test('a cart editor cannot add to an order either', async () => {
  const gid = await orderedOnInvoice()
  await chong.ask('PUT', `/api/organization/users/${accountIdOf('businessMember')}`, {
    role: BusinessRole.CART_EDITOR,
  })
  const { _id: variantId } = await kavitha.variantOf(named.saleMilk)
  const more = { postOrderAttachVariants: [{ variantId, quantity: 1 }] }
  expect((await kavitha.ask('POST', `/api/post-order-attach/${gid}`, more)).status).toBe(403)
})
