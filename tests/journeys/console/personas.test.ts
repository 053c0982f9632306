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

describe('a person of the console', () => {
  const test = journey.extend('serviceWorkers', 'block')

  test('whose session has run out is a guest for the next call, by link and at once', async ({ visit }) => {
    const page = await visit('/?persona=session-expired')
    await expect.poll(() => isGuest(page)).toBe(true)
    const live = await visit('/?console')
    await controlsReady(live)
    await live.evaluate(() => window.mock?.become('session-expired'))
    expect(await isGuest(live)).toBe(true)
    expect(await live.evaluate(() => window.mock?.persona())).toBe('session-expired')
  })

  test('who has said their age is not asked in this tab; a guest after them is', async ({ visit }) => {
    const page = await visit('/?persona=age-accepted')
    await controlsReady(page)
    expect(await acceptedAge(page)).toBe('true')
    await page.evaluate(() => window.mock?.become('guest'))
    expect(await acceptedAge(page)).toBeNull()
    await page.evaluate(() => window.mock?.become('age-accepted'))
    expect(await acceptedAge(page)).toBe('true')
  })

  test('is there in the other tabs too, and so is their time', async ({ visit }) => {
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
    await expect.poll(() => two.evaluate(() => window.mock?.clock.now())).toMatch(/^2026-12-24T02:00:/)
  })
})

journey(
  'who logs out in one tab is out in the other, where nothing of theirs stays on screen',
  async ({ visit }) => {
    const one = await visit('account?persona=returning')
    await one.getByRole('dialog', { name: 'Good prices today' }).waitFor()
    await one.keyboard.press('Escape')
    const two = await visit('account/order-history', { beside: one })
    const orders = two.locator('h1', { hasText: 'Your orders' })
    await orders.waitFor()
    await one.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await two.getByRole('dialog', { name: 'Log in' }).waitFor()
    expect(await orders.count()).toBe(0)
  },
)

journey(
  'a network that is switched off is off for the page itself, and leaves nothing behind',
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

journey(
  'a worker of something else is removed from the console, and the shop’s own takes over',
  async ({ browser }) => {
    const server = await host()
    const page = await underAnotherWorker(browser, server)
    await open(page, `${server.url}?console`)
    await page.getByText('a worker of something else').waitFor()
    await page.getByRole('button', { name: 'Remove the other worker' }).click()
    await servedByWorker(page)
  },
)
