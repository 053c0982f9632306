import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkQuery, type LinkOptions, readLink, withoutLinkOptions } from '../../../mocks/scenarios/link.ts'
import { isReproLink } from '../../../mocks/scenarios/linkNames.ts'

const read = (query: string) => readLink(new URLSearchParams(query))

test('the documents’ example', () => {
  const query =
    '?mock=cart.change.rejected@2&persona=returning&clock=2026-12-24T10:00&latency=lognormal:300&seed=7'
  const { linkOptions, problems } = read(query)
  expect(problems).toEqual([])
  expect(linkOptions).toEqual({
    mocks: [{ scenario: 'cart.change.rejected', when: { kind: 'nth', n: 2 }, isWhenSaid: true }],
    persona: 'returning',
    // 10:00 in Malaysia.
    clock: Date.parse('2026-12-24T02:00:00Z'),
    latency: { kind: 'lognormal', median: 300, sigma: 0.5 },
    seed: 7,
  })
  expect(linkQuery(linkOptions)).toBe(query)
})

describe('times', () => {
  test.each([
    ['2026-12-24', '2026-12-23T16:00:00Z'],
    ['2026-12-24T10:00', '2026-12-24T02:00:00Z'],
    ['2026-12-24T10:00:30', '2026-12-24T02:00:30Z'],
    ['2026-12-24T10:00Z', '2026-12-24T10:00:00Z'],
    ['2026-12-24T10:00+01:00', '2026-12-24T09:00:00Z'],
    ['2026-12-24T10:00-05:00', '2026-12-24T15:00:00Z'],
  ])('%s is %s', (text, iso) => {
    const { linkOptions, problems } = readLink(new URLSearchParams([['clock', text]]))
    expect(problems).toEqual([])
    expect(linkOptions.clock).toBe(Date.parse(iso))
    expect(linkOptions.isClockFrozen).toBeUndefined()
  })

  test('"!" freezes the clock', () => {
    expect(read('clock=2026-12-24T10:00!').linkOptions).toMatchObject({
      clock: Date.parse('2026-12-24T02:00:00Z'),
      isClockFrozen: true,
    })
  })

  test.each([
    '',
    '!',
    'noon',
    '2026',
    '2026-13-01',
    '2026-02-30',
    '2026-12-24T25:00',
    '24.12.2026',
    '1795219200000',
  ])('"%s" is invalid', (value) => {
    const { linkOptions, problems } = readLink(new URLSearchParams([['clock', value]]))
    expect(linkOptions).toEqual({ mocks: [] })
    expect(problems).toEqual([{ parameter: 'clock', value }])
  })
})

test.each([
  ['failures=0.3', { failureRate: 0.3 }],
  ['failures=30%25', { failureRate: 0.3 }],
  ['failures=1', { failureRate: 1 }],
  ['size=50000', { size: 50_000 }],
  ['offline', { isOffline: true }],
  ['offline=1&hold=1&console', { isOffline: true, isHolding: true, isConsole: true }],
  ['persona=guest', { persona: 'guest' }],
])('%s', (query, linkOptions) => {
  expect(read(query)).toEqual({ linkOptions: { mocks: [], ...linkOptions }, problems: [] })
})

test.each([
  'failures=1.1',
  'failures=x',
  'failures=',
  'seed=-1',
  'seed=x',
  'size=0',
  'latency=fast',
  'persona=',
  'mock=',
  'mock=a@b',
  'mock=changeCart:nonsense',
  'offline=maybe',
])('"%s" is unknown, and reported unchanged', (query) => {
  const [parameter = '', value = ''] = query.split('=')
  expect(read(`seed=5&${query}`)).toEqual({
    linkOptions: { mocks: [], seed: 5 },
    problems: [{ parameter, value }],
  })
})

