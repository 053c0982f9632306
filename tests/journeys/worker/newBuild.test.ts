import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { plainHost } from '../../../build/browserFlags.ts'
import type { StaticServer } from '../../../build/staticServer.ts'
import { viteBuild } from '../../setup/viteBuild.ts'
import { host } from '../hosts.ts'
import {
  addFromProductPage,
  atStep,
  openStep,
  ordersKept,
  placeOrder,
  throughExpressCheckout,
} from '../shopping.ts'
import { effectsStarted } from '../effectsStarted.ts'
import { inPageBecause, offlineReady, phone, running, servedByWorker, test } from '../journey.ts'
import { killWorkers } from '../killWorkers.ts'
import { CART_SCRIPT, toCart, withoutCartScript } from './cartScript.ts'

/** A copy of the shop's build in which every file has another name. */
async function renamedBuild(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `pasar-${prefix}-`))
  const config = 'tests/journeys/worker/renamedFiles.config.ts'
  await viteBuild({ outDir: folder, config, env: { PREFIX: prefix } })
  return folder
}

let next: string
let last: string

beforeAll(async () => {
  next = await renamedBuild('next')
  last = await renamedBuild('last')
  return () => Promise.all([next, last].map((folder) => rm(folder, { recursive: true, force: true })))
})

const OAT_DRINK = 'product/425727401/kedelai-oat-drink-1-l'
/** How long an installed worker waits for the older one, which is idle. */
const TAKEOVER_MS = 5_000

/** Replaces the files of the host, and waits until the new worker controls the page. */
async function deploy(server: StaticServer, page: Page, build = next): Promise<void> {
  // Listens before the new build exists, because the browser may find it by itself.
  const takenOver = await page.evaluateHandle(() => ({
    done: new Promise<true>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    }),
  }))
  server.deploy(build)
  const isTakenOver = await page.evaluate(
    async ({ handle, patience }) => {
      const { installing } = await (await navigator.serviceWorker.ready).update()
      await new Promise<void>((resolve) => {
        const check = () => installing?.state === 'installing' || resolve()
        installing?.addEventListener('statechange', check)
        check()
      })
      const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false))
      return Promise.race([handle.done, late])
    },
    { handle: takenOver, patience: TAKEOVER_MS },
  )
  if (isTakenOver) return
  // On a busy machine Chromium sometimes keeps an idle worker active for up to five minutes. A stopped worker is replaced at once.
  await killWorkers(page)
  await page.evaluate(({ done }) => done, takenOver)
}

/** Waits until the button of the cart has this number of items. */
const inCart = (page: Page, count: number): Promise<void> =>
  page.getByRole('link', { name: new RegExp(`^Cart, .* ${count} items$`) }).waitFor()

const entryOf = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src')

test('an open page continues with its own files after a deployment, and the next load is the new build', async ({
  visit,
}) => {
  const server = await host({ fallback: '404' })
  const page = await visit('/', { ...phone, shop: server.url })
  await offlineReady(page)
  const old = await entryOf(page)
  await deploy(server, page)
  // A page that is not loaded yet: its script is gone from the host.
  await toCart(page).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await entryOf(page)).toBe(old)

  await page.reload()
  await running(page)
  expect(await entryOf(page)).not.toBe(old)
  await servedByWorker(page)
})

test('without a worker, a file missing after a deployment loads the page that the shopper goes to in the new build, once', async ({
  visit,
}) => {
  const server = await host({ fallback: '404' })
  const shop = `http://${plainHost}:${server.port}/`
  const page = await visit('unsupported', { ...phone, shop })
  const endCart = await withoutCartScript(page, shop)
  const old = await entryOf(page)
  server.deploy(next)
  endCart('continue')
  const loaded = page.waitForEvent('domcontentloaded')
  await toCart(page).click()
  await loaded
  await running(page)
  expect(await entryOf(page)).not.toBe(old)
  expect(new URL(page.url()).pathname).toBe('/cart')
})

test('a worker that a deployment replaces in the middle of a purchase costs no step and places one order', async ({
  visit,
}) => {
  const server = await host({ fallback: '404' })
  const page = await visit('/checkout?persona=guest-cart&clock=2031-12-24T10:00', { shop: server.url })
  await offlineReady(page)
  await atStep(page, 'Delivery address')
  await openStep(page).getByLabel('First name').fill('Aisyah')
  await deploy(server, page)
  expect(await openStep(page).getByLabel('First name').inputValue()).toBe('Aisyah')
  await throughExpressCheckout(page)
  await placeOrder(page).click()
  await page.waitForURL(/\/confirmation\?order=\d+$/)
  await expect.poll(() => ordersKept(page)).toHaveLength(1)
})

test('three tabs of three builds share a cart, and the oldest one places the order', async ({ visit }) => {
  const server = await host({ fallback: '404' })
  const oldest = await visit('/cart?persona=guest-cart&clock=2031-12-24T10:00', { shop: server.url })
  await offlineReady(oldest)
  await deploy(server, oldest)
  const newer = await visit('/cart', { shop: server.url, beside: oldest })
  await offlineReady(newer)
  await deploy(server, newer, last)
  const newest = await visit('/cart', { shop: server.url, beside: oldest })
  await servedByWorker(newest)
  const tabs = [oldest, newer, newest]
  expect(new Set(await Promise.all(tabs.map(entryOf))).size).toBe(3)

  await newest.getByRole('button', { name: 'Quantity of Ladang Fresh Milk Full Cream: one more' }).click()
  const milk = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem', { name: 'Ladang Fresh Milk Full Cream' })
      .locator('[data-quantity]')
  for (const tab of tabs) await expect.poll(() => milk(tab).textContent()).toBe('7')

  await oldest.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await throughExpressCheckout(oldest)
  await placeOrder(oldest).click()
  await oldest.waitForURL(/\/confirmation\?order=\d+$/)
  await expect.poll(() => ordersKept(oldest)).toHaveLength(1)
  for (const tab of [newer, newest]) await tab.getByText('Your cart is empty').first().waitFor()
})

test('without a worker, an open page and a tab of a newer build share a cart', async ({ visit }) => {
  const server = await host({ fallback: '404' })
  const shop = `http://${plainHost}:${server.port}/`
  const older = await visit(OAT_DRINK, { shop })
  await inPageBecause(older, 'unsupported')
  // What loads after the deployment would be missing, and with it the synchronization of the tabs.
  await effectsStarted(older)
  const old = await entryOf(older)
  server.deploy(next)
  const newer = await visit(OAT_DRINK, { shop, beside: older })
  await addFromProductPage(newer, 2)
  await inCart(older, 2)
  const buy = older.getByRole('group', { name: /^Buy / })
  await buy.getByRole('button', { name: /one more$/ }).click()
  await buy.getByRole('button', { name: /^Update · / }).click()
  await inCart(newer, 3)
  expect(await entryOf(older)).toBe(old)
})

test('a file that is missing when it is prefetched does not reload the page', async ({ visit }) => {
  const server = await host({ fallback: '404' })
  const shop = `http://${plainHost}:${server.port}/`
  const page = await visit('unsupported', { ...phone, shop })
  const endCart = await withoutCartScript(page, shop)
  const old = await entryOf(page)
  const missing = page.waitForResponse(
    (response) => CART_SCRIPT.test(response.url()) && response.status() === 404,
  )
  server.deploy(next)
  endCart('continue')
  await missing
  // A reload would have begun by then.
  await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 1_000))
    await new Promise((done) => requestIdleCallback(done))
  })
  expect(await entryOf(page)).toBe(old)
})
