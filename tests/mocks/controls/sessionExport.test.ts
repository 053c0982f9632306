import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { named } from '../../../fixtures/named.ts'
import type { SessionExport } from '../../../mocks/controls/sessionExport/sessionExportSchema.ts'
import { SessionExportRefused } from '../../../mocks/controls/sessionExport/readSessionExport.ts'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import { lineOf, openServer, type Shopper, shopper } from '../shopper.ts'

let server: ReturnType<typeof openServer>
let controls: Controls
let browser: Shopper

beforeEach(() => {
  server = openServer()
  controls = createControls(server)
  browser = shopper(server)
})

afterEach(() => {
  expect(server.drifts).toEqual([])
})

/** A new browser, at another time. */
function elsewhere() {
  const other = openServer()
  other.clock.set('2027-03-01T03:00:00Z')
  return { other, controls: createControls(other), browser: shopper(other) }
}

async function prepareSession(): Promise<void> {
  await controls.become('returning')
  await browser.sync()
  await browser.change(lineOf(await browser.variantOf(named.saleMilk), 3))
  controls.arm('changeCart:network@3')
  controls.setNetwork({ latency: 'lognormal:20', seed: 11 })
}

describe('a session export opened elsewhere', () => {
  test('has the same person, cart, time, conditions and journal', async () => {
    await prepareSession()
    const { other, controls: theirs, browser: theirBrowser } = elsewhere()
    await theirs.importSession(await controls.exportSession())
    expect(await theirs.persona()).toBe('returning')
    expect(theirs.clock.now()).toBe(controls.clock.now())
    expect(theirs.network()).toEqual(controls.network())
    expect(theirs.armed()).toEqual(controls.armed())
    expect(other.journal.entries()).toEqual(server.journal.entries())
    expect(await theirs.orders()).toEqual(await controls.orders())
    expect((await theirBrowser.sync()).cartVariants).toMatchObject([{ quantity: 3 }])
  })

  test('keeps the drift of each request', async () => {
    await browser.ask('GET', '/api/carts/sync?ids=1')
    const { controls: theirs } = elsewhere()
    await theirs.importSession(await controls.exportSession())
    expect(theirs.journal().at(-1)?.drift).toMatchObject({ of: 'request' })
  })

  test('accepts the password of the fixtures', async () => {
    await prepareSession()
    const { controls: theirs, browser: theirBrowser } = elsewhere()
    await theirs.importSession(await controls.exportSession())
    await theirBrowser.sync()
    await theirBrowser.ask('POST', '/api/logout')
    await theirBrowser.sync()
    const { email } = people.activeMember
    const answer = await theirBrowser.ask('POST', '/api/login', {
      loginData: { email, password: demoPassword },
    })
    expect(answer.status).toBe(200)
  })

  test('can be undone', async () => {
    await prepareSession()
    const sessionExport = await controls.exportSession()
    const { controls: theirs, browser: theirBrowser } = elsewhere()
    const before = theirs.clock.now()
    await theirs.importSession(sessionExport)
    const [snapshot] = theirs.snapshots.list()
    expect(snapshot?.label).toBe('import')
    expect(await theirs.snapshots.restore(snapshot?.id ?? 0)).toBe(true)
    expect(theirs.clock.now()).toBe(before)
    expect((await theirBrowser.sync()).cartVariants).toEqual([])
  })
})

