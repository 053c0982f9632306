import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { blockOf } from '../../docs/kinds.ts'
import { controlsReady } from '../console/controlsReady.ts'
import { phone, test } from '../journey.ts'

const evaluate = (page: Page, code: string) => page.evaluate<unknown>(code)
const cartTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your cart' })

/** Status and body, as JSON text, of the mocked server's answer to a call that is sent from the page. */
const answerTo = (page: Page, path: string) =>
  page.evaluate(async (asked) => {
    const entry = await window.mock?.send({ method: 'GET', path: asked })
    const answer = entry?.answer ?? entry?.refusal
    return { status: entry?.status, text: typeof answer === 'string' ? answer : JSON.stringify(answer) }
  }, path)

const DAYS = 24 * 60 * 60 * 1000

/** The effect of each line, by the start of the line; a line without an entry fails the test. */
const observations: Readonly<Record<string, (page: Page, code: string, comment: string) => Promise<void>>> = {
  'mock.arm(': async (page) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to the cart$/ })
      .first()
      .click()
    await page.getByText('We couldn’t add that.').first().waitFor()
  },
  "mock.answer('syncCart'": async (page) => {
    const { status, text } = await answerTo(page, '/api/carts/sync')
    expect(status).toBe(200)
    expect(text).toMatch(/"revision":7\b/)
  },
  "mock.answer('readOrder'": async (page) => {
    expect((await answerTo(page, '/api/order/26112610336')).status).toBe(503)
  },
  'mock.strict(true)': async (page) => {
    expect((await answerTo(page, '/api/order-cancellation-reasons?limt=1')).status).toBe(400)
    await evaluate(page, 'void mock.strict(false)')
  },
  'await mock.set(': async (page) => {
    expect((await answerTo(page, '/api/variant-by-id/197044702')).text).toMatch(/"availableCount":1\b/)
  },
  'mock.setNetwork(': async (page) => {
    expect(await evaluate(page, 'mock.network().latency')).toMatchObject({ kind: 'lognormal', median: 800 })
  },
  'await mock.become(': async (page) => {
    expect(await evaluate(page, 'mock.persona()')).toBe('guest-checkout')
  },
  'await mock.clock.advance(': async (page) => {
    const ahead = Number(await evaluate(page, 'Date.parse(mock.clock.now()) - Date.now()'))
    expect(ahead).toBeGreaterThan(2.9 * DAYS)
  },
  'mock.holding.hold(true)': async (page) => {
    await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).click()
  },
  'mock.holding.held()': async (page, code, comment) => {
    const [, example = ''] = /: (\[.*\])$/.exec(comment) ?? []
    const [shown] = (await evaluate(page, `(${example})`)) as object[]
    // The page also sends requests by itself, which are held as well and may come first.
    const held = { ...shown, number: expect.any(Number) as unknown }
    await expect.poll(() => evaluate(page, code)).toContainEqual(expect.objectContaining(held))
    expect(await cartTitle(page).count()).toBe(0)
  },
  'mock.holding.release(': async (page) => {
    await cartTitle(page).waitFor()
  },
  'mock.holding.hold(false)': async (page) => {
    expect(await evaluate(page, 'mock.holding.isOn()')).toBe(false)
  },
  'mock.journal()': async (page, code) => {
    const last = await evaluate(page, code)
    for (const name of ['path', 'status', 'by']) expect(last).toHaveProperty(name)
  },
  'mock.clear()': async (page) => {
    expect(await evaluate(page, '[mock.armed(), mock.network().latency]')).toEqual([[], { kind: 'none' }])
  },
}

test('every line for the developer tools does what its comment says', async ({ visit }) => {
  const page = await visit('/?console', phone)
  await controlsReady(page)
  for (const line of blockOf('windowMock').text.split('\n')) {
    const [code = '', comment = ''] = line.split(' // ')
    const observe = Object.entries(observations).find(([begin]) => code.startsWith(begin))?.[1]
    if (!observe) throw new Error(`Add the effect of this line to windowMock.test.ts: ${code}`)
    await evaluate(page, code.startsWith('await ') ? `(async () => { ${code} })()` : `void (${code})`)
    await observe(page, code, comment)
  }
})
