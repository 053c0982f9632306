import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as journey } from '../journey.ts'
import { atStep, giveAddress, giveTelephone, goOn, openStep, ordersKept, placeOrder } from '../shopping.ts'

// The worker has no page whose clock could be changed.
const test = journey.extend('serviceWorkers', 'block')

const DAY_MS = 24 * 3_600_000

/** Sets the machine's clock on or back by so many ms; it runs on from there. */
async function moveMachineClock(page: Page, by: number): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + by)
}

test.for([
  ['a day back', -DAY_MS],
  ['a year on', 365 * DAY_MS],
] as const)(
  'a machine clock that is set %s in the middle of the checkout costs no more than another choice of the delivery time, and one order is placed',
  async ([, by], { visit }) => {
    const page = await visit('/checkout?persona=guest-cart')
    await atStep(page, 'Delivery address')
    await giveAddress(page)
    await atStep(page, 'Phone')
    await moveMachineClock(page, by)
    await giveTelephone(page)
    await atStep(page, 'Express delivery')
    await openStep(page).locator('input[name="delivery-slot"]:enabled').last().check()
    await goOn(page)
    await atStep(page, 'Payment')
    await page.getByText('12 Jalan Ampang').first().waitFor()
    await moveMachineClock(page, -by)
    await goOn(page)
    // The chosen time has passed, or is too far away.
    await atStep(page, 'Express delivery')
    await openStep(page).locator('input[name="delivery-slot"]:enabled').last().check()
    await goOn(page)
    await placeOrder(page).click()
    await page.waitForURL(/\/confirmation\?order=\d+$/)
    expect(await ordersKept(page)).toHaveLength(1)
  },
)
