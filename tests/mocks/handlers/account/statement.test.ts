import { describe, expect } from 'vitest'
import { accountIdOf, demoPassword } from '../../../../fixtures/people.ts'
import type { Statement } from '../../../../src/contract/entities/account/statement.ts'
import { cents } from '../../../../src/contract/entities/money.ts'
import { BusinessRole } from '../../../../src/contract/enumerations.ts'
import type { OrderHistory } from '../../../../src/contract/entities/orderHistory.ts'
import { DAY_MS } from '../../../../mocks/base/clock.ts'
import type { MockServer } from '../../../../mocks/server/mockServer.ts'
import { buyer } from '../../buyer.ts'
import { arrange, persona } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'
import { cancelOrder } from '../orders/orderCalls.ts'

const statementOf = async (person: Shopper, month = '') =>
  (
    await person.ask<{ data: { statement: Statement } }>(
      'GET',
      `/api/organization/statement${month && `?month=${month}`}`,
    )
  ).body.data.statement

/** Kavitha buys for the restaurant, and orders on its invoice for RM 41.60. */
async function kavithasOrder(server: MockServer, purchaseOrderNumber?: string) {
  const kavitha = await persona(server, 'businessMember')
  await arrange(server, ({ accounts }) => {
    const account = accounts[accountIdOf('businessMember')]
    if (account) account.business = { organizationId: 'organization-restaurant', role: BusinessRole.MEMBER }
  })
  const buys = buyer(kavitha)
  const cartId = await buys.readyToOrder()
  await buys.payBy('invoice')
  if (purchaseOrderNumber !== undefined)
    await arrange(server, ({ accounts }) => {
      const account = accounts[accountIdOf('businessMember')]
      if (account) account.shopper.selection.purchaseOrderNumber = purchaseOrderNumber
    })
  const { order } = (await buys.place(cartId)).body.data
  return { kavitha, order }
}

describe('the statement of the restaurant', () => {
  test('has the orders of all members with their sums', async ({ server }) => {
    const chong = await persona(server, 'invoiceCustomer')
    const { order } = await kavithasOrder(server, 'PO-4711')
    const statement = await statementOf(chong)
    expect(statement).toMatchObject({
      businessName: 'Restoran Sentosa Sdn Bhd',
      month: '2026-11',
      months: ['2026-11', '2026-10'],
      rows: [
        // 26.00 + 42.90 + 12.90 + 2 × 8.90 + 3 × 4.40, ordered on 16 November
        { member: { first: 'Kah Hoe', last: 'Chong' }, amount: 11_280, isPaid: false },
        {
          gid: order.gid,
          member: { first: 'Kavitha', last: 'Raman' },
          purchaseOrderNumber: 'PO-4711',
          amount: 4_160,
          dueAt: order.invoiceDueAt,
          isPaid: false,
        },
      ],
      // 112.80 + 41.60
      total: 15_440,
      paid: 0,
      open: 15_440,
      otherOutstanding: 0,
    })
  })

  test('has the order of a member who has deleted the account, until and after it is paid', async ({
    server,
  }) => {
    const { order } = await kavithasOrder(server)
    // Delivered, and due 30 days later.
    server.clock.advance(20 * DAY_MS)
    const kavitha = await persona(server, 'businessMember')
    expect((await kavitha.ask('DELETE', '/api/current_user', { password: demoPassword })).status).toBe(200)

    const chong = await persona(server, 'invoiceCustomer')
    const row = { gid: order.gid, member: { first: 'Kavitha', last: 'Raman' }, amount: 4_160, isPaid: false }
    expect((await statementOf(chong, '2026-11')).rows[1]).toMatchObject(row)
    const history = (await chong.ask<OrderHistory>('GET', '/api/order-history')).body
    const seller = history.members?.find(({ userId }) => userId === history.orderedBy?.[order.gid])
    expect(seller?.name).toEqual({ first: 'Kavitha', last: 'Raman' })
    expect((await chong.page(`/account/order/${order.gid}`)).body.data?.order).toMatchObject({
      order: { canCancel: false },
      orderedBy: { first: 'Kavitha', last: 'Raman' },
    })

    server.clock.advance(20 * DAY_MS)
    expect(await statementOf(await persona(server, 'invoiceCustomer'), '2026-11')).toMatchObject({
      // 112.80 + 41.60
      total: 15_440,
      paid: 15_440,
      open: 0,
      otherOutstanding: 0,
    })
  })

  test('of October has an order that is paid', async ({ server }) => {
    const statement = await statementOf(await persona(server, 'invoiceCustomer'), '2026-10')
    // 2 × 5.90 + 6.50 + 3 × 6.90 + 2 × 15.90 + 4.90, and 8.00 for the delivery
    expect(statement).toMatchObject({
      rows: [
        { amount: 8_370, isPaid: true },
        // 4 × 72.50 + 6 × 12.90 + 4 × 15.90 + 8 × 13.90, delivered on 29 October
        { amount: 54_220, isPaid: false },
        // 4 × 60.50 + 5 × 52.50 + 5 × 5.90 + 2 × 11.50 + 8 × 8.50, delivered on 2 November
        { amount: 62_500, isPaid: false },
      ],
      // 83.70 + 542.20 + 625.00
      total: 125_090,
      paid: 8_370,
      // 542.20 + 625.00
      open: 116_720,
    })
  })

  test('names what is owed for no order of the shop', async ({ server }) => {
    await persona(server, 'invoiceCustomer')
    await arrange(server, ({ organizations }) => {
      const invoice = organizations['organization-restaurant']?.account.invoice
      // 1,280.00 and 200.00
      if (invoice) invoice.currentOutstanding = cents(148_000)
    })
    expect(await statementOf(await persona(server, 'invoiceCustomer'))).toMatchObject({
      open: 11_280,
      otherOutstanding: 20_000,
    })
  })

  test('has an order as paid after its due date', async ({ server }) => {
    const chong = await persona(server, 'invoiceCustomer')
    const [row] = (await statementOf(chong)).rows
    // Ordered on 16 November, delivered on the 19th: 30 days later.
    expect(row?.dueAt.slice(0, 10)).toBe('2026-12-19')
    server.clock.advance(31 * DAY_MS)
    const later = await persona(server, 'invoiceCustomer')
    const statement = await statementOf(later, '2026-11')
    expect(statement).toMatchObject({ total: 11_280, paid: 11_280, open: 0, otherOutstanding: 0 })
  })

  test('has no cancelled orders', async ({ server }) => {
    const chong = await persona(server, 'invoiceCustomer')
    const { kavitha, order } = await kavithasOrder(server)
    await cancelOrder(kavitha, order.gid)
    expect((await statementOf(chong)).total).toBe(11_280)
  })

  test('of a month without orders is empty, and of no month is refused', async ({ server }) => {
    const chong = await persona(server, 'invoiceCustomer')
    expect(await statementOf(chong, '2025-01')).toMatchObject({ rows: [], total: 0, paid: 0, open: 0 })
    expect((await chong.ask('GET', '/api/organization/statement?month=2026-13')).status).toBe(400)
  })

  test('is on the page of an owner, not of a member', async ({ server }) => {
    const chong = await persona(server, 'invoiceCustomer')
    const { kavitha } = await kavithasOrder(server)
    const shownTo = async (person: Shopper) =>
      (await person.page('/account/billing')).body.data?.account?.statement?.total
    expect([await shownTo(chong), await shownTo(kavitha)]).toEqual([15_440, undefined])
  })
})
