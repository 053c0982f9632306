import { expect, test } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { startNodeServer } from '../../../mocks/hosts/node.ts'

async function ordersOf() {
  const server = startNodeServer()
  await server.controls.become('long-account')
  const { accounts } = await server.store.read()
  server.close()
  return accounts[accountIdOf('facebookCustomer')]?.shopper.orders ?? []
}

test('the persona of many years has bought hundreds of items, some of them again and again', async () => {
  const orders = await ordersOf()
  expect(orders).toHaveLength(500)
  const times = new Map<string, number>()
  for (const { lines } of orders)
    for (const { variantId } of lines) times.set(variantId, (times.get(variantId) ?? 0) + 1)
  const counts = [...times.values()].toSorted((one, other) => other - one)
  expect(counts.length).toBeGreaterThan(500)
  expect(counts[0]).toBeGreaterThan(5)
  // Each order adds up: its items and the delivery are its total.
  for (const { lines, pricingInfo } of orders) {
    const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0)
    expect(pricingInfo.variantsSubtotalPrice).toBe(sum)
    expect(pricingInfo.totalPrice).toBe(sum + pricingInfo.shippingPrice)
  }
})

test('and the same in every shop', async () => {
  expect(await ordersOf()).toEqual(await ordersOf())
})
