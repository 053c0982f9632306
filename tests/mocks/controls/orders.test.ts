import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OrderStatus } from '../../../src/contract/enumerations.ts'
import type { Order } from '../../../src/contract/entities/order.ts'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import { NoSuchStep } from '../../../mocks/controls/orders.ts'
import { UnknownName } from '../../../mocks/controls/unknownName.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'

let server: ReturnType<typeof openServer>
let controls: Controls
let browser: Shopper

beforeEach(() => {
  server = openServer()
  controls = createControls(server)
  browser = shopper(server)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

const { NEW, RECEIVED, CONFIRMED, SHOPPING, COMPLETE_SHOPPING, IN_TRANSIT } = OrderStatus
const { PICKED_UP_BY_CUSTOMER, SHIPPED, DELIVERED, CANCELLED, FAILED_TO_FULFILL } = OrderStatus

async function newestOf(persona: PersonaId, place = 0) {
  await controls.become(persona)
  const order = (await controls.orders())[place]
  if (!order) throw new Error(`${persona} has no order`)
  return order
}

const shown = async (gid: string) =>
  (await browser.ask<{ order: Order }>('GET', `/api/order/${gid}`)).body.order

test('a guest without orders has an empty list', async () => {
  expect(await controls.orders()).toEqual([])
})

test('of two orders of the same moment, the later one comes first', async () => {
  await controls.clock.freeze()
  const place = async (idempotencyKey: string) => {
    await controls.become('checkout-savings')
    const { checkout } = await browser.data('/checkout')
    await browser.sync()
    const { body } = await browser.ask<{ data: { order: Order } }>('POST', '/api/checkout', {
      cartId: checkout?.cartId,
      idempotencyKey,
    })
    return body.data.order
  }
  const first = await place('key-0001')
  const second = await place('key-0002')
  expect(second.createdAt).toBe(first.createdAt)
  const newestFirst = [second.gid, first.gid]
  expect((await controls.orders()).slice(0, 2).map(({ gid }) => gid)).toEqual(newestFirst)
  const history = await browser.ask<{ orders: Order[] }>('GET', '/api/order-history')
  expect(history.body.orders.slice(0, 2).map(({ gid }) => gid)).toEqual(newestFirst)
})

test('an order is advanced step by step until it is delivered, and the shopper sees each status', async () => {
  // Placed this minute, with a slot in four hours.
  const { gid, status, steps } = await newestOf('member-active')
  expect(status).toBe(NEW)
  expect(steps.map((step) => step.status)).toEqual([
    NEW,
    RECEIVED,
    CONFIRMED,
    SHOPPING,
    COMPLETE_SHOPPING,
    IN_TRANSIT,
    DELIVERED,
  ])
  for (const { status: next } of steps.slice(1)) {
    await controls.stepOrder(gid)
    expect((await shown(gid)).status).toBe(next)
  }
  await expect(controls.stepOrder(gid)).rejects.toThrow(NoSuchStep)
})

test('a later status can be reached in one step, which sets the clock to its time', async () => {
  const { gid, steps } = await newestOf('member-active')
  const inTransit = steps.find(({ status }) => status === IN_TRANSIT)
  await controls.stepOrder(gid, IN_TRANSIT)
  expect(controls.clock.now()).toBe(inTransit?.at)
  expect((await shown(gid)).status).toBe(IN_TRANSIT)
})

describe('every status can be reached', () => {
  test.each([
    ['member-active', 0, DELIVERED],
    ['returning', 1, SHIPPED],
    ['member-active', 0, FAILED_TO_FULFILL],
    ['member-active', 0, CANCELLED],
    ['member-processing', 0, CONFIRMED],
  ] as const)('%s, order %i: %i', async (persona, place, status) => {
    const { gid } = await newestOf(persona, place)
    const isThere = (await shown(gid)).status === status
    if (!isThere) await controls.stepOrder(gid, status)
    expect((await shown(gid)).status).toBe(status)
  })

  test('picked up, cancelled and failed orders are in the history', async () => {
    await controls.become('returning')
    const statuses = new Set((await controls.orders()).map(({ status }) => status))
    expect([...statuses]).toEqual(
      expect.arrayContaining([PICKED_UP_BY_CUSTOMER, CANCELLED, FAILED_TO_FULFILL, SHIPPED, DELIVERED]),
    )
  })
})

describe('an order that the console fails', () => {
  test.each([FAILED_TO_FULFILL, CANCELLED] as const)('returns its stock: %i', async (status) => {
    const { gid } = await newestOf('member-active')
    const sold = async () => Object.values((await server.store.read()).sold).reduce((so, one) => so + one, 0)
    const before = await sold()
    await controls.stepOrder(gid, status)
    await shown(gid)
    expect(await sold()).toBeLessThan(before)
  })

  test('in transit is lost', async () => {
    const { gid } = await newestOf('member-active')
    await controls.stepOrder(gid, IN_TRANSIT)
    await controls.stepOrder(gid, FAILED_TO_FULFILL)
    expect((await shown(gid)).status).toBe(FAILED_TO_FULFILL)
  })

  test('must be open: a delivered order cannot fail', async () => {
    const { gid } = await newestOf('member-active')
    await controls.stepOrder(gid, DELIVERED)
    await expect(controls.stepOrder(gid, FAILED_TO_FULFILL)).rejects.toThrow(NoSuchStep)
    await expect(controls.stepOrder(gid, CANCELLED)).rejects.toThrow(NoSuchStep)
  })
})

test('an order cannot go back in time, and some statuses are unreachable', async () => {
  const { gid } = await newestOf('member-active')
  await controls.stepOrder(gid, SHOPPING)
  const at = controls.clock.now()
  await expect(controls.stepOrder(gid, CONFIRMED)).rejects.toThrow(NoSuchStep)
  await expect(controls.stepOrder(gid, SHIPPED)).rejects.toThrow(NoSuchStep)
  expect(controls.clock.now()).toBe(at)
})

test('an order of another visitor cannot be changed', async () => {
  const { gid } = await newestOf('member-active')
  await controls.become('invoice')
  await expect(controls.stepOrder(gid)).rejects.toThrow(UnknownName)
})
