import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { desktop, phone, test as journey } from '../journey.ts'
import { heading } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

const at = (gid: string) => `/product/${gid}/x`
const dialog = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name })

async function logIn(page: Page): Promise<void> {
  const form = dialog(page, 'Log in')
  await form.getByLabel('Email').fill(people.returningCustomer.email)
  await form.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

describe.for([
  ['phone', { ...phone, colorScheme: 'light' }],
  ['dark desktop', { ...desktop, colorScheme: 'dark' }],
] as const)('on a %s', ([, size]) => {
  test('a guest asks for a notification about sold-out sardines, logs in, and sees where it will be sent', async ({
    visit,
  }) => {
    const page = await visit(at(named.outOfStockSardines), size)
    await page.getByRole('button', { name: 'Notify me' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Notify me' }).click()
    await dialog(page, 'Log in').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await logIn(page)
    await dialog(page, 'We’ll notify you').getByText(people.returningCustomer.email).waitFor()
    expect(page.url()).toContain(named.outOfStockSardines)
    await page.getByRole('button', { name: 'Got it' }).click()
    await page.getByRole('button', { name: 'We’ll notify you' }).waitFor()
  })

  test('favourites, lists and the rows below cause no layout shift', async ({ visit }) => {
    const page = await visit(at(named.saleMilk), size)
    await page.evaluate(() => {
      window.moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        })[]) {
          const isOfPage = entry.sources.some(({ node }) => node?.parentElement?.closest('article'))
          if (isOfPage) window.moved += entry.value
        }
      }).observe({ type: 'layout-shift' })
    })
    const heart = page.getByRole('button', { name: /^Favourite: Ladang Fresh Milk/ }).first()
    await heart.click()
    await logIn(page)
    await page.getByText(/(added to|is already in your) favourites$/).waitFor()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Add to a list' }).click()
    const lists = dialog(page, 'Add to a shopping list').getByRole('list').getByRole('button')
    await lists.first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await lists.first().click()
    await page.getByText(/ (added to|is already on) “.*”$/).waitFor()
    for (let screen = 0; screen < 6; screen += 1) {
      await page.evaluate(() => scrollBy(0, innerHeight / 2))
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    }
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01)
  })
})

test('declining the age question leads back, accepting it stays on the page', async ({ visit }) => {
  const page = await visit('/products/search/lager', phone)
  const beer = page.getByRole('main').getByRole('link', { name: /lager/i }).first()
  await beer.click()
  await page.getByRole('button', { name: 'Go back' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Go back' }).click()
  await page.waitForURL(/\/products\/search\/lager$/)
  // The address changes before the page, and a product page has links to others like it.
  await heading(page, /lager/).waitFor()
  await beer.click()
  await page.getByRole('button', { name: /^I’m 21/ }).click()
  await page.getByRole('button', { name: /^Add · RM/ }).click()
  await page.getByRole('button', { name: 'View in cart' }).waitFor()
})

test('the page has its structured data, and it does not violate the policy', async ({ visit }) => {
  const page = await visit(at(named.saleMilk))
  const structuredData = page.locator('script[type="application/ld+json"]')
  const kinds = () =>
    structuredData.evaluateAll((scripts) =>
      scripts.map((script) => (JSON.parse(script.textContent) as { '@type': string })['@type']),
    )
  await expect.poll(kinds).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
  const isCanonical = async () =>
    (await page.locator('link[rel="canonical"]').getAttribute('href')) === page.url()
  await expect.poll(isCanonical).toBe(true)
})

declare global {
  interface Window {
    /** The layout shift of the product page, as the browser reports it. */
    moved: number
  }
}
