/** What shoppers of other shops report, each as a test by its name: those of the cart. What needs a real browser is in `tests/journeys/navigation/reportedProblems.test.ts`. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { stockKey } from '../../../mocks/catalogue/catalogueView.ts'
import { isWriting } from '../../../src/stores/cart/cartWrites.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'
import { cartOnServer, heldWrites } from '../cart/cartWrites.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()

const MILK = 'Ladang Fresh Milk Full Cream'
const SPINACH = /^Baby Spinach/
const FRESH_MILK = '/products/category/130101/fresh-milk'

const line = (name: string | RegExp) => screen.getByRole('listitem', { name })
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const more = (name: string | RegExp) => within(line(name)).getByRole('button', { name: /one more$/ })
const less = (name: string | RegExp) => within(line(name)).getByRole('button', { name: /one less$/ })
const shown = (group: HTMLElement) => Number(group.querySelector('[data-quantity]')?.textContent)
const quantityOf = (name: string | RegExp) => shown(line(name))

/** Lets go of what waits, the newest first, until nothing is on its way; the most that waited at once. */
async function letGo(): Promise<number> {
  let most = 0
  while (isWriting()) {
    await waitFor(() => expect(heldWrites(shop.server).length > 0 || !isWriting()).toBe(true))
    most = Math.max(most, heldWrites(shop.server).length)
    const newest = heldWrites(shop.server).at(-1)
    if (newest) shop.server.controls.holding.release(newest.number)
  }
  shop.server.controls.holding.hold(false)
  return most
}

/** Every number that a line shows from now on. */
function numbersOf(name: string): number[] {
  const numbers: number[] = []
  const group = line(name)
  new MutationObserver(() => {
    const number = shown(group)
    if (number !== numbers.at(-1)) numbers.push(number)
  }).observe(group, { subtree: true, childList: true, characterData: true })
  return numbers
}

test('pain 1: 50 fast "+" clicks do not queue 50 calls and do not block navigation', async () => {
  const { router, address } = await openShop(FRESH_MILK)
  shop.server.controls.holding.hold(true)
  const stepper = screen.getByRole('group', { name: `Quantity of ${MILK}` })
  const plus = within(stepper).getByRole('button', { name: `Add ${MILK} to the cart` })
  for (let click = 1; click <= 50; click += 1) {
    fireEvent.click(plus)
    expect(shown(stepper)).toBe(click)
  }
  expect(await letGo(), 'writes in flight at once').toBe(1)
  // 20, 20 and 10: as many at a time as one write may add, the first of them once the clicks of its frame are on the screen.
  expect(shop.server.journal.entries().filter(({ call }) => call === 'changeCart')).toHaveLength(3)
  expect(shown(stepper)).toBe(50)
  expect(await cartOnServer(shop.server)).toEqual({ [MILK]: 50 })

  shop.server.controls.holding.hold(true)
  fireEvent.click(plus)
  await waitFor(() => expect(heldWrites(shop.server)).toHaveLength(1))
  const leaving = router.navigate('/cart')
  await letGo()
  await leaving
  await waitFor(() => expect(quantityOf(MILK)).toBe(51))
  expect(address()).toBe('/cart')
})

test('pain 2: mixed "+" and "−" flash no wrong count, their answers held and released out of order', async () => {
  await fillCart(shop.server, { saleMilk: 3, spinach: 2 })
  const { shopper } = await openShop('/cart')
  const spinach = (await visitor(shop.server).variantOf(named.spinach)).name
  const [ofMilk, ofSpinach] = [numbersOf(MILK), numbersOf(spinach)]
  shop.server.controls.holding.hold(true)
  await shopper.click(more(MILK))
  await shopper.click(less(SPINACH))
  await waitFor(() => expect(heldWrites(shop.server)).toHaveLength(2))
  await shopper.click(more(MILK))
  await shopper.click(less(MILK))
  await shopper.click(more(SPINACH))
  await shopper.click(more(SPINACH))
  await shopper.click(more(MILK))
  // One write of each line at most, and the younger one is answered first.
  expect(await letGo()).toBe(2)
  expect(ofMilk).toEqual([4, 5, 4, 5])
  expect(ofSpinach).toEqual([1, 2, 3])
  expect(await cartOnServer(shop.server)).toEqual({ [MILK]: 5, [spinach]: 3 })
})

