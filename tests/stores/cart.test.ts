import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { itemCount, lineKey, targetOf } from '../../src/domain/cart/cart.ts'
import { currentCart, lineQuantity, useCart } from '../../src/stores/cart/cart.ts'
import { receiveCart } from '../../src/stores/cart/receiveCart.ts'
import { syncCart, waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { type CartEvent, onCartEvent } from '../../src/stores/cart/cartEvents.ts'
import { addToCart, removeLine, setLineQuantity } from './cardChanges.ts'
import { openShop } from './shop.ts'
import { matchedBy } from '../mocks/matchedBy.ts'

const shop = openShop()
const milk = shop.entry(named.saleMilk)
const spinach = shop.entry(named.spinach)
const milkLine = lineKey(targetOf(milk))
const spinachLine = lineKey(targetOf(spinach))

let events: CartEvent[] = []
const stop = onCartEvent((event) => events.push(event))

beforeEach(async () => {
  await shop.reset()
  events = []
})
afterEach(() => waitForWrites(30_000))
afterAll(() => {
  stop()
  shop.close()
})

const settled = async () => expect(await waitForWrites(30_000)).toBe(true)
const failsFor = (variantId: string) => {
  shop.server.faultInjector = matchedBy(({ call, body }) =>
    call === 'changeCart' && JSON.stringify(body).includes(variantId)
      ? { kind: 'status', status: 500 }
      : undefined,
  )
}

describe('quick changes', () => {
  test('a change reverted before it is sent is not sent', async () => {
    shop.hold((path) => path.endsWith('/carts/change'))
    addToCart(milk, 2)
    await shop.heldAnswers(1)
    setLineQuantity(targetOf(milk), 5)
    setLineQuantity(targetOf(milk), 2)
    shop.letGo()
    await settled()
    expect(lineQuantity(milkLine)).toBe(2)
    expect(shop.calls('changeCart')).toBeLessThanOrEqual(2)
  })

  test('the totals update at once', () => {
    addToCart(milk, 2)
    // 2 × RM 7.90
    expect(currentCart().pricingInfo.variantsSubtotalPrice).toBe(1_580)
    expect(itemCount(currentCart())).toBe(2)
  })
})

describe('a press before the first answer with the cart', () => {
  const keep = (quantity: number) =>
    shop.arrange(({ cart }) => {
      const { _id, price: seenPrice } = milk.variant
      const { _id: warehouseId, fulfillmentMethodType: fulfillmentMethod } = milk.warehouse
      cart.lines.push({ variantId: _id, warehouseId, fulfillmentMethod, quantity, seenPrice })
    })

  test('adds to what the cart has', async () => {
    await keep(3)
    addToCart(milk)
    expect(lineQuantity(milkLine)).toBe(1)
    await settled()
    expect(lineQuantity(milkLine)).toBe(4)
    expect(events).toMatchObject([{ type: 'confirmed', change: 'increased', from: 3, quantity: 4 }])
  })

  test('is reported if the cart cannot be read, and changes nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await keep(3)
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'syncCart' ? { kind: 'status', status: 500 } : undefined,
    )
    addToCart(milk)
    await settled()
    expect(events).toMatchObject([{ type: 'failed', change: 'added', quantity: 1 }])
    expect(lineQuantity(milkLine)).toBe(0)
    shop.server.faultInjector = undefined
    await syncCart()
    expect(lineQuantity(milkLine)).toBe(3)
  })
})

describe('the frame of a press', () => {
  test('an addition is sent one frame later, so that it does not delay the frame', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
    onTestFinished(() => void vi.useRealTimers())
    addToCart(milk)
    // The frame starts at 16 ms, and is painted by 32.
    await vi.advanceTimersByTimeAsync(31)
    expect(shop.calls('changeCart')).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await settled()
    expect(shop.calls('changeCart')).toBe(1)
  })
})

