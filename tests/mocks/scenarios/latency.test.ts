import { describe, expect, test } from 'vitest'
import { delayFor, type Latency, latencyOf, latencyText } from '../../../mocks/scenarios/latency.ts'
import { nextNumber } from '../../../mocks/base/random.ts'

test.each([
  ['none', { kind: 'none' }],
  ['300', { kind: 'fixed', ms: 300 }],
  ['uniform:100-800', { kind: 'uniform', from: 100, to: 800 }],
  ['lognormal:300', { kind: 'lognormal', median: 300, sigma: 0.5 }],
  ['lognormal:300:0.8', { kind: 'lognormal', median: 300, sigma: 0.8 }],
] satisfies [string, Latency][])('"%s" is read and written', (text, latency) => {
  expect(latencyOf(text)).toEqual(latency)
  expect(latencyText(latency)).toBe(text)
})

test('more notations are read than written', () => {
  expect(latencyOf('fixed:300')).toEqual({ kind: 'fixed', ms: 300 })
  expect(latencyOf('0')).toEqual({ kind: 'none' })
})

test.each([
  '',
  'fast',
  '-5',
  '1.5',
  '60001',
  'uniform',
  'uniform:5',
  'uniform:800-100',
  'uniform:1-60001',
  'lognormal:0',
  'lognormal:60001',
  'lognormal:300:0',
  'lognormal:300:2.1',
  'lognormal:300:0.8:1',
])('"%s" is no latency', (text) => {
  expect(latencyOf(text)).toBeNull()
})

const delays = (latency: Latency, count: number) => {
  const chance = { seed: 7 }
  return Array.from({ length: count }, () => delayFor(latency, nextNumber(chance))).toSorted(
    (one, other) => one - other,
  )
}

describe('how long it takes', () => {
  test('nothing, or always the same', () => {
    expect(delayFor({ kind: 'none' }, 0.9)).toBe(0)
    expect(delayFor({ kind: 'fixed', ms: 250 }, 0.9)).toBe(250)
  })

  test('uniform is between its limits, and uses the whole range', () => {
    expect(delayFor({ kind: 'uniform', from: 100, to: 800 }, 0)).toBe(100)
    expect(delayFor({ kind: 'uniform', from: 100, to: 800 }, 0.5)).toBe(450)
    const all = delays({ kind: 'uniform', from: 100, to: 800 }, 2_000)
    expect(all[0]).toBeGreaterThanOrEqual(100)
    expect(all[0]).toBeLessThan(110)
    expect(all.at(-1)).toBeLessThanOrEqual(800)
    expect(all.at(-1)).toBeGreaterThan(790)
  })

  test.each([
    [0.5, 300],
    // One and two standard deviations above and below: 300 × e^±0.5, 300 × e^±1.
    [0.841345, 495],
    [0.158655, 182],
    [0.97725, 815],
    [0.02275, 110],
  ])('lognormal at %d is about %d ms', (chance, ms) => {
    expect(
      Math.abs(delayFor({ kind: 'lognormal', median: 300, sigma: 0.5 }, chance) - ms),
    ).toBeLessThanOrEqual(1)
  })

  test('half of the lognormal delays are below the median, and some far above', () => {
    const all = delays({ kind: 'lognormal', median: 300, sigma: 0.5 }, 4_000)
    expect(all[2_000]).toBeGreaterThan(285)
    expect(all[2_000]).toBeLessThan(315)
    expect(all.at(-1)).toBeGreaterThan(1_200)
    expect(all[0]).toBeGreaterThan(0)
  })

  test('no delay is longer than a minute', () => {
    expect(delayFor({ kind: 'lognormal', median: 60_000, sigma: 2 }, 0.999_999)).toBe(60_000)
    expect(delayFor({ kind: 'lognormal', median: 300, sigma: 0.5 }, 1)).toBeLessThanOrEqual(60_000)
    expect(delayFor({ kind: 'lognormal', median: 300, sigma: 0.5 }, 0)).toBeGreaterThanOrEqual(0)
  })
})
