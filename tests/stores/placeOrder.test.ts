import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { syncCart } from '../../src/stores/cart/cartWrites.ts'
import { useCheckout } from '../../src/stores/checkout/checkout.ts'
import { refreshCheckout } from '../../src/stores/checkout/checkoutWork.ts'
import { placeOrder } from '../../src/stores/checkout/placeOrder.ts'
import { matchedBy } from '../mocks/matchedBy.ts'
import { setLineQuantity } from './cardChanges.ts'
import { failure, milkInCart, ordersMade, readyToOrder } from './readyToOrder.ts'
import { openShop } from './shop.ts'

/** The order that was placed; null when there is none. */
const placedOrder = async () => {
  const placed = await placeOrder()
  return placed && 'order' in placed ? placed.order : null
}

const shop = openShop()
beforeEach(shop.reset)
afterAll(shop.close)

describe('placing the order', () => {
  test('two clicks make one order', async () => {
    await readyToOrder(shop)
    const [first, second] = await Promise.all([placeOrder(), placeOrder()])
    expect(first).not.toBeNull()
    expect(second).toBeNull()
    expect(shop.calls('placeOrder')).toBe(1)
    expect(await ordersMade(shop)).toBe(1)
  })

  test('a repetition after a lost answer does not make a second order', async () => {
    await readyToOrder(shop)
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'placeOrder' ? { kind: 'network', after: true } : undefined,
    )
    expect(await placeOrder()).toBeNull()
    expect(failure('order')?.kind).toBe('network')
    shop.server.faultInjector = undefined
    const order = await placedOrder()
    expect(order).not.toBeNull()
    expect(await ordersMade(shop)).toBe(1)
  })

  test('the next order is a separate one', async () => {
    await readyToOrder(shop)
    const first = await placedOrder()
    await syncCart()
    await readyToOrder(shop)
    const second = await placedOrder()
    expect(second?.gid).not.toBe(first?.gid)
    expect(await ordersMade(shop)).toBe(2)
  })

  test('a changed price is shown first, and the next click orders', async () => {
    await readyToOrder(shop)
    const milk = shop.entry(named.saleMilk).variant
    await shop.arrange((_, state) => {
      state.changes[milk._id] = { price: milk.price, salePrice: null }
    })
    expect(await placeOrder()).toBeNull()
    // On sale at RM 7.90 before, RM 9.50 now.
    expect(useCheckout.getState().differences).toMatchObject([{ kind: 'price', before: 790, after: 950 }])
    expect(shop.calls('placeOrder')).toBe(0)
    // The order has what the page shows at that point.
    await refreshCheckout()
    expect((await placedOrder())?.pricingInfo.variantsSubtotalPrice).toBe(3_800)
    expect(useCheckout.getState().differences).toEqual([])
  })

  test('waits for a change of the cart, and the new total is shown first', async () => {
    await readyToOrder(shop)
    setLineQuantity(targetOf(shop.entry(named.saleMilk)), 5)
    expect(await placeOrder()).toBeNull()
    // Four milks at 7.90, or five, and 8.00 for the delivery.
    expect(useCheckout.getState().totalChange).toEqual({ before: 3_960, after: 4_750 })
    expect(await ordersMade(shop)).toBe(0)
    await refreshCheckout()
    expect((await placedOrder())?.pricingInfo.totalPrice).toBe(4_750)
  })

  test('a missing step is refused, and the next attempt has a new key', async () => {
    await milkInCart(shop)
    expect(await placeOrder()).toBeNull()
    expect(failure('order')?.code).toBe('incomplete_checkout')
    await readyToOrder(shop)
    expect(await placeOrder()).not.toBeNull()
  })
})
