import { expect, test } from 'vitest'
import { createControls } from '../../../mocks/controls/controls.ts'
import { buyer } from '../buyer.ts'
import { openServer, type Server, type Shopper, shopper } from '../shopper.ts'
import { faultsOf } from './invariants.ts'

/** 500 purchases: 20 shops with 25 guests each, since one shop has no stock and no slots for all of them. */
const SHOPS = 20
const GUESTS = 25

/** More attempts than any request needs at 30 % failures: 0.3 ** 40 never happens. */
const ATTEMPTS = 40

const OK = 200

/** A guest whose requests are sent again until they are answered, as the shop sends those that may be repeated. */
function patientGuest(server: Server, name: string): Shopper {
  const guest = shopper(server, name)
  const repeated =
    <Given extends unknown[], Result extends object>(send: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const result = await send(...given).catch(() => null)
        if (result && (!('status' in result) || result.status === OK)) return result
      }
      throw new Error(`Not answered after ${ATTEMPTS} attempts: ${JSON.stringify(given)}`)
    }
  return {
    ...guest,
    ask: repeated(guest.ask) as Shopper['ask'],
    sync: repeated(guest.sync),
    change: repeated(guest.change),
  }
}

test('500 purchases over a network that loses 30 % of requests or answers are 500 orders, each paid once', async () => {
  let orders = 0
  let lost = 0
  for (let number = 0; number < SHOPS; number += 1) {
    const server = openServer()
    createControls(server).setNetwork({ failureRate: 0.3, seed: number })
    for (let who = 0; who < GUESTS; who += 1) {
      const buys = buyer(patientGuest(server, `guest ${who}`))
      const cartId = await buys.readyToOrder()
      const { body } = await buys.place(cartId, `purchase-${who}`)
      expect(body.data.order.gid).toMatch(/^\d{11}$/)
    }
    const state = await server.store.read()
    expect(faultsOf(state, new Set())).toEqual([])
    const placed = Object.values(state.visitors).flatMap(({ guest }) => guest.orders)
    // Of each two milks and two boxes of eggs: a change that was sent again is not added again.
    for (const { lines } of placed) expect(lines.map(({ quantity }) => quantity)).toEqual([2, 2])
    orders += new Set(placed.map(({ gid }) => gid)).size
    lost += server.journal.entries().filter(({ status }) => status !== OK).length
  }
  expect(orders).toBe(SHOPS * GUESTS)
  expect(lost).toBeGreaterThan(SHOPS * GUESTS)
})
