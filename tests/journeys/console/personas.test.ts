import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { controlsReady } from './controlsReady.ts'
import { host, underAnotherWorker } from '../hosts.ts'
import { open, servedByWorker, test as journey } from '../journey.ts'

const acceptedAge = (page: Page) => page.evaluate(() => sessionStorage.getItem('pasar.age-accepted'))

const isGuest = (page: Page) =>
  page.evaluate(async () => {
    const state = await window.mock?.server.store.read()
    return state?.visitors['browser']?.session === null
  })

describe('a persona that the console selects', () => {
  const test = journey.extend('serviceWorkers', 'block')

  test('becomes a guest for the next call when its session has expired, by link and live', async ({
    visit,
  }) => {
    const page = await visit('/?persona=session-expired')
    await expect.poll(() => isGuest(page)).toBe(true)
    const live = await visit('/?console')
    await controlsReady(live)
    await live.evaluate(() => window.mock?.become('session-expired'))
    expect(await isGuest(live)).toBe(true)
    expect(await live.evaluate(() => window.mock?.persona())).toBe('session-expired')
  })

  test('is not asked for an age that it has confirmed; the next guest is asked', async ({ visit }) => {
    const page = await visit('/?persona=age-accepted')
    await controlsReady(page)
    expect(await acceptedAge(page)).toBe('true')
    await page.evaluate(() => window.mock?.become('guest'))
    expect(await acceptedAge(page)).toBeNull()
    await page.evaluate(() => window.mock?.become('age-accepted'))
    expect(await acceptedAge(page)).toBe('true')
  })

  test('applies to all tabs, and so does the clock', async ({ visit }) => {
    const one = await visit('/cart?console')
    await controlsReady(one)
    const two = await visit('/cart?console', { beside: one })
    await controlsReady(two)
    await one.evaluate(() => window.mock?.become('guest-cart'))
    await two.getByText('10 items').first().waitFor()
    const pagesAsked = () =>
      two.evaluate(() => window.mock?.journal().filter(({ call }) => call === 'page').length ?? 0)
    const before = await pagesAsked()
    await one.evaluate(() => window.mock?.clock.set('2026-12-24T10:00'))
    await expect.poll(pagesAsked).toBeGreaterThan(before)
    await expect.poll(() => two.evaluate(() => window.mock?.clock.now())).toMatch(/^2026-12-24T02:/)
  })
})

journey('is logged out in all tabs, and no personal data stays on screen', async ({ visit }) => {
  const one = await visit('account?persona=returning')
  const interstitial = one.getByRole('dialog', { name: 'Good prices today' })
  await interstitial.getByRole('button', { name: 'Close' }).click()
  await interstitial.waitFor({ state: 'detached' })
  const two = await visit('account/order-history', { beside: one })
  const orders = two.locator('h1', { hasText: 'Your orders' })
  await orders.waitFor()
  await one.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await two.getByRole('dialog', { name: 'Log in' }).waitFor()
  await expect.poll(() => orders.count()).toBe(0)
})

journey(
  'an offline network in the console takes the page offline, and online again afterwards',
  async ({ visit }) => {
    const page = await visit('/?console')
    await controlsReady(page)
    const note = page.getByRole('status').filter({ hasText: /offline/i })
    await page.evaluate(() => window.mock?.setNetwork({ isOffline: true }))
    await note.waitFor()
    expect(await page.evaluate(() => navigator.onLine)).toBe(false)
    await page.evaluate(() => window.mock?.setNetwork({ isOffline: false }))
    await note.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => Object.hasOwn(navigator, 'onLine'))).toBe(false)
  },
)

journey('the console removes a foreign worker, and the shop’s worker takes control', async ({ browser }) => {
  const server = await host()
  const page = await underAnotherWorker(browser, server)
  await open(page, `${server.url}?console`)
  await page.getByText('a worker of something else').waitFor()
  await page.getByRole('button', { name: 'Remove the other worker' }).click()
  await servedByWorker(page)
})
