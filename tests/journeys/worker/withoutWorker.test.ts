import { chromium } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { browserFlags, plainHost } from '../../../build/browserFlags.ts'
import { WAITS_MS } from '../../setup/newContext.ts'
import { milkSearch, firstResult, loadsOf } from './milkSearch.ts'
import { host, profileWithoutStorage, underAnotherWorker } from '../hosts.ts'
import { desktop, inPageBecause, open, phone, running, servedByWorker, test, windows } from '../journey.ts'

describe('without a worker', () => {
  test.for(windows)('on a plain-http host the shop works without one, on %s', async ([, size], { visit }) => {
    const { port } = await host()
    const page = await visit(milkSearch, { ...size, shop: `http://${plainHost}:${port}/` })
    await firstResult(page).waitFor()
    await inPageBecause(page, 'unsupported')
  })

  test.for([
    ['is missing', 'a phone', phone, null],
    ['is missing', 'a desktop', desktop, null],
    ['is a page', 'a desktop', desktop, '<!doctype html><title>Not found</title>'],
    ['does not parse', 'a desktop', desktop, 'const = ;'],
  ] as const)('a worker file that %s does no harm, on %s', async ([, , size, text], { visit }) => {
    const server = await host({ fallback: text === null ? '404' : 'index' })
    server.replace('sw.js', text)
    const page = await visit('/', { ...size, shop: server.url })
    const loads = loadsOf(page)
    await inPageBecause(page, 'not-registered')
    await page
      .getByRole('link', { name: /fruit|vegetable/i })
      .first()
      .click()
    await page.waitForURL(/\/products?\//)
    expect(loads()).toBe(0)
  })

  test.for(windows)(
    'a worker that the developer tools bypass is detected, on %s',
    async ([, size], { visit }) => {
      const page = await visit('/', size)
      await servedByWorker(page)
      const tools = await page.context().newCDPSession(page)
      await tools.send('Network.enable')
      await tools.send('Network.setBypassServiceWorker', { bypass: true })
      const loads = loadsOf(page)
      await page.reload()
      await running(page)
      await inPageBecause(page, 'bypassed')
      expect(loads()).toBe(1)
    },
  )

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

  test('a foreign worker is left alone', async ({ browser }) => {
    const server = await host()
    const page = await underAnotherWorker(browser, server)
    const loads = loadsOf(page)
    await open(page, server.url)
    await inPageBecause(page, 'foreign-worker')
    expect(loads()).toBe(1)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/theirs\.js$/)
  })

  test.for(windows)(
    'with cookies and storage blocked the shop works without storing anything, on %s',
    async ([, size]) => {
      const context = await chromium.launchPersistentContext(await profileWithoutStorage(), {
        executablePath: inject('browserPath'),
        args: browserFlags,
        ...size,
      })
      onTestFinished(() => context.close())
      context.setDefaultTimeout(WAITS_MS)
      const page = await context.newPage()
      const uncaught: Error[] = []
      page.on('pageerror', (error) => uncaught.push(error))
      await open(page, new URL(milkSearch.slice(1), inject('shop')).href)
      await firstResult(page).waitFor()
      expect(
        await page.evaluate(() =>
          Promise.resolve()
            .then(() => localStorage.length)
            .catch(String),
        ),
      ).toMatch(/SecurityError/)
      await inPageBecause(page, 'not-registered')
      expect(uncaught).toEqual([])
    },
  )
})
