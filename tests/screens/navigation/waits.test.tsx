import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cartOnServer, heldWrites } from '../cart/cartWrites.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
afterEach(() => {
  shop.server.controls.holding.hold(false)
  vi.useRealTimers()
})

const MILK = 'Ladang Fresh Milk Full Cream'
// Pages of one kind, so that only the cart differs.
const MILKS = '/products/search/milk'
const JUICES = '/products/search/juice'

const held = () => shop.server.controls.holding.held()
/** The page data, held like the change of the cart. */
const heldPages = () => held().filter(({ path }) => path.startsWith(JUICES))

/** A shopper adds milk to the cart and navigates before the answer. */
async function leaveEarly() {
  const { router, address } = await openShop(MILKS)
  const stepper = within(screen.getByRole('group', { name: `Quantity of ${MILK}` }))
  shop.server.controls.holding.hold(true)
  stepper.getByRole('button', { name: `Add ${MILK} to the cart` }).click()
  await waitFor(() => expect(heldWrites(shop.server)).toHaveLength(1))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const leaving = router.navigate(JUICES)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(heldPages()).toEqual([])
  expect(address()).toBe(MILKS)
  return { address, leaving }
}

test('a pending change of the cart delays the next page until it is answered', async () => {
  const { address, leaving } = await leaveEarly()
  vi.useRealTimers()
  for (const { number } of heldWrites(shop.server)) shop.server.controls.holding.release(number)
  await waitFor(() => expect(heldPages()).toHaveLength(1))
  shop.server.controls.holding.hold(false)
  await leaving
  expect(address()).toBe(JUICES)
})

test('after 3 s the navigation continues, and the change still arrives', async () => {
  const { address, leaving } = await leaveEarly()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await waitFor(() => expect(heldPages()).toHaveLength(1))
  for (const { number } of heldPages()) shop.server.controls.holding.release(number)
  await leaving
  expect(address()).toBe(JUICES)
  expect(heldWrites(shop.server)).toHaveLength(1)
  shop.server.controls.holding.hold(false)
  await waitFor(async () => expect(await cartOnServer(shop.server)).toEqual({ [MILK]: 1 }))
})
