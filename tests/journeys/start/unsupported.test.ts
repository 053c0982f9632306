import type { Browser, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { newContext } from '../../setup/newContext.ts'
import { host } from '../hosts.ts'
import { desktop, open, phone, test } from '../journey.ts'

const TOO_OLD = 'Please update your browser'

/** A window of a browser from before 2024, and how many documents it has loaded. */
async function oldWindow(browser: Browser, locale = 'en-MY') {
  const context = await newContext(browser, { ...phone, locale })
  onTestFinished(() => context.close())
  await context.addInitScript(() => {
    CSS.supports = () => false
  })
  const page = await context.newPage()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { page, documents }
}

const quiet = (page: Page) => page.waitForLoadState('networkidle')

test('an unsupported browser is redirected from any page to the page for unsupported browsers, and stays there', async ({
  browser,
}) => {
  const { url } = await host({ under: '/shop/' })
  const { page, documents } = await oldWindow(browser)
  await page.goto(new URL('products/search/milk?sort=name', url).href)
  await page.waitForURL('**/shop/unsupported/')
  const said = page.getByRole('alert')
  await said.getByRole('heading', { name: TOO_OLD }).waitFor()
  expect(await said.getByRole('link').getAttribute('href')).toBe('tel:1300887272')
  await quiet(page)
  expect(documents).toEqual(['/shop/products/search/milk', '/shop/unsupported/'])
  expect(await page.locator('html').getAttribute('data-boot')).toBe('failed')
})

test('the message is in the browser’s language, also on a page prerendered in another', async ({
  browser,
}) => {
  const { page } = await oldWindow(browser, 'ms-MY')
  await page.goto(inject('shop'))
  await page.waitForURL('**/unsupported/')
  await page.getByRole('heading', { name: 'Sila kemas kini pelayar anda' }).waitFor()
  expect(await page.getByText(TOO_OLD).filter({ visible: true }).count()).toBe(0)
})

test('a host without that page causes no redirect loop', async ({ browser }) => {
  const server = await host()
  server.replace('unsupported/index.html', null)
  const { page, documents } = await oldWindow(browser)
  await page.goto(new URL('cart', server.url).href)
  await page.getByRole('heading', { name: 'Pasar couldn’t load' }).waitFor()
  await quiet(page)
  expect(documents).toEqual(['/cart', '/unsupported/'])
})

test('the page is readable without scripts', async ({ browser }) => {
  const context = await newContext(browser, { ...desktop, javaScriptEnabled: false })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(new URL('unsupported/', inject('shop')).href)
  await page.getByRole('heading', { level: 1, name: TOO_OLD }).waitFor()
})

test('a supported browser that opens the page is redirected to the shop', async ({ visit }) => {
  const page = await visit('unsupported')
  await page.getByRole('heading', { level: 1, name: TOO_OLD }).waitFor()
  await open(page, inject('shop'))
  expect(new URL(page.url()).pathname).toBe(new URL(inject('shop')).pathname)
})
