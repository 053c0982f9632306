import { expect } from 'vitest'
import { offlineReady, test } from '../journey.ts'
import { killWorkers } from '../killWorkers.ts'
import {
  atStep,
  chooseSlot,
  giveAddress,
  giveTelephone,
  goOn,
  heading,
  ordersKept,
  placeOrder,
} from '../shopping.ts'

const steps = [
  ['Delivery address', giveAddress],
  ['Phone', giveTelephone],
  ['Express delivery', chooseSlot],
  ['Payment', goOn],
] as const

test('a worker that is killed before every step of a purchase costs no step and places one order', async ({
  visit,
}) => {
  const page = await visit('/cart?persona=guest-cart&clock=2031-12-24T10:00')
  await offlineReady(page)
  await killWorkers(page)
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  for (const [title, finish] of steps) {
    await atStep(page, title)
    await killWorkers(page)
    await finish(page)
  }
  await placeOrder(page).and(page.locator(':enabled')).waitFor()
  await killWorkers(page)
  await placeOrder(page).click()
  await page.waitForURL(/\/confirmation\?order=\d+$/)
  await heading(page, /^Thank you/).waitFor()
  expect(await ordersKept(page)).toHaveLength(1)
})