test('pain 3: the quantity is not left wrong after an error: only what failed goes back, a maximum is said', async () => {
  const guest = await fillCart(shop.server, { saleMilk: 6, spinach: 2 })
  const milk = await guest.variantOf(named.saleMilk)
  const { shopper } = await openShop('/cart')
  shop.server.controls.holding.hold(true)
  const { faultInjector } = shop.server
  shop.server.faultInjector = matchedBy(
    ({ call, body }) =>
      call === 'changeCart' && JSON.stringify(body).includes(milk._id)
        ? { kind: 'status', status: 500 }
        : undefined,
    faultInjector,
  )
  await shopper.click(more(MILK))
  await shopper.click(more(SPINACH))
  expect([quantityOf(MILK), quantityOf(SPINACH)]).toEqual([7, 3])
  shop.server.controls.holding.hold(false)
  expect(await within(line(MILK)).findByText(/^We couldn’t change the quantity/)).toBeVisible()
  await waitFor(() => expect(isWriting()).toBe(false))
  expect([quantityOf(MILK), quantityOf(SPINACH)]).toEqual([6, 3])
  expect(within(line(SPINACH)).queryByText(/couldn’t change/)).not.toBeInTheDocument()

  shop.server.faultInjector = faultInjector
  await leaveOf(named.saleMilk, 8)
  shop.server.controls.holding.hold(true)
  for (let click = 0; click < 4; click += 1) await shopper.click(more(MILK))
  expect(quantityOf(MILK)).toBe(10)
  shop.server.controls.holding.hold(false)
  await waitFor(() => expect(quantityOf(MILK)).toBe(8))
  await waitFor(() => expect(isWriting()).toBe(false))
  expect(screen.getByText(`${MILK}: limit 8 per order.`)).toBeVisible()
  expect((await cartOnServer(shop.server))[MILK]).toBe(8)
})

test('pain 4: totals do not lag the optimistic quantity', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop('/cart')
  shop.server.controls.holding.hold(true)
  await shopper.click(more(MILK))
  // 7 × 7.90, and 8.00 for the delivery.
  expect(quantityOf(MILK)).toBe(7)
  expect(line(MILK)).toHaveTextContent('RM 55.30')
  expect(summary().getByText('RM 63.30')).toBeVisible()
  expect(isWriting()).toBe(true)
  await letGo()
  expect(summary().getByText('RM 63.30')).toBeVisible()
})

test('pain 13: the focus is not lost after a quantity change or a removal, and no live regions talk over each other', async () => {
  await fillCart(shop.server, { saleMilk: 6, spinach: 1 })
  const spinach = (await visitor(shop.server).variantOf(named.spinach)).name
  const { shopper } = await openShop('/cart')
  const heard = listen()
  await shopper.click(more(MILK))
  expect(await heard()).toEqual([`Quantity of ${MILK}: 7`])
  expect(more(MILK)).toHaveFocus()

  await shopper.click(screen.getByRole('button', { name: `Remove ${MILK}` }))
  await waitFor(() => expect(line(SPINACH)).toHaveFocus())
  expect(screen.queryByRole('listitem', { name: MILK })).not.toBeInTheDocument()
  expect(await heard()).toEqual([`${MILK} removed from cartUndo`])
  await shopper.click(screen.getByRole('button', { name: 'Undo' }))
  expect(line(MILK)).toHaveTextContent('RM 55.30')
  await waitFor(() => expect(line(MILK)).toHaveFocus())
  await heard()
  await shopper.click(less(SPINACH))
  await waitFor(() => expect(line(MILK)).toHaveFocus())
  expect(await heard()).toEqual([`${spinach} removed from cartUndo`])
})

test('pain 15: stock changes do not vanish: what changed stays until it is put away', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop(`/product/${named.saleMilk}/ladang-fresh-milk-full-cream`)
  await leaveOf(named.saleMilk, 4)
  await shopper.click(screen.getByRole('button', { name: `Favourite: ${MILK}` }))
  await logInAs(shopper, 'firstOrderCustomer')
  const changed = await screen.findByRole('region', { name: 'What’s changed' })
  expect(within(changed).getByRole('listitem')).toHaveTextContent(`Only 4 of 6 ${MILK} left`)
  await shopper.click(within(changed).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await cartOnServer(shop.server)).toEqual({ [MILK]: 4 })
})

/** The shelves have so many left of a variant. */
async function leaveOf(gid: string, left: number): Promise<void> {
  const { _id, availableCount, fulfillerLocation } = await visitor(shop.server).variantOf(gid)
  await shop.server.arrange((_, state) => {
    state.sold[stockKey(_id, fulfillerLocation ?? '')] = (availableCount ?? 0) - left
  })
}

/** Listens to every live region; answers what they have said since it was asked last, once nothing is on its way. */
function listen(): () => Promise<string[]> {
  let said: string[] = []
  for (const region of document.querySelectorAll(
    '[aria-live], [role="status"], [role="alert"], [role="log"]',
  )) {
    new MutationObserver(() => {
      const text = region.textContent.replace('\u00A0', '')
      if (text !== '') said.push(text)
    }).observe(region, { subtree: true, childList: true, characterData: true })
  }
  return async () => {
    await waitFor(() => expect(isWriting()).toBe(false))
    const heard = said
    said = []
    return heard
  }
}
