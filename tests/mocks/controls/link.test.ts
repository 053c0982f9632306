import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyLink } from '../../../mocks/controls/applyLink.ts'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import { readLink } from '../../../mocks/scenarios/link.ts'
import { type PersonaId, personas } from '../../../mocks/scenarios/personas.ts'
import type { NetworkConditions } from '../../../mocks/scenarios/createFaultInjector.ts'
import { createMockServer } from '../../../mocks/server/mockServer.ts'
import { openServer } from '../shopper.ts'

/** A shop whose clock follows the machine's, as in a browser. */
const opened = (href?: string): Controls =>
  createControls(
    createMockServer(),
    href === undefined
      ? {}
      : { early: { href: () => href, forget: () => undefined, acceptAge: () => undefined } },
  )

test('a new shop has a link without options', async () => {
  expect(await opened().link()).toBe('/')
  expect(await opened('https://pasar.test/shop/cart?sort=price#top').link()).toBe(
    'https://pasar.test/shop/cart?sort=price#top',
  )
})

test('the link for the current state is readable', async () => {
  const controls = opened('https://pasar.test/checkout')
  await controls.openAfresh({ clock: Date.parse('2026-12-24T02:00:00Z') })
  await controls.clock.freeze()
  await controls.clock.set('2026-12-24T10:00')
  await controls.become('returning')
  controls.arm('cart.change.rejected@2')
  controls.setNetwork({ latency: 'lognormal:300', seed: 11 })
  expect(await controls.link()).toBe(
    'https://pasar.test/checkout?mock=cart.change.rejected@2&persona=returning&clock=2026-12-24T10:00!&latency=lognormal:300&seed=11&goods=20261121',
  )
})

test('the seed 7 of the documents’ example is in the link, as every other seed is', async () => {
  const controls = opened('https://pasar.test/cart')
  controls.setNetwork({ seed: 7 })
  await controls.openAfresh({ seed: 7 })
  expect(await controls.link()).toBe('https://pasar.test/cart?seed=7')
})

test('a fault that has matched is armed again by the link', async () => {
  const controls = createControls(openServer())
  controls.arm('any:network')
  await controls.send({ method: 'GET', path: '/api/carts/sync' }).catch(() => undefined)
  expect(await controls.link()).toContain('mock=any:network')
})

test.each(['', '@2', '@always'])(
  'an answer with an @ that is lost after the work can be read again, with the time “%s”',
  async (when) => {
    const controls = opened('https://pasar.test/cart')
    const answer = '{"body":{"a":"x@y.example"},"isForced":true}'
    controls.arm(`syncCart:answer:${answer}:after${when || '@once'}`)
    const link = new URL(await controls.link())
    const { linkOptions, problems } = readLink(link.searchParams)
    expect(problems).toEqual([])
    const again = opened('https://pasar.test/cart')
    expect(await applyLink(again, linkOptions)).toEqual([])
    expect(again.armed().map(({ fault, when: at }) => [fault, at])).toEqual(
      controls.armed().map(({ fault, when: at }) => [fault, at]),
    )
  },
)

test('secrets in the address are neither in a link nor in a session export', async () => {
  const controls = opened(
    'https://pasar.test/reset-password?token=S3CR3T&lang=ms&back=%2Fx%3Fotp%3DS3CR3T&persona=guest#form',
  )
  expect(await controls.link()).toBe('https://pasar.test/reset-password?lang=ms#form')
  expect(JSON.parse(await controls.exportSession())).toMatchObject({
    page: 'https://pasar.test/reset-password?lang=ms#form',
  })
})

test('the link can name another persona than the current one', async () => {
  const controls = opened('https://pasar.test/cart')
  await controls.become('returning')
  expect(await controls.link({ persona: 'invoice' })).toBe('https://pasar.test/cart?persona=invoice')
})

test('a persona that has logged out is no longer in the link', async () => {
  const controls = opened()
  await controls.become('returning')
  await controls.send({ method: 'POST', path: '/api/logout' })
  expect(await controls.link()).toBe('/')
})

const latencies = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({ kind: fc.constant('fixed' as const), ms: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({
    kind: fc.constant('lognormal' as const),
    median: fc.integer({ min: 1, max: 60_000 }),
    sigma: fc.constantFrom(0.2, 0.5, 1.25),
  }),
)
const networks: fc.Arbitrary<NetworkConditions> = fc.record({
  latency: latencies,
  failureRate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  isOffline: fc.boolean(),
  seed: fc.integer({ min: 0, max: 999_999_999 }),
})

test('opening the link gives the same faults, the same network, the same time and the same persona', async () => {
  await fc.assert(
    fc.asyncProperty(
      networks,
      fc.constantFrom(...(Object.keys(personas) as PersonaId[])),
      fc.uniqueArray(
        fc.constantFrom('cart.change.rejected@2', 'changeCart:status:503@always', 'page:slow:20@30%'),
      ),
      fc.boolean(),
      async (network, persona, faults, isHolding) => {
        const here = createControls(openServer())
        await here.clock.set(Date.parse('2026-12-24T02:00:00Z'))
        await here.become(persona)
        for (const fault of faults) here.arm(fault)
        here.faultInjector.setNetwork(network)
        here.holding.hold(isHolding)
        const link = await here.link()
        const there = createControls(openServer())
        const { linkOptions, problems } = readLink(new URL(link, 'https://pasar.test').searchParams)
        expect([...problems, ...(await applyLink(there, linkOptions))]).toEqual([])
        expect(there.faultInjector.snapshot()).toEqual(here.faultInjector.snapshot())
        expect(there.clock.now()).toBe(here.clock.now())
        expect(await there.persona()).toBe(persona)
        expect(await there.link()).toBe(link)
      },
    ),
    { numRuns: 25 },
  )
})
