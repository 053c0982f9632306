import { expect } from 'vitest'
import { open, running, test as journey } from '../journey.ts'
import { heading } from '../shopping.ts'
import { controlsReady } from '../console/controlsReady.ts'

const test = journey.extend('serviceWorkers', 'block')

/** What the network of a hotel answers to every request before the guest has logged in to it. */
const PORTAL = '<!doctype html><title>Hotel Wi-Fi</title><h1>Accept our terms</h1>'
const ANY_ADDRESS = /./

test('behind a captive portal a page that is not loaded shows the portal, and after its login it opens and nothing is lost', async ({
  visit,
}) => {
  const page = await visit('/cart?persona=guest-cart')
  // Otherwise the page prefetches the scripts of the links in view.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.reload()
  await running(page)
  await page.getByText('10 items').first().waitFor()
  await controlsReady(page)
  await page.route(ANY_ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: PORTAL }))
  // Its script is not loaded yet. The shop loads the page anew, and the portal can be read and accepted.
  await page.getByRole('main').getByRole('link', { name: 'You might also like' }).click()
  await heading(page, 'Accept our terms').waitFor()
  expect(new URL(page.url()).pathname).toBe('/cart-recommendations')

  await page.unroute(ANY_ADDRESS)
  await page.reload()
  await running(page)
  await heading(page, 'You might also like').waitFor()
  await open(page, new URL('/cart', page.url()).href)
  await page.getByText('10 items').first().waitFor()
})