describe('another file is refused with the reason, and nothing changes', () => {
  const refusalOf = async (text: string) => {
    await prepareSession()
    const before = structuredClone(await server.store.read())
    const snapshots = controls.snapshots.list()
    const network = controls.network()
    const entries = [...server.journal.entries()]
    const problem = await controls.importSession(text).then(
      () => null,
      (error: unknown) => (error instanceof SessionExportRefused ? error.problem : error),
    )
    expect(await server.store.read()).toEqual(before)
    expect(controls.snapshots.list()).toEqual(snapshots)
    expect(controls.network()).toEqual(network)
    expect(server.journal.entries()).toEqual(entries)
    return problem
  }
  const changed = async (change: (sessionExport: SessionExport) => unknown) => {
    const sessionExport = JSON.parse(await controls.exportSession()) as SessionExport
    change(sessionExport)
    return JSON.stringify(sessionExport)
  }

  test('another version', async () => {
    const text = await changed((sessionExport) => Object.assign(sessionExport, { version: 7 }))
    expect(await refusalOf(text)).toEqual({ reason: 'version', found: '7' })
  })

  test('a state of another version', async () => {
    const text = await changed(({ state }) => Object.assign(state, { version: 1 }))
    expect(await refusalOf(text)).toEqual({ reason: 'version', found: '1.1' })
  })

  test('a time that no clock can show', async () => {
    const text = await changed((sessionExport) => Object.assign(sessionExport, { now: 1e300 }))
    expect(await refusalOf(text)).toEqual({ reason: 'shape', at: 'now' })
    const opened = await changed(({ state }) => Object.assign(state, { openedAt: -1e300 }))
    expect(await refusalOf(opened)).toEqual({ reason: 'shape', at: 'state.openedAt' })
  })

  test('another shape, and where', async () => {
    const text = await changed(({ state }) => Object.assign(state, { orderCount: 'many' }))
    expect(await refusalOf(text)).toEqual({ reason: 'shape', at: 'state.orderCount' })
  })

  test.each(['rewardPoints', 'credits'])('an account with negative %s', async (field) => {
    await prepareSession()
    const text = await changed(({ state }) => {
      const account = Object.values(state.accounts)[0]
      if (account) Object.assign(account, { [field]: -1 })
    })
    expect(await refusalOf(text)).toMatchObject({
      reason: 'shape',
      at: expect.stringMatching(`${field}$`) as unknown,
    })
  })

  test('more than 20 MB', async () => {
    expect(await refusalOf('x'.repeat(20_000_001))).toEqual({ reason: 'size', bytes: 20_000_001 })
  })

  test('a file of something else', async () => {
    expect(await refusalOf('{"hello":"world"}')).toEqual({ reason: 'not-a-session-export' })
    expect(await refusalOf('null')).toEqual({ reason: 'not-a-session-export' })
    expect(await refusalOf('<!doctype html>')).toEqual({ reason: 'not-json' })
  })

  test('random values in any part of a session export', async () => {
    const sessionExport = JSON.parse(await controls.exportSession()) as SessionExport
    const fields = Object.keys(sessionExport).filter((field) => field !== 'page' && field !== 'size')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fields),
        fc.constantFrom(null, 1.5, 'text', [null], {}),
        async (field, value) => {
          fc.pre(!(field === 'now' && typeof value === 'number'))
          fc.pre(!(field === 'journal' && Array.isArray(value) && value.length === 0))
          expect(await refusalOf(JSON.stringify({ ...sessionExport, [field]: value }))).not.toBeNull()
        },
      ),
      { numRuns: 12 },
    )
  })
})

describe('a session export contains no secrets', () => {
  test('passwords, their digests, tokens, codes and links that were sent', async () => {
    await prepareSession()
    await browser.ask('POST', '/api/forget-password', { email: people.activeMember.email })
    await browser.ask('POST', '/api/login/link')
    const state = await server.store.read()
    const secrets = [
      demoPassword,
      ...Object.values(state.visitors).map(({ token }) => token),
      ...Object.values(state.accounts).flatMap(({ password }) =>
        password ? [password.salt, password.digest] : [],
      ),
      ...state.access.otps.map(({ code }) => code),
      ...state.access.resetLinks.map(({ token }) => token),
      ...state.access.sessionLinks.map(({ token }) => token),
    ]
    const sessionExport = await controls.exportSession()
    expect(secrets.filter((secret) => sessionExport.includes(secret))).toEqual([])
    expect(state.access.resetLinks).toHaveLength(1)
    expect(state.access.sessionLinks).toHaveLength(1)
  })

  const withCheckDigit = (start: string): string => {
    const sum = [...start].toReversed().reduce((so, digit, place) => {
      const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
      return so + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
    return `${start}${(10 - (sum % 10)) % 10}`
  }
  const cards = fc
    .tuple(
      fc.constantFrom('4', '51', '34', '6011', '2221'),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 11 }),
    )
    .map(([brand, digits]) => withCheckDigit(`${brand}${digits.join('')}`))
  const words = fc.constantFrom('', 'ring ', 'kad: ', 'my card is ')

  test('card numbers, in any field', async () => {
    await prepareSession()
    await fc.assert(
      fc.asyncProperty(cards, words, fc.constantFrom('', ' ', '-'), async (card, before, gap) => {
        const written = card.replaceAll(/(\d{4})(?=\d)/g, `$1${gap}`)
        await server.store.write(({ accounts }) => {
          const shopper = accounts['account-returningCustomer']?.shopper
          const [list] = shopper?.saved.lists ?? []
          if (list) list.name = `${before}${written}`
          if (shopper) shopper.selection.standardOrderDeliveryInstructions = `${written}, thanks`
        })
        await browser.page(`/products/search/${encodeURIComponent(written)}`)
        const sessionExport = await controls.exportSession()
        expect(sessionExport).not.toContain(written)
        expect(sessionExport).not.toContain(encodeURIComponent(written))
      }),
      { numRuns: 15 },
    )
  })
})

test('the code that the bank of a card has sent is not exported', async () => {
  await controls.become('payment-at-bank')
  const { outbox } = await server.store.read()
  const code = outbox.find(({ kind }) => kind === 'bankCode')?.content ?? ''
  expect(code).toMatch(/^\d{6}$/)
  expect(await controls.exportSession()).not.toContain(`"${code}"`)
})
