import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { offlineReady, test } from '../journey.ts'
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

/** As the browser does to save memory; resolves when none runs. */
async function killWorkers(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const isStopped = versions.every(({ runningStatus }) => runningStatus === 'stopped')
      if (versions.length > 0 && isStopped) resolve()
    })
  })
  await tools.send('ServiceWorker.enable')
  await tools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await tools.detach()
}

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
