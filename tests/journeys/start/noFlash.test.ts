import { describe, expect } from 'vitest'
import { department, firstFrame, goto, home, watchFrames, windowIn, withoutScripts } from './firstFrame.ts'
import { host } from '../hosts.ts'
import { offlineReady, open, phone, running, test } from '../journey.ts'

describe('a visitor never sees a page that was rendered for others', () => {
  test.for([
    ['Malay', 'ms-MY', home, 'Pasar: barangan runcit untuk Malaysia'],
    ['Chinese', 'zh-CN', department, null],
  ] as const)(
    'in %s the neutral shell shows until the page has rendered',
    async ([, locale, path, title], { browser }) => {
      const { page } = await windowIn(browser, { locale })
      const start = await withoutScripts(page)
      await goto(page, path)
      const { heading, hasBones, language } = await firstFrame(page)
      expect({ heading, hasBones, language }).toEqual({
        heading: null,
        hasBones: true,
        language: locale.slice(0, 2),
      })
      start()
      await page.locator('main h1').first().waitFor({ state: 'attached' })
      if (title) await expect.poll(() => page.locator('main h1').first().textContent()).toBe(title)
    },
  )

  test('a visitor with a cart, a link with a persona and a page without a file get the neutral shell', async ({
    browser,
    visit,
  }) => {
    const { page } = await windowIn(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await withoutScripts(page)
    for (const path of [
      '?persona=returning',
      'checkout',
      'products/search/low%20fat%20milk',
      'no/such/page',
    ]) {
      await goto(page, path)
      expect(await firstFrame(page), path).toMatchObject({ heading: null, hasBones: true })
    }
    // This host answers all of them with the home page's file, whose pictures are not requested.
    expect(asked.filter((path) => /(illustrations|packs)\//.test(path))).toEqual([])

    // With a worker, all visitors get the shell.
    const shopper = await visit('products/search/milk', { ...phone, serviceWorkers: 'block' })
    const kept = () => shopper.evaluate(() => localStorage.getItem('pasar.own'))
    await expect.poll(kept).toMatch(/^07083 /)
    const next = await shopper.context().newPage()
    await withoutScripts(next)
    await goto(next, home)
    expect((await firstFrame(next)).heading).toBe('Pasar: groceries for Malaysia')
    await shopper.getByRole('main').getByRole('button', { name: /^Add / }).first().click()
    await expect.poll(kept).toBe('yes')
    for (const path of [home, 'cart']) {
      await goto(next, path)
      expect(await firstFrame(next), path).toMatchObject({ heading: null, hasBones: true })
    }
  })

  test('offline, the skeleton shows until the page has rendered in its place', async ({ browser }) => {
    const { page } = await windowIn(browser)
    const server = await host()
    await goto(page, server.url)
    await offlineReady(page)
    await server.close()
    await page.context().setOffline(true)
    await watchFrames(page)
    for (const [path, heading] of [
      [home, 'Pasar: groceries for Malaysia'],
      ['products/search/milk', 'Results for “milk”'],
    ] as const) {
      await open(page, new URL(path, server.url).href)
      await page.getByText('You’re offline.').waitFor()
      // Below the bar, the announcement and its text.
      await expect
        // A slow machine also shows the skeleton of the route, in the same place.
        .poll(() => page.evaluate(() => window.shown.filter((frame) => frame !== 'undefined at 225')))
        .toEqual(['bones at 225', `${heading} at 225`])
      expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005)
    }
  })

  test('dark mode applies from the first frame', async ({ browser }) => {
    const { page } = await windowIn(browser, { colorScheme: 'dark' })
    const start = await withoutScripts(page)
    await goto(page, home)
    const { ground, heading } = await firstFrame(page)
    expect(heading).not.toBeNull()
    expect(ground).toBe('rgb(17, 21, 18)')
    start()
    await running(page)
    expect((await firstFrame(page)).ground).toBe(ground)
  })
})

describe('under any base path', () => {
  test.for([
    ['a host that adds a slash', 'added'],
    ['a host that adds no slash', 'unchanged'],
  ] as const)('%s', async ([, slash], { browser }) => {
    const { url } = await host({ under: '/demo/', fallback: '404', slash })
    const { page, complaints } = await windowIn(browser)
    const start = await withoutScripts(page)
    await page.goto(`${url}${department}`, { waitUntil: 'domcontentloaded' })
    expect(await firstFrame(page)).toMatchObject({ heading: 'Dairy & eggs' })
    const link = page.locator('main article a').first()
    const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
    expect(href).toContain(`${url}product/`)
    start()
    await running(page)
    expect(page.url()).toBe(`${url}${department}`)
    expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)).toBe(href)
    expect(complaints).toEqual([])
  })
})
