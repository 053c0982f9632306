import { expect } from 'vitest'
import { offlineReady, test } from '../journey.ts'
import { atStep, giveAddress, giveTelephone, goOn, openStep, ordersKept, placeOrder } from '../shopping.ts'

const DAY_MS = 24 * 3_600_000

test('a tab that slept for a day in the middle of the checkout, and is woken offline, has new times and keeps the rest', async ({
  visit,
}) => {
  const page = await visit('/checkout?persona=guest-cart&clock=2031-12-24T10:00')
  await atStep(page, 'Delivery address')
  await giveAddress(page)
  await giveTelephone(page)
  await atStep(page, 'Express delivery')
  const first = openStep(page).locator('input[name="delivery-slot"]:enabled').first()
  await first.check()
  const chosen = await first.inputValue()
  await offlineReady(page)

  const other = await page.context().newPage()
  await other.bringToFront()
  await page.context().setOffline(true)
  await page.evaluate((day) => window.mock?.clock.advance(day), DAY_MS)
  await page.bringToFront()
  await expect.poll(() => openStep(page).locator(`input[value="${chosen}"]`).count()).toBe(0)
  await openStep(page).locator('input[name="delivery-slot"]:enabled').first().check()
  await goOn(page)
  await atStep(page, 'Payment')
  await page.getByText('12 Jalan Ampang').first().waitFor()
  await goOn(page)
  await placeOrder(page).click()
  await page.waitForURL(/\/confirmation\?order=\d+$/)
  expect(await ordersKept(page)).toHaveLength(1)
})
