import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { lineKey, targetOf } from '../../src/domain/cart/cart.ts'
import { lineQuantity, useCart } from '../../src/stores/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { unwrittenLines } from '../../src/stores/cart/unwrittenLines.ts'
import { addToCart, setLineQuantity } from './cardChanges.ts'
import { openShop } from './shop.ts'

const shop = openShop()
const milk = shop.entry(named.saleMilk)
const spinach = shop.entry(named.spinach)
const milkLine = lineKey(targetOf(milk))

beforeEach(() => shop.reset())
afterEach(async () => {
  shop.letGo()
  await waitForWrites(30_000)
})
afterAll(() => shop.close())

const holdWrites = () => shop.hold((path) => path.endsWith('/carts/change'))

test('an addition that the server has not confirmed goes with a login, and is dropped after it', async () => {
  holdWrites()
  addToCart(milk, 2)
  await shop.heldAnswers(1)
  const { items, drop } = unwrittenLines()
  expect(items).toEqual([
    {
      variant: milk.variant._id,
      warehouse: milk.warehouse._id,
      fulfillmentMethod: FulfillmentMethod.LOCAL_DELIVERY,
      quantity: 2,
    },
  ])
  drop()
  expect(useCart.getState().pending).toEqual({})
})

test('a change that follows while the login is sent is kept', async () => {
  holdWrites()
  addToCart(milk, 2)
  await shop.heldAnswers(1)
  const { drop } = unwrittenLines()
  setLineQuantity(targetOf(milk), 5)
  drop()
  expect(lineQuantity(milkLine)).toBe(5)
})

test('neither confirmed items nor a smaller quantity go with it', async () => {
  addToCart(milk, 3)
  addToCart(spinach, 1)
  await waitForWrites(30_000)
  holdWrites()
  setLineQuantity(targetOf(milk), 1)
  await shop.heldAnswers(1)
  expect(unwrittenLines().items).toEqual([])
})
