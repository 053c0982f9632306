import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { Header } from '../../../src/contract/headers.ts'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import { coverageCountsSchema } from '../../../mocks/controls/coverage.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'

let controls: Controls
let browser: Shopper

beforeEach(() => {
  const server = openServer()
  controls = createControls(server)
  browser = shopper(server)
})

const coverageOf = (call: string) => {
  const found = controls.coverage.calls().find((one) => one.call === call)
  if (!found) throw new Error(`There is no call ${call}`)
  return found
}
const countOf = (call: string, ending: string) =>
  coverageOf(call).documented.find((one) => one.ending === ending)?.count

test('before any request, every outcome is missing', () => {
  const { met, of } = controls.coverage.share()
  expect(met).toBe(0)
  expect(of).toBeGreaterThan(200)
  expect(coverageOf('login')).toEqual({
    call: 'login',
    address: 'POST /api/login',
    documented: [
      { ending: 'ok', count: 0, armed: 0 },
      { ending: '55', count: 0, armed: 0 },
      { ending: '5', count: 0, armed: 0 },
      { ending: '566', count: 0, armed: 0 },
      { ending: 'already_linked', count: 0, armed: 0 },
    ],
    statuses: [],
  })
})

test('counts successes and refusals, and the faults of scenarios apart', async () => {
  await browser.sync()
  await browser.ask('POST', '/api/login', { loginData: { email: 'nobody@pasar.example', password: 'x' } })
  controls.arm('login:code:5')
  await browser.ask('POST', '/api/login', { loginData: { email: 'nobody@pasar.example', password: 'x' } })
  expect(countOf('syncCart', 'ok')).toBe(1)
  expect(countOf('login', '55')).toBe(1)
  expect(coverageOf('login').documented[2]).toEqual({ ending: '5', count: 0, armed: 1 })
  expect(countOf('login', 'ok')).toBe(0)
  expect(controls.coverage.share()).toMatchObject({ met: 2, armed: 1 })
})

test('a delayed answer is met by itself', async () => {
  controls.arm('syncCart:slow:1')
  await browser.sync()
  expect(coverageOf('syncCart').documented).toEqual([{ ending: 'ok', count: 1, armed: 0 }])
})

test('lists undocumented statuses, and 0 for no answer at all', async () => {
  controls.arm('syncCart:status:503')
  await browser.ask('GET', '/api/carts/sync')
  controls.arm('syncCart:network')
  await browser.send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true' })
  expect(coverageOf('syncCart').statuses).toEqual([
    { status: 0, count: 1 },
    { status: 503, count: 1 },
  ])
})

test('keeps counts that the journal has dropped', async () => {
  await browser.sync()
  for (let round = 0; round < 210; round += 1) await browser.page('/cart')
  expect(controls.journal().some(({ call }) => call === 'syncCart')).toBe(false)
  expect(countOf('syncCart', 'ok')).toBe(1)
  expect(countOf('page', 'ok')).toBe(210)
})

test('survives a reload as plain data, and can be reset', async () => {
  await browser.sync()
  const kept = v.parse(coverageCountsSchema, JSON.parse(JSON.stringify(controls.coverage.snapshot())))
  controls.coverage.clear()
  expect(controls.coverage.share().met).toBe(0)
  controls.coverage.restore(kept)
  expect(countOf('syncCart', 'ok')).toBe(1)
})
