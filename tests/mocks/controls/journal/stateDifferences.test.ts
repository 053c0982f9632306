import { beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { type Controls, createControls } from '../../../../mocks/controls/controls.ts'
import { stateDifferences } from '../../../../mocks/controls/journal/stateDifferences.ts'
import { openShop } from '../../../../mocks/state/state.ts'
import { lineOf, openServer, type Shopper, shopper } from '../../shopper.ts'

let controls: Controls
let browser: Shopper
let server: ReturnType<typeof openServer>

beforeEach(async () => {
  server = openServer()
  controls = createControls(server)
  browser = shopper(server)
  await browser.sync()
})

const lastOf = (call: string) => {
  const entry = controls.journal().findLast((one) => one.call === call)
  if (!entry) throw new Error(`There is no request of ${call}`)
  return entry
}

describe('a journal entry', () => {
  test('has what the call changed, and a read has nothing', async () => {
    const line = lineOf(await browser.variantOf(named.saleMilk), 2)
    await browser.change(line)
    await browser.change({ ...line, quantity: 3 })
    const path = `visitors.browser.guest.cart.lines.variant-${named.saleMilk}.quantity`
    expect(lastOf('changeCart').changes).toContainEqual({ path, before: '2', after: '3' })
    expect(lastOf('syncCart').changes).toBeUndefined()
  })

  test('has a line that is gone with its last value', async () => {
    const line = lineOf(await browser.variantOf(named.saleMilk), 2)
    await browser.change(line)
    await browser.change({ ...line, quantity: 0 })
    const gone = lastOf('changeCart').changes?.find(({ path }) => path.endsWith(`variant-${named.saleMilk}`))
    expect(gone?.before).toContain('"quantity":2')
    expect(gone).not.toHaveProperty('after')
  })

  test('has nothing of a refused call', async () => {
    await browser.change({
      ...lineOf(await browser.variantOf(named.saleMilk), 1),
      variant: 'variant-of-nobody',
    })
    expect(lastOf('changeCart').changes ?? []).toEqual([])
  })

  test('does not count the people of the fixtures as a change, and holds no secret', async () => {
    await browser.ask('POST', '/api/issue-otp', { type: 'login', email: 'weiling.lim@rumah.example' })
    const code = (await server.store.read()).outbox.at(-1)?.content ?? 'no message'
    const { changes } = lastOf('issueOtp')
    expect(changes).toEqual([
      { path: 'outbox.0', after: expect.stringContaining('"content":"•••"') as string },
    ])
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(changes)).not.toContain(code)
  })

  test('has the headers of the request without its token, and the time when it began', async () => {
    const before = performance.timeOrigin + performance.now()
    await browser.change(lineOf(await browser.variantOf(named.saleMilk), 1))
    const { headers, begun } = lastOf('changeCart')
    expect(headers).toMatchObject({ 'x-api-json': 'true', 'x-csrf-token': '•••' })
    expect(begun).toBeGreaterThanOrEqual(before - 1)
    expect(begun).toBeLessThanOrEqual(performance.timeOrigin + performance.now())
  })
})

test('of many changes the first 40 are kept, and the others counted', () => {
  const before = openShop({ shift: 0, frozenAt: null }, 0, 7)
  const sold = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`variant-${at}:kl-express`, at + 1]))
  const { changes, moreChanges } = stateDifferences(before, { ...before, sold })
  expect([changes.length, moreChanges]).toEqual([40, 5])
  expect(changes[0]).toEqual({ path: 'sold.variant-0:kl-express', after: '1' })
})
