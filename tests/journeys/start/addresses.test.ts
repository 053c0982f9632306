import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { milkSearch, firstResult } from '../worker/milkSearch.ts'
import { firstFrame, goto, windowIn, withoutScripts } from './firstFrame.ts'
import { host } from '../hosts.ts'
import { open, running, servedByWorker, settled, test, windows } from '../journey.ts'

/** The states of the font swap, in order of their events. */
const facesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family.includes('Jakarta Sans Variable'))
      .map(({ status }) => status),
  )

describe('at any address', () => {
  test.for(windows)('a deep link at the root opens on %s', async ([, size], { visit }) => {
    const page = await visit(milkSearch, size)
    await firstResult(page).waitFor()
  })

  test.for(windows)('404.html opens a deep link under a sub-path, on %s', async ([, size], { visit }) => {
    const { url } = await host({ under: '/demo/pasar/', fallback: '404' })
    const page = await visit(milkSearch, { ...size, shop: url })
    await firstResult(page).click()
    await page.waitForURL(/\/demo\/pasar\/product\//)
    await servedByWorker(page)
  })

  test.for(['unchanged', 'added'] as const)(
    'a search for several words is prerendered under a sub-path, with its slash %s',
    async (slash, { browser }) => {
      const { url } = await host({ under: '/demo/pasar/', fallback: '404', slash })
      const { page, complaints } = await windowIn(browser)
      const start = await withoutScripts(page)
      await goto(page, `${url}products/search/root%20vegetables`)
      expect((await firstFrame(page)).heading).toBe('Results for “root vegetables”')
      start()
      await running(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: /turmeric root/i })
        .first()
        .click()
      await page.waitForURL(/\/demo\/pasar\/product\//)
      expect(complaints).toEqual([])
    },
  )

  test('a host that answers every address with home sends no file for its icon', async ({ visit }) => {
    const requested: string[] = []
    const { url } = await host({ fallback: 'index', onRequest: (address) => requested.push(address) })
    const page = await visit('products/search/low%20fat%20milk', { shop: url })
    await firstResult(page).waitFor()
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toMatch(/^data:image\/svg\+xml,/)
    expect(requested.filter((address) => address.includes('icon'))).toEqual([])
  })

  test('an unknown address shows the page for missing pages', async ({ visit }) => {
    const { url } = await host({ under: '/demo/', fallback: '404' })
    const page = await visit('no/such/page', { shop: url })
    await page.getByRole('link', { name: /home/i }).first().click()
    await page.waitForURL(url)
  })

  test.for(['foo/bar/baz', 'foo/bar/', 'foo/'])(
    '/%s has no route, and causes no error in the browser’s console',
    async (path, { visit }) => {
      const { url } = await host({ under: '/', fallback: 'index' })
      const page = await visit('', { shop: url })
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await open(page, `${url}${path}`)
      await page.getByRole('heading', { level: 1, name: 'We can’t find this page' }).waitFor()
      await expect.poll(() => facesOf(page)).toEqual(['loaded'])
      // No request went to a path derived from the address.
      expect(errors).toEqual([])
    },
  )

  test('the home page two path segments deep opens without a failed request', async ({ visit }) => {
    const { url } = await host({ under: '/demo/pasar/', fallback: '404' })
    const page = await visit('products/search/milk', { shop: url })
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await open(page, url)
    await page.locator('main h2').first().waitFor()
    await settled(page)
    expect(errors).toEqual([])
  })

  test('a slash that the host adds is removed, also on a page from the service worker', async ({ visit }) => {
    const { url } = await host({ under: '/demo/pasar/', fallback: '404', slash: 'added' })
    const page = await visit('', { shop: url })
    await servedByWorker(page)
    await page.goto(`${url}cart/?utm_source=mail#top`)
    await page.waitForURL(`${url}cart?utm_source=mail#top`)
  })

  test('the home page works without a slash at its end', async ({ visit }) => {
    const { url } = await host({ under: '/demo/', fallback: '404' })
    const page = await visit('', { shop: url })
    expect(new URL(page.url()).pathname).toBe('/demo/')
    await page.locator('main h2').first().waitFor()
  })
})
