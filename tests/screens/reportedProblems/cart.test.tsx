/**
 * Problems that shoppers of other shops report, one test each: those of the cart. `tests/journeys/navigation/reportedProblems.test.ts` has
 * those that need a browser.
 */
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

/** Releases the held writes, newest first, until none is in flight; returns the highest number of held writes. */
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

test('reported problem 1: 50 fast "+" clicks do not queue 50 calls, and do not block navigation', async () => {
  const { router, address } = await openShop(FRESH_MILK)
  shop.server.controls.holding.hold(true)
  const stepper = screen.getByRole('group', { name: `Quantity of ${MILK}` })
  const plus = within(stepper).getByRole('button', { name: `Add ${MILK} to the cart` })
  for (let click = 1; click <= 50; click += 1) {
    fireEvent.click(plus)
    expect(shown(stepper)).toBe(click)
  }
  expect(await letGo(), 'writes in flight at once').toBe(1)
  // 20, 20 and 10: the maximum of one write each. The first one is sent after the frame that shows its clicks.
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

test('reported problem 2: mixed "+" and "−" show no wrong count while their answers arrive out of order', async () => {
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
  // At most one write for each line, and the newer one is answered first.
  expect(await letGo()).toBe(2)
  expect(ofMilk).toEqual([4, 5, 4, 5])
  expect(ofSpinach).toEqual([1, 2, 3])
  expect(await cartOnServer(shop.server)).toEqual({ [MILK]: 5, [spinach]: 3 })
})

test('reported problem 3: an error leaves no wrong quantity: only the failed change is undone, and a maximum is shown', async () => {
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

test('reported problem 4: totals do not lag behind the optimistic quantity', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop('/cart')
  shop.server.controls.holding.hold(true)
  await shopper.click(more(MILK))
  // 7 × 7.90, and 8.00 delivery.
  expect(quantityOf(MILK)).toBe(7)
  expect(line(MILK)).toHaveTextContent('RM 55.30')
  expect(summary().getByText('RM 63.30')).toBeVisible()
  expect(isWriting()).toBe(true)
  await letGo()
  expect(summary().getByText('RM 63.30')).toBeVisible()
})

test('reported problem 13: a quantity change or removal keeps the focus, and live regions do not interrupt each other', async () => {
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

test('reported problem 15: a stock change stays visible until it is dismissed', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop(`/product/${named.saleMilk}/ladang-fresh-milk-full-cream`)
  await leaveOf(named.saleMilk, 4)
  await shopper.click(screen.getByRole('button', { name: `Favourite: ${MILK}` }))
  await logInAs(shopper, 'firstOrderCustomer')
  const dialog = await screen.findByRole('dialog', { name: 'We’ve combined your carts' })
  const changed = within(dialog).getByRole('region', { name: 'What’s changed' })
  expect(changed.parentElement).toHaveFocus()
  expect(within(changed).getByRole('listitem')).toHaveTextContent(`Only 4 of 6 ${MILK} left`)
  await shopper.click(within(changed).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await cartOnServer(shop.server)).toEqual({ [MILK]: 4 })
})

/** Sets the remaining stock of a variant. */
async function leaveOf(gid: string, left: number): Promise<void> {
  const { _id, availableCount, fulfillerLocation } = await visitor(shop.server).variantOf(gid)
  await shop.server.arrange((_, state) => {
    state.sold[stockKey(_id, fulfillerLocation ?? '')] = (availableCount ?? 0) - left
  })
}

/** Observes every live region; returns what they have announced since the last call, once no request is in flight. */
function listen(): () => Promise<string[]> {
  let said: string[] = []
  for (const region of document.querySelectorAll(
    '[aria-live], [role="status"], [role="alert"], [role="log"]',
  )) {
    new MutationObserver(() => {
      // The announcer adds a text after the last one; the other regions replace theirs.
      const latest = region.matches('[data-announcer]') ? region.lastElementChild : region
      const text = latest?.textContent ?? ''
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
