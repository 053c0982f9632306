/**
 * Fast clicks on the quantities of the cart, by the requests that leave the browser. `tests/screens/reportedProblems/cart.test.tsx` tests
 * what the page shows meanwhile.
 */
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { controlsReady } from '../console/controlsReady.ts'
import { EXPIRY_MS, holdTimers } from '../holdTimers.ts'
import { running, servedByWorker, test } from '../journey.ts'

const MILK = 'Ladang Fresh Milk Full Cream'
const SPINACH = 'Baby Spinach, washed'

const line = (page: Page, name: string) => page.getByRole('main').getByRole('listitem', { name })
const quantityOf = (page: Page, name: string) => line(page, name).locator('[data-quantity]').textContent()
const oneMore = (page: Page, name: string) =>
  line(page, name).getByRole('button', { name: `Quantity of ${name}: one more` })
const oneLess = (page: Page, name: string) =>
  line(page, name).getByRole('button', { name: `Quantity of ${name}: one less` })

interface Writes {
  sent: number
  /** Requests without an answer. */
  underWay: Set<Request>
  /** The highest number of them at one time. */
  atOnce: number
}

/** The cart writes that leave the browser from now on. */
function writesOf(page: Page): Writes {
  const underWay = new Set<Request>()
  const writes: Writes = { sent: 0, underWay, atOnce: 0 }
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/carts/change')) return
    underWay.add(request)
    writes.sent += 1
    writes.atOnce = Math.max(writes.atOnce, underWay.size)
  })
  // Counts when the headers arrive, because the shop may send the next write before the body's last byte is reported.
  page.on('response', (response) => underWay.delete(response.request()))
  page.on('requestfailed', (request) => underWay.delete(request))
  return writes
}

/** The requested quantities, in the order of the requests. */
const quantitiesAsked = (page: Page) =>
  page.evaluate(() =>
    window.mock
      ?.journal()
      .filter(({ call }) => call === 'changeCart')
      .map(({ body }) => (body as { cartVariant: { quantity: number } }).cartVariant.quantity),
  )

/** A guest's cart: six milk, three spinach, one box of eggs. Every answer is held. */
async function atHeldCart(visit: (path: string) => Promise<Page>): Promise<{ page: Page; writes: Writes }> {
  const page = await visit('cart?persona=guest-cart')
  await controlsReady(page)
  // Now requests leave the page, where Playwright can see them.
  await servedByWorker(page)
  await line(page, MILK).waitFor()
  // A request without an answer ends after half a minute.
  await holdTimers(page, EXPIRY_MS)
  await page.evaluate(() => window.mock?.holding.hold(true))
  return { page, writes: writesOf(page) }
}

const heldWrites = (page: Page) =>
  page.evaluate(() => window.mock?.holding.held().filter(({ path }) => path.endsWith('/carts/change')).length)

const releaseAll = (page: Page) => page.evaluate(() => window.mock?.holding.hold(false))

/** Waits until this many writes are held, and releases the newest of them. */
async function releaseYoungestOf(page: Page, held: number): Promise<void> {
  await expect.poll(() => heldWrites(page)).toBe(held)
  await page.evaluate(() => {
    const holding = window.mock?.holding
    const youngest = holding?.held().findLast(({ path }) => path.endsWith('/carts/change'))
    if (youngest) holding?.release(youngest.number)
  })
}

async function shown(page: Page, names: readonly string[]): Promise<Record<string, string | null>> {
  const pairs = names.map(async (name) => [name, await quantityOf(page, name)] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

/** Checks the shown quantities, and again after a reload, which shows the server's cart. */
async function expectQuantities(page: Page, quantities: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(quantities)
  await expect.poll(() => shown(page, names)).toEqual(quantities)
  await page.reload()
  await running(page)
  await expect.poll(() => shown(page, names)).toEqual(quantities)
}

test('50 fast clicks on "+" keep one write in flight at a time, and end at the right number', async ({
  visit,
}) => {
  const { page, writes } = await atHeldCart(visit)
  await oneMore(page, MILK).click({ clickCount: 50 })
  await expect.poll(() => quantityOf(page, MILK)).toBe('56')
  await expect.poll(() => heldWrites(page)).toBe(1)
  await expect.poll(() => writes.sent).toBe(1)
  await releaseAll(page)
  await expect.poll(async () => (await quantitiesAsked(page))?.at(-1)).toBe(56)
  await expect.poll(() => writes.underWay.size).toBe(0)
  expect(writes.atOnce).toBe(1)
  // The first write has the clicks of its frame; the next ones add 20 each, the maximum for one write.
  const asked = (await quantitiesAsked(page)) ?? []
  const steps = asked.map((quantity, at) => quantity - (asked[at - 1] ?? 6))
  expect(steps.length).toBeLessThanOrEqual(4)
  expect(steps.slice(1, -1).every((step) => step === 20)).toBe(true)
  await expectQuantities(page, { [MILK]: '56' })
})

test('mixed "+" and "−" end at the right numbers although their answers are held and released out of order', async ({
  visit,
}) => {
  const { page, writes } = await atHeldCart(visit)
  await oneMore(page, MILK).click()
  await expect.poll(() => heldWrites(page)).toBe(1)
  await oneLess(page, SPINACH).click()
  await expect.poll(() => heldWrites(page)).toBe(2)
  await oneMore(page, MILK).click({ clickCount: 2 })
  await oneLess(page, MILK).click()
  await oneMore(page, SPINACH).click({ clickCount: 2 })
  // The spinach writes are answered before the older milk write, and do not wait for it.
  await releaseYoungestOf(page, 2)
  await expect.poll(() => writes.sent).toBe(3)
  await releaseYoungestOf(page, 2)
  await releaseYoungestOf(page, 1)
  await expect.poll(() => heldWrites(page)).toBe(1)
  // The answer for milk is older than those for spinach and has spinach at three, which must not appear.
  expect(await shown(page, [MILK, SPINACH])).toEqual({ [MILK]: '8', [SPINACH]: '4' })
  await releaseAll(page)
  // Milk 6 + 1, spinach 3 − 1; then what was wanted meanwhile: spinach 2 + 2, milk 7 + 2 − 1.
  await expect.poll(() => quantitiesAsked(page)).toEqual([7, 2, 4, 8])
  await expect.poll(() => writes.underWay.size).toBe(0)
  // At most one write for each line.
  expect(writes.atOnce).toBe(2)
  await expectQuantities(page, { [MILK]: '8', [SPINACH]: '4' })
})
