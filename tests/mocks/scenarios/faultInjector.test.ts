import { describe, expect, test } from 'vitest'
import { createFaultInjector } from '../../../mocks/scenarios/createFaultInjector.ts'
import { faultInjectorSchema } from '../../../mocks/scenarios/faultInjectorSchema.ts'
import type { When } from '../../../mocks/scenarios/when.ts'
import type { RequestInfo } from '../../../mocks/server/faultInjector.ts'
import { safeParse } from 'valibot'
import { requestInfo } from './requestInfo.ts'

const trackingCall: RequestInfo = { ...requestInfo('track'), path: '/api/track' }
const network = { kind: 'network' } as const
const once: When = { kind: 'once' }
const always: When = { kind: 'always' }

describe('armed faults', () => {
  test('match their requests, as often as configured, and count them', () => {
    const faultInjector = createFaultInjector()
    faultInjector.arm({ name: 'second', calls: ['changeCart'], fault: network, when: { kind: 'nth', n: 2 } })
    const asked = (['changeCart', 'syncCart', 'changeCart', 'changeCart'] as const).map((call) =>
      faultInjector.outcomeOf(requestInfo(call)),
    )
    expect(asked.map((outcome) => outcome?.kind)).toEqual([undefined, undefined, 'network', undefined])
    expect(faultInjector.armed()).toMatchObject([{ name: 'second', seen: 2, matched: 1, isSpent: true }])
    expect(faultInjector.isCalm()).toBe(true)
  })

  test('the first match wins, and later ones do not count the request', () => {
    const faultInjector = createFaultInjector()
    faultInjector.arm({
      name: 'never',
      calls: ['any'],
      fault: { kind: 'empty' },
      when: { kind: 'nth', n: 9 },
    })
    faultInjector.arm({ name: 'first', calls: ['syncCart'], fault: network, when: once })
    faultInjector.arm({ name: 'second', calls: ['any'], fault: { kind: 'bot' }, when: once })
    expect(faultInjector.outcomeOf(requestInfo('syncCart'))?.kind).toBe('network')
    expect(faultInjector.armed().map(({ seen, matched }) => [seen, matched])).toEqual([
      [1, 0],
      [1, 1],
      [0, 0],
    ])
    expect(faultInjector.outcomeOf(requestInfo('syncCart'))?.kind).toBe('bot')
    expect(faultInjector.outcomeOf(requestInfo('syncCart'))).toBeUndefined()
  })

  test('restart when they are armed again, and come last', () => {
    const faultInjector = createFaultInjector()
    faultInjector.arm({ name: 'one', calls: ['any'], fault: network, when: once })
    faultInjector.arm({ name: 'other', calls: ['page'], fault: network, when: always })
    faultInjector.outcomeOf(requestInfo('syncCart'))
    faultInjector.arm({ name: 'one', calls: ['any'], fault: { kind: 'bot' }, when: once })
    expect(faultInjector.armed().map(({ name, seen, isSpent }) => [name, seen, isSpent])).toEqual([
      ['other', 0, false],
      ['one', 0, false],
    ])
    expect(faultInjector.disarm('one')).toBe(true)
    expect(faultInjector.disarm('one')).toBe(false)
  })

  test('with a chance, the same requests match for the same seed', () => {
    const matched = (seed: number) => {
      const faultInjector = createFaultInjector()
      faultInjector.setNetwork({ seed })
      faultInjector.arm({ name: 'some', calls: ['any'], fault: network, when: { kind: 'chance', of: 0.3 } })
      return Array.from({ length: 400 }, () => faultInjector.outcomeOf(requestInfo('syncCart')) !== undefined)
    }
    expect(matched(7)).toEqual(matched(7))
    expect(matched(7)).not.toEqual(matched(8))
    const share = matched(7).filter(Boolean).length / 400
    expect(share).toBeGreaterThan(0.24)
    expect(share).toBeLessThan(0.36)
  })
})

test('match nothing while the network is offline, and no request is used up', () => {
  const faultInjector = createFaultInjector()
  faultInjector.arm({ name: 'one', calls: ['any'], fault: { kind: 'bot' }, when: once })
  faultInjector.setNetwork({ isOffline: true, latency: { kind: 'fixed', ms: 900 } })
  expect(faultInjector.outcomeOf(requestInfo('page'))).toMatchObject({ kind: 'network', label: 'offline' })
  expect(faultInjector.delayOf(requestInfo('page'))).toBe(0)
  expect(faultInjector.isCalm()).toBe(false)
  faultInjector.setNetwork({ isOffline: false })
  expect(faultInjector.outcomeOf(requestInfo('page'))?.kind).toBe('bot')
})

