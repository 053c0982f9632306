import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as journey } from '../journey.ts'
import { heading, placeOrder } from '../shopping.ts'

const test = journey.extend('serviceWorkers', 'block')

/** Together longer than any gap that the shop makes between two requests of one action. */
const QUIET = { turns: 14, ms: 50 }

declare global {
  interface Window {
    /** The number of events of the mocked server, and of answers. */
    heard?: number
    /** The number of requests without an answer. */
    underWay?: number
  }
}

/**
 * The journal without what depends on the machine's speed: times, durations, the transport, and the request count, which is a header as
 * well, because the shop also sends requests when it is idle.
 */
const journal = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const untimed = (window.mock?.journal() ?? []).map(
      ({ at: _at, ms: _ms, begun: _begun, by: _by, request: _request, headers: _headers, ...entry }) => entry,
    )
    return JSON.stringify(untimed, null, 1)
  })

const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heard = 0
    const hear = () => {
      window.heard = (window.heard ?? 0) + 1
    }
    window.mock?.subscribe(hear)
    const send = window.fetch
    window.underWay = 0
    window.fetch = async (...request) => {
      window.underWay = (window.underWay ?? 0) + 1
      try {
        return await send(...request)
      } finally {
        window.underWay -= 1
        hear()
      }
    }
  })

/**
 * Waits until all requests of the last action are answered, including retries. It counts turns of the page's own timers, which a busy machine
 * delays together with those of the shop.
 */
const quiet = (page: Page): Promise<void> =>
  page.evaluate(
    ({ turns, ms }) =>
      new Promise<void>((resolve) => {
        let left = turns
        let before = window.heard
        const look = () => {
          const isQuiet = window.underWay === 0 && window.heard === before
          left = isQuiet ? left - 1 : turns
          before = window.heard
          if (left === 0) resolve()
          else setTimeout(look, ms)
        }
        setTimeout(look, ms)
      }),
    QUIET,
  )

/** Hides what the shop requests some seconds after the page has loaded, because that too depends on the machine's speed. */
async function newsAsked(page: Page): Promise<void> {
  const isAsked = () =>
    page.evaluate(() => window.mock?.journal().some(({ call }) => call === 'newsfeedTime') ?? false)
  await expect.poll(isAsked).toBe(true)
}

/** Changes the cart, which is refused the second time, and places the order, pressing again until it succeeds. */
async function shop(page: Page): Promise<void> {
  await heading(page, 'Your cart').waitFor()
  await newsAsked(page)
  await quiet(page)
  const more = page.getByRole('main').getByRole('button', { name: /one more$/ })
  for (const line of [0, 0, 1]) {
    await more.nth(line).click()
    await quiet(page)
  }
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await heading(page, 'Checkout').waitFor()
  await quiet(page)
  const thanks = heading(page, 'Thank you, Aisyah!')
  for (let press = 0; press < 10 && !(await thanks.isVisible()); press += 1) {
    // After a placed order the confirmation may still be loading; it then replaces the button.
    await Promise.any([placeOrder(page).click(), thanks.waitFor()])
    await quiet(page)
  }
  await thanks.waitFor()
  await quiet(page)
}

test('the same link produces the same journal, byte for byte except for timings', async ({ visit }) => {
  const link =
    '/cart?mock=cart.change.rejected@2&persona=guest-checkout&clock=2026-12-24T10:00!&latency=uniform:5-60&failures=0.2&seed=7'
  const journals: string[] = []
  for (let turn = 0; turn < 2; turn += 1) {
    const page = await visit(link)
    await listen(page)
    await shop(page)
    journals.push(await journal(page))
  }
  const [first = '', again] = journals
  expect(again).toBe(first)
  const calls = (JSON.parse(first) as { call: string; fault?: string }[]).map(
    ({ call, fault = 'none' }) => `${call} ${fault}`,
  )
  expect(calls).toContain('changeCart status')
})
