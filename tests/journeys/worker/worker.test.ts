import { describe, expect } from 'vitest'
import { milkSearch, firstResult, loadsOf } from './milkSearch.ts'
import { host } from '../hosts.ts'
import { offlineReady, open, running, servedByWorker, test, windows } from '../journey.ts'
import { addFromProductPage } from '../shopping.ts'

describe('the worker', () => {
  test('takes control without a reload, and controls a second visit from the start', async ({ visit }) => {
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
    const second = await visit(milkSearch, { beside: first })
    await firstResult(second).waitFor()
    await servedByWorker(second)
    await servedByWorker(first)
  })

  test.for(windows)(
    'opens the shop offline at a deep link, after one visit, on %s',
    async ([, size], { visit }) => {
      const server = await host()
      const page = await visit('/', { ...size, shop: server.url })
      await offlineReady(page)
      await server.close()
      await open(page, `${server.url}products/search/milk`)
      await firstResult(page).waitFor()
      await servedByWorker(page)
      // Empty and missing states have a picture, which no earlier page shows.
      await open(page, `${server.url}nothing/here`)
      const picture = page.locator('main img[src$="illustrations/basket.svg"]')
      await picture.waitFor()
      expect(
        await picture.evaluate(async (image) => await (await fetch((image as HTMLImageElement).src)).text()),
      ).not.toContain('#838C86')
    },
  )

  test('can open the shop offline when it takes control, before it has stored the other files', async ({
    visit,
  }) => {
    const server = await host()
    const page = await visit('product/425727401/kedelai-oat-drink-1-l', { shop: server.url })
    await addFromProductPage(page, 2)
    await servedByWorker(page)
    await server.close()
    await open(page, `${server.url}products/search/milk%20fresh`)
    await firstResult(page).waitFor()
    await page.getByRole('link', { name: /^Cart, .* 2 items$/ }).waitFor()
  })

  test('serves a repeated picture from memory', async ({ visit }) => {
    const server = await host()
    const page = await visit('/', { shop: server.url })
    await servedByWorker(page)
    const picture = page.locator('main img[src*="packs/"]').first()
    const read = () =>
      picture.evaluate(async (image) => await (await fetch((image as HTMLImageElement).src)).text())
    const seen = await read()
    await server.close()
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.clearBrowserCache')
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    expect(await read()).toBe(seen)
  })

  test('opens the shop offline under a sub-path', async ({ visit }) => {
    const server = await host({ under: '/demo/', fallback: '404' })
    const page = await visit('', { shop: server.url })
    await offlineReady(page)
    await server.close()
    await open(page, `${server.url}products/search/milk`)
    await firstResult(page).waitFor()
  })

  test('stays for the next visit when the last tab closes', async ({ visit }) => {
    const server = await host()
    const page = await visit('/', { shop: server.url })
    await offlineReady(page)
    const elsewhere = await page.context().newPage()
    await page.close()
    await server.close()
    await open(elsewhere, `${server.url}products/search/milk`)
    await firstResult(elsewhere).waitFor()
  })
})