describe('late answers', () => {
  test('an older answer does not hide a newer one', async () => {
    shop.hold((path) => path.endsWith('/carts/change'))
    addToCart(milk)
    const [first] = await shop.heldAnswers(1)
    addToCart(spinach)
    const [, second] = await shop.heldAnswers(2)
    second?.release()
    await expect.poll(() => lineQuantity(spinachLine)).toBe(1)
    first?.release()
    shop.letGo()
    await settled()
    expect(useCart.getState().pending).toEqual({})
    expect([lineQuantity(milkLine), lineQuantity(spinachLine)]).toEqual([1, 1])
  })

  test('a cart with an older revision is ignored', async () => {
    addToCart(milk)
    await settled()
    const newer = useCart.getState().confirmed
    if (!newer) throw new Error('There should be a cart.')
    receiveCart({ ...newer, revision: newer.revision - 1, cartVariants: [] })
    expect(lineQuantity(milkLine)).toBe(1)
  })

  test('another tab’s change stays below this tab’s pending change', async () => {
    shop.hold((path) => path.endsWith('/carts/change'))
    addToCart(milk, 2)
    await shop.heldAnswers(1)
    await shop.arrange((shopper) => {
      shopper.cart.revision += 1
      shopper.cart.lines.push({
        variantId: spinach.variant._id,
        warehouseId: spinach.warehouse._id,
        fulfillmentMethod: spinach.warehouse.fulfillmentMethodType,
        quantity: 4,
        seenPrice: spinach.variant.price,
      })
    })
    setLineQuantity(targetOf(milk), 3)
    await syncCart()
    expect([lineQuantity(milkLine), lineQuantity(spinachLine)]).toEqual([3, 4])
    shop.letGo()
    await settled()
    expect([lineQuantity(milkLine), lineQuantity(spinachLine)]).toEqual([3, 4])
  })
})

describe('a failure', () => {
  test('of an addition undoes only its own line, with a message', async () => {
    addToCart(spinach, 2)
    await settled()
    failsFor(milk.variant._id)
    addToCart(milk)
    setLineQuantity(targetOf(spinach), 3)
    expect([lineQuantity(milkLine), lineQuantity(spinachLine)]).toEqual([1, 3])
    await settled()
    expect([lineQuantity(milkLine), lineQuantity(spinachLine)]).toEqual([0, 3])
    expect(events.filter(({ type }) => type === 'failed')).toMatchObject([{ change: 'added', key: milkLine }])
  })

  test('by a refusal restores the quantity', async () => {
    addToCart(milk, 2)
    await settled()
    failsFor(milk.variant._id)
    setLineQuantity(targetOf(milk), 7)
    await settled()
    expect(lineQuantity(milkLine)).toBe(2)
    removeLine(milkLine)
    expect(lineQuantity(milkLine)).toBe(0)
    await settled()
    expect(lineQuantity(milkLine)).toBe(2)
    expect(events.filter(({ type }) => type === 'failed')).toMatchObject([
      { change: 'increased' },
      { change: 'removed' },
    ])
  })

  test('that loses the answer counts as a success if the server has done the write', async () => {
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'changeCart' ? { kind: 'network', after: true } : undefined,
    )
    addToCart(milk)
    await settled()
    expect(lineQuantity(milkLine)).toBe(1)
    expect(events).toMatchObject([{ type: 'confirmed', change: 'added', quantity: 1 }])
    expect(shop.calls('changeCart')).toBe(1)
  })

  test('by less stock than expected sets what is left, with a message', async () => {
    await shop.arrange((_, state) => {
      state.sold[`${milk.variant._id}:${milk.warehouse._id}`] = (milk.variant.availableCount ?? 0) - 3
    })
    setLineQuantity(targetOf(milk), 10)
    await settled()
    expect(lineQuantity(milkLine)).toBe(3)
    expect(events).toMatchObject([
      { type: 'clamped', maximum: 3 },
      { type: 'confirmed', change: 'added', quantity: 3 },
    ])
  })
})