describe('the stored state', () => {
  const kept = () => {
    const faultInjector = createFaultInjector()
    faultInjector.arm({
      name: 'one',
      calls: ['changeCart'],
      fault: { kind: 'code', code: 561 },
      when: { kind: 'nth', n: 3 },
    })
    faultInjector.setNetwork({ latency: { kind: 'lognormal', median: 80, sigma: 0.5 }, failureRate: 0.1 })
    faultInjector.outcomeOf(requestInfo('changeCart'))
    return faultInjector.snapshot()
  }
  const restored = (text: string) => safeParse(faultInjectorSchema, JSON.parse(text))

  test('is restored with its counts', () => {
    const found = restored(JSON.stringify(kept()))
    if (!found.success) throw new Error('The text should be readable')
    const faultInjector = createFaultInjector()
    faultInjector.restore(found.output)
    expect(faultInjector.snapshot()).toEqual(kept())
    expect(faultInjector.armed()).toMatchObject([{ name: 'one', seen: 1, isSpent: false }])
  })

  const { armed, network: conditions, isHolding } = kept()
  const [first] = armed
  test.each([
    ['nothing', null],
    ['a list', []],
    ['nothing armed', { network: conditions, isHolding }],
    ['no network', { armed, network: null, isHolding }],
    ['an unknown fault', { armed: [{ ...first, fault: { kind: 'fire' } }], network: conditions, isHolding }],
    ['an unknown moment', { armed: [{ ...first, when: { kind: 'soon' } }], network: conditions, isHolding }],
    ['more failures than requests', { armed, network: { ...conditions, failureRate: 2 }, isHolding }],
    [
      'a wait of an hour',
      { armed, network: { ...conditions, latency: { kind: 'fixed', ms: 3_600_000 } }, isHolding },
    ],
  ] satisfies [string, unknown][])('%s is refused', (_, snapshot) => {
    expect(restored(JSON.stringify(snapshot)).success).toBe(false)
  })
})

test('after a reset everything is as before, and every change notifies the listeners', () => {
  const faultInjector = createFaultInjector()
  const calm = faultInjector.snapshot()
  let notified = 0
  const stop = faultInjector.subscribe(() => {
    notified += 1
  })
  faultInjector.arm({ name: 'one', calls: ['any'], fault: network, when: always })
  faultInjector.setNetwork({ failureRate: 0.5, isOffline: true, seed: 3 })
  faultInjector.holding.hold(true)
  expect(faultInjector.isCalm()).toBe(false)
  faultInjector.clear()
  expect(faultInjector.snapshot()).toEqual(calm)
  expect(faultInjector.isCalm()).toBe(true)
  const before = notified
  expect(before).toBeGreaterThanOrEqual(4)
  stop()
  faultInjector.setNetwork({ seed: 4 })
  expect(notified).toBe(before)
})

describe('requests that the shop sends by itself', () => {
  test('match the faults armed for them, and fail by no network condition', () => {
    const faultInjector = createFaultInjector()
    faultInjector.arm({ name: 'told', calls: ['track'], fault: { kind: 'empty' }, when: once })
    expect(faultInjector.outcomeOf(trackingCall)?.kind).toBe('empty')
    faultInjector.setNetwork({ isOffline: true })
    expect(faultInjector.outcomeOf(trackingCall)?.kind).toBe('network')
  })

  test('match no fault, have no chance and do not count as the shopper’s', () => {
    const faultInjector = createFaultInjector()
    faultInjector.arm({ name: 'first', calls: ['any'], fault: network, when: once })
    expect(faultInjector.outcomeOf(trackingCall)).toBeUndefined()
    expect(faultInjector.outcomeOf(requestInfo('syncCart'))?.kind).toBe('network')
    faultInjector.setNetwork({ failureRate: 1 })
    expect(faultInjector.outcomeOf(trackingCall)).toBeUndefined()
    faultInjector.holding.hold(true)
    expect(faultInjector.gateOf(trackingCall, new AbortController().signal)).toBeUndefined()
  })
})
