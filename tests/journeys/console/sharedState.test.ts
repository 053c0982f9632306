import { expect } from 'vitest'
import { controlsReady } from './controlsReady.ts'
import { open, settled, test as journey } from '../journey.ts'

const test = journey.extend('serviceWorkers', 'block')

test('a tab without console applies what the console of another tab does', async ({ visit }) => {
  const one = await visit('/?console')
  await controlsReady(one)
  const two = await visit('/cart', { beside: one })
  // A prerendered page runs before its mock does, which would only read the state that is there already.
  await settled(two)
  await one.evaluate(() => window.mock?.become('guest-checkout'))
  await two.getByText('10 items').first().waitFor()
  await open(two, new URL('checkout?step=express', one.url()).href)
  const slots = () =>
    two
      .locator('input[name="delivery-slot"]')
      .evaluateAll((all) => all.map((slot) => slot.getAttribute('value')))
  await expect.poll(slots).not.toEqual([])
  const before = await slots()
  await one.evaluate(() => window.mock?.clock.set('2031-12-24T10:00'))
  await expect
    .poll(async () => {
      const now = await slots()
      return { hasSlots: now.length > 0, old: now.filter((slot) => before.includes(slot)) }
    })
    .toEqual({ hasSlots: true, old: [] })
  expect(await two.evaluate(() => 'mock' in window)).toBe(false)
})

test('an exported session continues in another browser', async ({ visit }) => {
  const page = await visit('/cart?persona=guest-cart')
  await controlsReady(page)
  const sessionText = await page.evaluate(() => window.mock?.exportSession())
  const other = await visit('/cart?console')
  await controlsReady(other)
  await other.evaluate((text) => window.mock?.importSession(text), sessionText ?? '')
  await other.getByText('10 items').first().waitFor()
})

test('the link to the current state opens the same cart in another browser', async ({ visit }) => {
  const page = await visit('/cart?persona=guest-cart&clock=2026-12-24T10:00!')
  await controlsReady(page)
  const link = await page.evaluate(() => window.mock?.link())
  expect(link).toMatch(/\/cart\?persona=guest-cart&clock=2026-12-24T10:00!$/)
  const { pathname, search } = new URL(link ?? '')
  const other = await visit(`${pathname}${search}`)
  await other.getByText('10 items').first().waitFor()
})
