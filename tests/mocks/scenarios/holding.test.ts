import { beforeEach, expect, test } from 'vitest'
import { createHolding, type Holding } from '../../../mocks/scenarios/holding.ts'

let holding: Holding
let notified: number
let left: string[]

beforeEach(() => {
  notified = 0
  left = []
  holding = createHolding(() => {
    notified += 1
  })
})

/** An answer at the gate; records when it leaves or is aborted. */
function come(path: string, signal = new AbortController().signal): Promise<void> {
  const gate = holding.gateOf({ method: 'GET', path }, signal) ?? Promise.resolve()
  return gate.then(
    () => void left.push(path),
    () => void left.push(`${path} given up`),
  )
}

test('without holding there is no gate', () => {
  expect(holding.gateOf({ method: 'GET', path: '/a' }, new AbortController().signal)).toBeUndefined()
  expect(holding.isOn()).toBe(false)
})

test('answers leave in the order they are released', async () => {
  holding.hold(true)
  const all = ['/a', '/b', '/c'].map((path) => come(path))
  expect(holding.held()).toEqual([
    { number: 1, method: 'GET', path: '/a' },
    { number: 2, method: 'GET', path: '/b' },
    { number: 3, method: 'GET', path: '/c' },
  ])
  expect(holding.release(3)).toBe(true)
  expect(holding.release(1)).toBe(true)
  expect(holding.release(2)).toBe(true)
  await Promise.all(all)
  expect(left).toEqual(['/c', '/a', '/b'])
  expect(holding.held()).toEqual([])
})

test('answers of the same path are distinguished by their request bodies, without secrets', async () => {
  holding.hold(true)
  const gate = (body: unknown) =>
    holding.gateOf({ method: 'POST', path: '/a', body }, new AbortController().signal) ?? Promise.resolve()
  const all = [
    gate({ cartVariant: { variant: 'variant-7', quantity: 2 }, ids: ['x', 'y'] }),
    gate({ loginData: { email: 'ana@rumah.example', password: 'Kopi-susu-1' } }),
    gate({ note: 'x'.repeat(200) }),
  ]
  expect(holding.held().map(({ summary }) => summary)).toEqual([
    'variant: variant-7, quantity: 2, ids: x, ids: y',
    'email: ana@rumah.example, password: •••',
    `note: ${'x'.repeat(154)}…`,
  ])
  holding.hold(false)
  await Promise.all(all)
})

test('an answer cannot be released twice', async () => {
  holding.hold(true)
  const one = come('/a')
  expect(holding.release(1)).toBe(true)
  expect(holding.release(1)).toBe(false)
  expect(holding.release(7)).toBe(false)
  await one
})

test('when holding ends, all leave in their order, and the next are not held', async () => {
  holding.hold(true)
  const all = ['/a', '/b', '/c'].map((path) => come(path))
  holding.hold(false)
  await Promise.all(all)
  expect(left).toEqual(['/a', '/b', '/c'])
  await come('/d')
  expect(left.at(-1)).toBe('/d')
})

test('an answer whose caller aborts is no longer held', async () => {
  holding.hold(true)
  const given = new AbortController()
  const one = come('/a', given.signal)
  const other = come('/b')
  given.abort()
  await one
  expect(left).toEqual(['/a given up'])
  expect(holding.held().map(({ path }) => path)).toEqual(['/b'])
  await come('/late', given.signal)
  expect(left).toEqual(['/a given up', '/late given up'])
  holding.release(2)
  await other
})

test('every change notifies the listener', async () => {
  holding.hold(true)
  const one = come('/a')
  holding.release(1)
  await one
  holding.hold(false)
  // On, came, left, off.
  expect(notified).toBe(4)
})