test('several faults, of calls, of page data and of all', () => {
  expect(
    read('mock=changeCart:network@always&mock=page:status:500@2&mock=any:slow:900@30%25').linkOptions.mocks,
  ).toEqual([
    { call: 'changeCart', fault: { kind: 'network' }, when: { kind: 'always' }, isWhenSaid: true },
    { call: 'page', fault: { kind: 'status', status: 500 }, when: { kind: 'nth', n: 2 }, isWhenSaid: true },
    { call: 'any', fault: { kind: 'slow', ms: 900 }, when: { kind: 'chance', of: 0.3 }, isWhenSaid: true },
  ])
})

test('the shop’s own part of the address stays', () => {
  const search = new URLSearchParams('step=telephone&mock=a.b&seed=7&sort=price')
  expect(withoutLinkOptions(search).toString()).toBe('step=telephone&sort=price')
  expect(isReproLink(search)).toBe(true)
  expect(isReproLink(new URLSearchParams('step=telephone'))).toBe(false)
  // Misspelt, and reported by the console.
  for (const query of ['Mock=a.b', 'mocks=a.b', 'PERSONA=guest', 'failures=1'])
    expect(isReproLink(new URLSearchParams(query))).toBe(true)
})

const names = [
  'mock',
  'persona',
  'clock',
  'latency',
  'failures',
  'seed',
  'goods',
  'size',
  'offline',
  'hold',
  'console',
]

test('garbage never throws, and each part is either read or reported', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('a:b:c', '@', '@@2', ':', '!!', '%', '1e9', '-0', ' ', '\u0000'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (parts) => {
      const { linkOptions, problems } = readLink(new URLSearchParams(parts))
      for (const { parameter, value: reported } of problems)
        expect(parts.some(([name, text]) => name === parameter && text === reported)).toBe(true)
      const mocks = parts.flatMap(([, text]) => text.split(','))
      expect(problems.length + linkOptions.mocks.length).toBeLessThanOrEqual(mocks.length)
    }),
    { numRuns: 500 },
  )
})

const linkOptions: fc.Arbitrary<LinkOptions> = fc.record(
  {
    mocks: fc.array(
      fc.oneof(
        fc.record({
          scenario: fc.constantFrom('cart.change.rejected', 'search.failed'),
          when: fc.constantFrom(
            { kind: 'nth', n: 3 } as const,
            { kind: 'always' } as const,
            { kind: 'chance', of: 0.25 } as const,
          ),
          isWhenSaid: fc.constant(true),
        }),
        fc.record({
          call: fc.constantFrom('changeCart', 'page', 'any'),
          fault: fc.constantFrom(
            { kind: 'network', after: true } as const,
            { kind: 'status', status: 503 } as const,
            { kind: 'code', code: 561 } as const,
          ),
          when: fc.constant({ kind: 'nth', n: 2 } as const),
          isWhenSaid: fc.constant(true),
        }),
      ),
      { maxLength: 3 },
    ),
    persona: fc.constantFrom('guest', 'returning', 'sömebody & co'),
    // To the second, as a link has it.
    clock: fc.integer({ min: 1_500_000_000, max: 2_500_000_000 }).map((seconds) => seconds * 1_000),
    latency: fc.constantFrom(
      { kind: 'fixed', ms: 40 } as const,
      { kind: 'uniform', from: 1, to: 9 } as const,
    ),
    failureRate: fc.integer({ min: 0, max: 1_000 }).map((part) => part / 1_000),
    seed: fc.integer({ min: 0, max: 999_999_999 }),
    catalogueSeed: fc.integer({ min: 0, max: 999_999_999 }),
    size: fc.integer({ min: 1, max: 80_000 }),
    isOffline: fc.constant(true as const),
    isHolding: fc.constant(true as const),
  },
  { requiredKeys: ['mocks'] },
)

test('a link’s options are parsed as they were written', () => {
  fc.assert(
    fc.property(linkOptions, (options) => {
      expect(read(linkQuery(options))).toEqual({ linkOptions: options, problems: [] })
    }),
    { numRuns: 300 },
  )
})
