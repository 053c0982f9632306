/**
 * Fast fingers on the quantities of the cart, by the requests that leave the browser. What is shown meanwhile, step by step, is
 * in `tests/screens/pains/cart.test.tsx`.
 */
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { controlled } from '../console/controlled.ts'
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
  /** Those that have no answer yet. */
  underWay: Set<Request>
  /** The most that had none at once. */
  atOnce: number
}

/** The changes of the cart that leave the browser from now on. */
function writesOf(page: Page): Writes {
  const underWay = new Set<Request>()
  const writes: Writes = { sent: 0, underWay, atOnce: 0 }
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/carts/change')) return
    underWay.add(request)
    writes.sent += 1
    writes.atOnce = Math.max(writes.atOnce, underWay.size)
  })
  // As soon as its head is there: the shop may send the next one before the answer’s last byte is told of.
  page.on('response', (response) => underWay.delete(response.request()))
  page.on('requestfailed', (request) => underWay.delete(request))
  return writes
}

/** The quantities that the server was asked for, in the order they came. */
const quantitiesAsked = (page: Page) =>
  page.evaluate(() =>
    window.mock
      ?.journal()
      .filter(({ call }) => call === 'changeCart')
      .map(({ body }) => (body as { cartVariant: { quantity: number } }).cartVariant.quantity),
  )

/** The cart of a guest: six of the milk, three of the spinach, one box of eggs. Every answer is held back. */
async function atHeldCart(visit: (path: string) => Promise<Page>): Promise<{ page: Page; writes: Writes }> {
  const page = await visit('cart?persona=guest-cart')
  await controlled(page)
  // From then on requests leave the page, and can be seen.
  await servedByWorker(page)
  await line(page, MILK).waitFor()
  await page.evaluate(() => window.mock?.holding.hold(true))
  return { page, writes: writesOf(page) }
}

const heldWrites = (page: Page) =>
  page.evaluate(() => window.mock?.holding.held().filter(({ path }) => path.endsWith('/carts/change')).length)

const releaseAll = (page: Page) => page.evaluate(() => window.mock?.holding.hold(false))

/** Waits until so many writes are held, and lets the youngest of them go. */
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

/** What is shown, there and after the page was loaded anew, which is what the server has. */
async function expectQuantities(page: Page, quantities: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(quantities)
  expect(await shown(page, names)).toEqual(quantities)
  await page.reload()
  await running(page)
  expect(await shown(page, names)).toEqual(quantities)
}

test('50 fast clicks on "+" have one write in flight at a time, and the right number at the end', async ({
  visit,
}) => {
  const { page, writes } = await atHeldCart(visit)
  await oneMore(page, MILK).click({ clickCount: 50 })
  expect(await quantityOf(page, MILK)).toBe('56')
  await expect.poll(() => heldWrites(page)).toBe(1)
  expect(writes.sent).toBe(1)
  await releaseAll(page)
  await expect.poll(async () => (await quantitiesAsked(page))?.at(-1)).toBe(56)
  await expect.poll(() => writes.underWay.size).toBe(0)
  expect(writes.atOnce).toBe(1)
  // The first has the clicks that its frame showed; then 20 more at a time, as many as one write may add.
  const asked = (await quantitiesAsked(page)) ?? []
  const steps = asked.map((quantity, at) => quantity - (asked[at - 1] ?? 6))
  expect(steps.length).toBeLessThanOrEqual(4)
  expect(steps.slice(1, -1).every((step) => step === 20)).toBe(true)
  await expectQuantities(page, { [MILK]: '56' })
})

test('mixed "+" and "−" come out right though their answers are held and released out of order', async ({
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
  // The spinach's are answered before the older one of the milk, which waits for none of them.
  await releaseYoungestOf(page, 2)
  await expect.poll(() => writes.sent).toBe(3)
  await releaseYoungestOf(page, 2)
  await releaseYoungestOf(page, 1)
  await expect.poll(() => heldWrites(page)).toBe(1)
  // The milk’s first answer is older than those of the spinach, and says three of it: nobody may see that.
  expect(await shown(page, [MILK, SPINACH])).toEqual({ [MILK]: '8', [SPINACH]: '4' })
  await releaseAll(page)
  // Milk 6 + 1, spinach 3 − 1; then what was wanted meanwhile: spinach 2 + 2, milk 7 + 2 − 1.
  await expect.poll(() => quantitiesAsked(page)).toEqual([7, 2, 4, 8])
  await expect.poll(() => writes.underWay.size).toBe(0)
  // One of each line at most.
  expect(writes.atOnce).toBe(2)
  await expectQuantities(page, { [MILK]: '8', [SPINACH]: '4' })
})
