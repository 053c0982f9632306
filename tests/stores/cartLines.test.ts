import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { itemCount, lineKey, targetOf } from '../../src/domain/cart/cart.ts'
import { acceptAgeGate, currentCart, lineQuantity, useCart } from '../../src/stores/cart/cart.ts'
import { maximumOf } from '../../src/stores/cart/maximumOf.ts'
import { setPickingNote } from '../../src/stores/cart/pickingNotes.ts'
import { setSubstitution } from '../../src/stores/cart/substitution.ts'
import { undoRemoval } from '../../src/stores/cart/removals.ts'
import { isWriting, syncCart, waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { type CartEvent, onCartEvent } from '../../src/stores/cart/cartEvents.ts'
import { useModals } from '../../src/stores/overlays/modals.ts'
import { openShop } from './shop.ts'
import { addToCart, removeLine } from './cardChanges.ts'

const shop = openShop()
const milk = shop.entry(named.saleMilk)
const milkLine = lineKey(targetOf(milk))

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
const onServer = async () => {
  await syncCart()
  return Object.fromEntries(
    (useCart.getState().confirmed?.cartVariants ?? []).map((line) => [lineKey(line), line.quantity]),
  )
}

describe('limits', () => {
  test('more than the maximum becomes the maximum, with a message', async () => {
    const eggs = shop.entry(named.maximumTwoEggs)
    addToCart(eggs, 9)
    expect(lineQuantity(lineKey(targetOf(eggs)))).toBe(2)
    expect(events).toMatchObject([{ type: 'clamped', maximum: 2, limit: 'maximum' }])
    await settled()
    expect(itemCount(currentCart())).toBe(2)
  })

  test('the maximum applies to all warehouses together, so that the lines of another count', async () => {
    const [here, there] = shop.entry(named.maximumTwoEggs).variant.inventory
    if (!here || !there) throw new Error('Two warehouses should sell the eggs')
    addToCart(shop.entry(named.maximumTwoEggs, here.warehouse))
    const other = shop.entry(named.maximumTwoEggs, there.warehouse)
    expect(maximumOf(targetOf(other))).toBe(1)
    addToCart(other, 2)
    expect(events).toMatchObject([{ type: 'clamped', maximum: 1, limit: 'maximum' }])
    await settled()
    expect(lineQuantity(lineKey(targetOf(other)))).toBe(1)
    expect(maximumOf(targetOf(other))).toBe(1)
    expect(events.filter(({ type }) => type === 'failed')).toEqual([])
    expect(itemCount(currentCart())).toBe(2)
  })

  test('a sold-out product is not added, with a message', () => {
    addToCart(shop.entry(named.outOfStockSardines))
    expect(itemCount(currentCart())).toBe(0)
    expect(events).toMatchObject([{ type: 'clamped', maximum: 0 }])
    expect(isWriting()).toBe(false)
  })

  test('a second sample of one kind reaches the sample limit', async () => {
    const sample = shop.entry(named.sampleShampoo)
    addToCart(sample)
    addToCart(sample)
    await settled()
    expect(lineQuantity(lineKey(targetOf(sample)))).toBe(1)
    expect(events).toContainEqual(expect.objectContaining({ type: 'clamped', limit: 'sample', maximum: 1 }))
  })

  test('beer waits for the age gate', async () => {
    const beer = shop.entry(named.ageGatedBeer)
    expect(addToCart(beer)).toBe(false)
    expect(useModals.getState().open).toMatchObject({ kind: 'age-gate', quantity: 1 })
    expect(itemCount(currentCart())).toBe(0)
    acceptAgeGate()
    expect(addToCart(beer)).toBe(true)
    await settled()
    expect(await onServer()).toEqual({ [lineKey(targetOf(beer))]: 1 })
  })
})

describe('removal and notes', () => {
  test('undo restores a removed line completely', async () => {
    addToCart(milk, 3)
    void setPickingNote(milkLine, 'the coldest, please')
    await settled()
    removeLine(milkLine)
    await settled()
    expect(await onServer()).toEqual({})
    undoRemoval(milkLine)
    await settled()
    expect(await onServer()).toEqual({ [milkLine]: 3 })
    expect(currentCart().cartVariants[0]?.customerItemPickingNotes).toBe('the coldest, please')
  })

  test('undo before the removal is sent sends nothing twice', async () => {
    addToCart(milk, 3)
    await settled()
    removeLine(milkLine)
    undoRemoval(milkLine)
    await settled()
    expect(lineQuantity(milkLine)).toBe(3)
  })

  test('a note stays when the quantity changes, and an empty text removes it', async () => {
    addToCart(milk)
    void setPickingNote(milkLine, '  ripe  ')
    addToCart(milk)
    await settled()
    await syncCart()
    expect(currentCart().cartVariants[0]).toMatchObject({ quantity: 2, customerItemPickingNotes: 'ripe' })
    void setPickingNote(milkLine, ' ')
    await settled()
    await syncCart()
    expect(currentCart().cartVariants[0]).not.toHaveProperty('customerItemPickingNotes')
  })
})

describe('what may replace a line', () => {
  test('is written at once, and survives a quantity change, a removal and its undo', async () => {
    addToCart(milk, 2)
    await settled()
    setSubstitution(milkLine, 'call')
    expect(currentCart().cartVariants[0]?.substitution).toBe('call')
    await settled()
    addToCart(milk)
    await settled()
    await syncCart()
    expect(currentCart().cartVariants[0]).toMatchObject({ quantity: 3, substitution: 'call' })
    removeLine(milkLine)
    await settled()
    undoRemoval(milkLine)
    await settled()
    await syncCart()
    expect(currentCart().cartVariants[0]).toMatchObject({ quantity: 3, substitution: 'call' })
  })
})

describe('navigation waits for the cart', () => {
  test('until the write is answered', async () => {
    shop.hold((path) => path.endsWith('/carts/change'))
    addToCart(milk)
    await shop.heldAnswers(1)
    expect(isWriting()).toBe(true)
    const waiting = waitForWrites(5_000)
    shop.letGo()
    expect(await waiting).toBe(true)
    expect(isWriting()).toBe(false)
  })

  test('but not forever', async () => {
    shop.hold((path) => path.endsWith('/carts/change'))
    addToCart(milk)
    await shop.heldAnswers(1)
    expect(await waitForWrites(20)).toBe(false)
    shop.letGo()
  })
})
