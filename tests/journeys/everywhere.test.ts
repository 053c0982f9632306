import { chromium, type Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { browserFlags, plainHost } from '../../build/browserFlags.ts'
import { host, profileWithoutStorage } from './hosts.ts'
import { desktop, inPageBecause, open, phone, running, servedByWorker, test } from './journey.ts'

const aisle = '/products/search/milk'
const goods = (page: Page) => page.getByRole('main').getByRole('link', { name: /milk/i }).first()

/** How often the page was loaded anew. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

describe('at any address', () => {
  test.for([
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)('a deep link at the root opens on %s', async ([, size], { visit }) => {
    const page = await visit(aisle, size)
    await goods(page).waitFor()
  })

  test('a deep link under a sub-path opens by way of 404.html', async ({ visit }) => {
    const { url } = await host({ under: '/demo/pasar/', fallback: '404' })
    const page = await visit(aisle, { shop: url })
    await goods(page).click()
    await page.waitForURL(/\/demo\/pasar\/product\//)
    await servedByWorker(page)
  })

  test('an address that no route knows finds the shop, and says that there is no such page', async ({
    visit,
  }) => {
    const { url } = await host({ under: '/demo/', fallback: '404' })
    const page = await visit('no/such/page', { shop: url })
    await page.getByRole('link', { name: /home/i }).first().click()
    await page.waitForURL(url)
  })

  test.for(['foo/bar/baz', 'foo/bar/', 'foo/'])(
    'no route knows /%s, and it is no error in the console',
    async (path, { visit }) => {
      const { url } = await host({ under: '/', fallback: 'index' })
      const page = await visit('', { shop: url })
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await open(page, `${url}${path}`)
      await page.getByRole('heading', { level: 1, name: 'This shelf is empty' }).waitFor()
      expect(errors).toEqual([])
    },
  )

  test('the home page of a shop two words deep opens with nothing asked for in vain', async ({ visit }) => {
    const { url } = await host({ under: '/demo/pasar/', fallback: '404' })
    const page = await visit('products/search/milk', { shop: url })
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await open(page, url)
    await page.locator('main h2').first().waitFor()
    expect(errors).toEqual([])
  })

  test('without a slash at its end the home page still works', async ({ visit }) => {
    const { url } = await host({ under: '/demo/', fallback: '404' })
    const page = await visit('', { shop: url })
    expect(new URL(page.url()).pathname).toBe('/demo/')
    await page.locator('main h2').first().waitFor()
  })
})

describe('the worker', () => {
  test('takes over without a reload, and a second visit has it from the start', async ({ visit }) => {
    const page = await visit('/')
    const loads = loadsOf(page)
    await servedByWorker(page)
    expect(loads()).toBe(0)
    await page.reload()
    await running(page)
    await servedByWorker(page)
    expect(loads()).toBe(1)
  })

  test('serves a second tab as well', async ({ visit }) => {
    const first = await visit('/')
    await servedByWorker(first)
    const second = await visit(aisle, { beside: first })
    await goods(second).waitFor()
    await servedByWorker(second)
    await servedByWorker(first)
  })

  test('opens the shop offline at a deep link, after one visit', async ({ visit }) => {
    const server = await host()
    const page = await visit('/', { shop: server.url })
    await servedByWorker(page)
    await server.close()
    await open(page, `${server.url}products/search/milk`)
    await goods(page).waitFor()
    await servedByWorker(page)
  })

  test('opens the shop offline under a sub-path', async ({ visit }) => {
    const server = await host({ under: '/demo/', fallback: '404' })
    const page = await visit('', { shop: server.url })
    await servedByWorker(page)
    await server.close()
    await open(page, `${server.url}products/search/milk`)
    await goods(page).waitFor()
  })

  test('stays for the next visit when the last tab closes', async ({ visit }) => {
    const server = await host()
    const page = await visit('/', { shop: server.url })
    await servedByWorker(page)
    const elsewhere = await page.context().newPage()
    await page.close()
    await server.close()
    await open(elsewhere, `${server.url}products/search/milk`)
    await goods(elsewhere).waitFor()
  })
})

describe('without a worker', () => {
  test('a plain-http host has none, and the shop works', async ({ visit }) => {
    const { port } = await host()
    const page = await visit(aisle, { shop: `http://${plainHost}:${port}/` })
    await goods(page).waitFor()
    await inPageBecause(page, 'unsupported')
  })

  test.for([
    ['is missing', null],
    ['is a page', '<!doctype html><title>Not found</title>'],
    ['does not parse', 'const = ;'],
  ] as const)('a worker file that %s does no harm', async ([, text], { visit }) => {
    const server = await host({ fallback: text === null ? '404' : 'index' })
    server.replace('sw.js', text)
    const page = await visit('/', { shop: server.url })
    const loads = loadsOf(page)
    await inPageBecause(page, 'not-registered')
    await page
      .getByRole('link', { name: /milk|fruit|vegetable/i })
      .first()
      .click()
    await page.waitForURL(/\/products?\//)
    expect(loads()).toBe(0)
  })

  test('a worker that the developer tools bypass is noticed', async ({ visit }) => {
    const page = await visit('/')
    await servedByWorker(page)
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.setBypassServiceWorker', { bypass: true })
    const loads = loadsOf(page)
    await page.reload()
    await running(page)
    await inPageBecause(page, 'bypassed')
    expect(loads()).toBe(1)
  })

  test('a worker bypassed while the shop runs loses no call', async ({ visit }) => {
    const page = await visit('/')
    await servedByWorker(page)
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.setBypassServiceWorker', { bypass: true })
    await page
      .getByRole('link', { name: /milk|fruit|vegetable/i })
      .first()
      .click()
    await page.waitForURL(/\/products?\//)
    await inPageBecause(page, 'lost')
  })

  test('a worker of someone else is left alone', async ({ visit }) => {
    const server = await host()
    server.replace('theirs.js', 'addEventListener("fetch", () => {})')
    server.replace('install.html', '<!doctype html><title>theirs</title>')
    const page = await visit('/', { shop: server.url })
    await servedByWorker(page)
    await page.evaluate(async () => {
      const own = await navigator.serviceWorker.getRegistration()
      await own?.unregister()
      await navigator.serviceWorker.register('/theirs.js')
      await navigator.serviceWorker.ready
    })
    const loads = loadsOf(page)
    await page.reload()
    await running(page)
    await inPageBecause(page, 'foreign-worker')
    expect(loads()).toBe(1)
  })

  test('cookies and storage blocked: the shop works, and keeps nothing', async () => {
    const context = await chromium.launchPersistentContext(await profileWithoutStorage(), {
      executablePath: inject('browserPath'),
      args: browserFlags,
      ...phone,
    })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const uncaught: Error[] = []
    page.on('pageerror', (error) => uncaught.push(error))
    await open(page, new URL(aisle.slice(1), inject('shop')).href)
    await goods(page).waitFor()
    expect(
      await page.evaluate(() =>
        Promise.resolve()
          .then(() => localStorage.length)
          .catch(String),
      ),
    ).toMatch(/SecurityError/)
    await inPageBecause(page, 'not-registered')
    expect(uncaught).toEqual([])
  })
})
