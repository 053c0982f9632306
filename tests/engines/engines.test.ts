/** The most important paths in Firefox and WebKit. Chromium has them in `tests/journeys`, with many more. */
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test as base } from 'vitest'
import { findFirefox, findWebKit, noFirefox, noWebKit } from '../../build/findEngines.ts'
import { serveStatic } from '../../build/staticServer.ts'
import { demoPassword, people } from '../../fixtures/people.ts'
import { startFirefox } from './firefox.ts'
import {
  atStep,
  button,
  field,
  giveAddress,
  headed,
  link,
  marked,
  open,
  putIntoCart,
  radio,
  says,
} from './steps.ts'
import { type Engine, type Tab, until } from './tab.ts'
import { startWebKit } from './webkit.ts'

const firefox = findFirefox()
const webKit = findWebKit()

/** The engines of this machine, each with what starts it. */
const engines: readonly (readonly [name: string, start: () => Promise<Engine>])[] = [
  ...(firefox === undefined ? [] : [['Firefox', () => startFirefox(firefox)] as const]),
  ...(webKit === undefined ? [] : [['WebKit', () => startWebKit(webKit)] as const]),
]

if (firefox === undefined) console.log(noFirefox)
if (webKit === undefined) console.log(noWebKit)

base('where an engine is missing, one sentence says how to get it', () => {
  for (const sentence of [noFirefox, noWebKit]) expect(sentence).toMatch(/^This needs [^.]+ run it again\.$/)
})

const dist = resolve(import.meta.dirname, '../../dist')
const shop = await serveStatic({ folder: dist })
afterAll(() => shop.close())

describe.each(engines)('in %s', (_, start) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.close())
  /** A test in a tab of a new visitor. */
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it what the fixture uses
  const test = base.extend('tab', async ({}, { onCleanup }): Promise<Tab> => {
    const tab = await engine.visit()
    onCleanup(() => tab.close())
    return tab
  })

  test('a guest buys groceries', async ({ tab }) => {
    // In the morning: the first delivery time is not over before the order is placed.
    await putIntoCart(tab, shop.url, '?clock=2031-12-24T10:00')
    await tab.press(link('Checkout'))
    await giveAddress(tab)
    await tab.type(field('Phone number'), '012-345 6789')
    await tab.press(button('Continue'))
    await atStep(tab, 'Express delivery')
    await tab.key(radio('/ (am|pm|noon)/'), 'Space')
    await tab.press(button('Continue'))
    await atStep(tab, 'Payment')
    await tab.press(button('/^(Continue|Done)$/'))
    await tab.press(button('Place order'))
    await headed(tab, 'Thank you, Aisyah!')
    const order = await tab.run(() => new URLSearchParams(location.search).get('order'))
    expect(order).toMatch(/^\d{11}$/)
    await tab.reload()
    await says(tab, order ?? 'no order')
  })

  test('a reload in the middle of the checkout loses nothing', async ({ tab }) => {
    await putIntoCart(tab, shop.url)
    await tab.press(link('Checkout'))
    await giveAddress(tab)
    await tab.type(field('Phone number'), '012-345')
    await tab.reload()
    await atStep(tab, 'Phone')
    const typed = () => tab.run(() => document.querySelector<HTMLInputElement>('input[type="tel"]')?.value)
    await until('the typed digits', async () => (await typed()) === '012-345')
    await says(tab, 'Aisyah Rahman, 12 Jalan Ampang')
  })

  test('a customer logs in, and is logged in after a reload', async ({ tab }) => {
    await open(tab, `${shop.url}login`)
    await tab.type(field('Email'), people.returningCustomer.email)
    await tab.type(field('Password'), demoPassword)
    await tab.key(field('Password'), 'Enter')
    await headed(tab, 'Hello, Wei Ling')
    await tab.reload()
    await headed(tab, 'Hello, Wei Ling')
  })

  test('language and dark colours change at once, and stay', async ({ tab }) => {
    await open(tab, `${shop.url}blog`)
    await headed(tab, 'The market blog')
    const colour = () => tab.run(() => getComputedStyle(document.body).backgroundColor)
    const light = await colour()
    await tab.press(button('Account'))
    await tab.key(radio('Dark'), 'Space')
    await until('dark colours', async () => (await colour()) !== light)
    const dark = await colour()
    await tab.key(radio('Melayu'), 'Space')
    await tab.key(radio('Melayu'), 'Escape')
    await headed(tab, 'Blog pasar')
    await tab.reload()
    await headed(tab, 'Blog pasar')
    await until('the same colours', async () => (await colour()) === dark)
    expect(await tab.run(() => document.documentElement.lang)).toBe('ms')
  })

  test('the console arms a fault, which the page then shows', async ({ tab }) => {
    await open(tab, `${shop.url}cart?persona=guest-cart&console`)
    await tab.type({ role: 'searchbox', name: 'Search scenarios' }, 'cart.change.rejected')
    await tab.press(button('/^Arm/'))
    await says(tab, '1 armed')
    await tab.press(button('/one more$/'))
    await says(tab, 'We couldn’t change the quantity.')
  })

  test('a repro link opens the shop with its persona, its time and its fault', async ({ tab }) => {
    await open(tab, `${shop.url}cart?mock=cart.change.rejected&persona=guest-cart&clock=2026-12-24T10:00!`)
    await headed(tab, 'Your cart')
    await until('the controls', () => tab.run(() => window.mock?.shop() !== undefined))
    expect(await tab.run(() => window.mock?.clock.now())).toBe('2026-12-24T02:00:00.000Z')
    await tab.press(button('/one more$/'))
    await says(tab, 'We couldn’t change the quantity.')
  })

  test('the shop opens without a network after one visit, also pages that were never open', async ({
    tab,
  }) => {
    const host = await serveStatic({ folder: dist })
    await tab.goto(host.url)
    await marked(tab, 'mock', 'worker')
    await marked(tab, 'offlineReady', 'true')
    await host.close()
    await tab.goto(`${host.url}products/search/milk`)
    await headed(tab, 'Results for “milk”')
    await tab.goto(`${host.url}account/favorites`)
    await headed(tab, 'This page is for your account')
    await tab.goto(`${host.url}blog`)
    await headed(tab, 'The market blog')
  })
})
