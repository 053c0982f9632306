import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import type { Cart } from '../../../src/contract/entities/cart.ts'
import { lineOf, openServer, shopper } from '../shopper.ts'
import { buyer } from '../buyer.ts'

const catalogueView = Object.values(named)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function expectSound(cart: Cart): void {
  const { cartVariants: lines, groups, pricingInfo } = cart
  const keys = lines.map(
    ({ variant, warehouse, fulfillmentMethod }) => `${variant._id}:${warehouse._id}:${fulfillmentMethod}`,
  )
  expect(new Set(keys).size).toBe(keys.length)
  for (const { quantity, variant } of lines) {
    expect(quantity).toBeGreaterThan(0)
    expect(quantity).toBeLessThanOrEqual(variant.availableCount ?? quantity)
  }
  const subtotal = sum(lines.map(({ variant, quantity }) => (variant.salePrice ?? variant.price) * quantity))
  expect(pricingInfo.variantsSubtotalPrice).toBe(subtotal)
  expect(sum(groups.map(({ summary }) => summary.subTotal))).toBe(subtotal)
  expect(groups.flatMap(({ variants }) => variants)).toHaveLength(lines.length)
  expect(pricingInfo.shippingPrice).toBe(sum(groups.map(({ summary }) => summary.shippingPrice)))
  expect(pricingInfo.totalPrice).toBe(
    subtotal +
      sum(pricingInfo.priceModifiers.map(({ amount }) => amount)) -
      pricingInfo.promoDiscount +
      pricingInfo.shippingPrice +
      pricingInfo.expressDeliveryPrice -
      pricingInfo.rewardDeduction -
      pricingInfo.creditDeduction,
  )
  expect(pricingInfo.totalPrice).toBeGreaterThanOrEqual(0)
}

const step = oneof(
  {
    weight: 8,
    arbitrary: record({
      gid: constantFrom(...catalogueView),
      quantity: integer({ min: 0, max: 12 }),
      place: nat(3),
    }),
  },
  { weight: 1, arbitrary: constant('order' as const) },
)

test('whatever two shoppers do, totals are right, lines are unique and no stock is negative', async () => {
  await assert(
    asyncProperty(array(tuple(boolean(), step), { maxLength: 25 }), async (steps) => {
      const server = openServer()
      const shoppers = [shopper(server, 'ana'), shopper(server, 'ben')] as const
      const carts = await Promise.all(shoppers.map(async (each) => buyer(each).readyToOrder()))
      for (const [isBen, action] of steps) {
        const who = shoppers[isBen ? 1 : 0]
        if (action === 'order') {
          const buys = buyer(who)
          const { deliveryTimes, selection } = await buys.checkout()
          await buys.deliver({
            deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id,
            marketplaceAddressId: selection.addressId,
          })
          await buys.instruct('')
          await buys.payBy('payment on fulfillment')
          await buys.place(carts[isBen ? 1 : 0] ?? '', `key-${server.journal.entries().at(-1)?.number}`)
        } else {
          const variant = await who.variantOf(action.gid)
          const place = variant.inventory[action.place % variant.inventory.length]?.warehouse
          if (!place) continue
          await who.change(
            {
              ...lineOf(variant, action.quantity),
              warehouse: place._id,
              fulfillmentMethod: place.fulfillmentMethodType,
            },
            { ageGateAccepted: true },
          )
        }
        await who.ask('GET', '/api/checkout/verify')
        expectSound(await who.sync())
        for (const gid of catalogueView) {
          const { inventory } = await who.variantOf(gid)
          for (const { availableCount } of inventory) expect(availableCount).toBeGreaterThanOrEqual(0)
        }
      }
      expect(server.drifts).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 30_000)
