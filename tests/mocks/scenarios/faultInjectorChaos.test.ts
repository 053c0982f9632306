import { describe, expect, test } from 'vitest'
import { createFaultInjector } from '../../../mocks/scenarios/createFaultInjector.ts'
import type { RequestInfo } from '../../../mocks/server/faultInjector.ts'
import { requestInfo } from './requestInfo.ts'

describe('chaos', () => {
  const chaotic = () => {
    const faultInjector = createFaultInjector()
    faultInjector.setNetwork({ failureRate: 0.3, seed: 7, latency: { kind: 'uniform', from: 0, to: 900 } })
    return faultInjector
  }
  const testOutcomes = (
    faultInjector: ReturnType<typeof chaotic>,
    call: RequestInfo['call'],
    count: number,
  ) =>
    Array.from({ length: count }, () => [
      faultInjector.outcomeOf(requestInfo(call)) ?? null,
      faultInjector.delayOf(requestInfo(call)),
    ])

  test('a call has the same failures and delays, whatever other requests come in between', () => {
    const alone = testOutcomes(chaotic(), 'changeCart', 60)
    const among = chaotic()
    const seen = Array.from({ length: 60 }, (_, turn) => {
      testOutcomes(among, 'syncCart', turn % 4)
      const [testOutcome] = testOutcomes(among, 'changeCart', 1)
      testOutcomes(among, 'page', turn % 3)
      return testOutcome
    })
    expect(seen).toEqual(alone)
  })

  test('about that share fails, in every possible way', () => {
    const faultInjector = chaotic()
    const outcomes = Array.from({ length: 2_000 }, () => faultInjector.outcomeOf(requestInfo('page'))).filter(
      (outcome) => outcome !== undefined,
    )
    expect(outcomes.length / 2_000).toBeGreaterThan(0.27)
    expect(outcomes.length / 2_000).toBeLessThan(0.33)
    const ways = new Set(outcomes.map((outcome) => JSON.stringify(outcome)))
    expect(ways.size).toBe(4)
  })

  test('another seed produces another sequence, and the same seed restarts it', () => {
    const faultInjector = chaotic()
    const first = testOutcomes(faultInjector, 'changeCart', 40)
    faultInjector.setNetwork({ seed: 8 })
    const other = testOutcomes(faultInjector, 'changeCart', 40)
    faultInjector.setNetwork({ seed: 7 })
    expect(other).not.toEqual(first)
    expect(testOutcomes(faultInjector, 'changeCart', 40)).toEqual(first)
  })

  test('an armed fault does not add a random one', () => {
    const faultInjector = chaotic()
    const first = testOutcomes(chaotic(), 'changeCart', 10).map(([outcome]) => outcome)
    faultInjector.arm({
      name: 'before',
      calls: ['changeCart'],
      fault: { kind: 'never' },
      when: { kind: 'once' },
    })
    expect(faultInjector.outcomeOf(requestInfo('changeCart'))?.kind).toBe('never')
    const next = Array.from({ length: 10 }, () => faultInjector.outcomeOf(requestInfo('changeCart')) ?? null)
    expect(next).toEqual(first)
  })
})

test('after a reload chaos continues, and restarts where its seed is set again', () => {
  const chaotic = () => {
    const faultInjector = createFaultInjector()
    faultInjector.setNetwork({ failureRate: 0.3, seed: 7 })
    return faultInjector
  }
  const testOutcomes = (faultInjector: ReturnType<typeof createFaultInjector>, count: number) =>
    Array.from({ length: count }, () => faultInjector.outcomeOf(requestInfo('page')) ?? null)
  const all = testOutcomes(chaotic(), 40)
  const before = chaotic()
  expect(testOutcomes(before, 15)).toEqual(all.slice(0, 15))
  const after = createFaultInjector()
  after.restore(before.snapshot())
  expect(testOutcomes(after, 25)).toEqual(all.slice(15))
  after.setNetwork({ seed: 7 })
  expect(testOutcomes(after, 40)).toEqual(all)
})
