import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { waterfall } from '../../mocks/console/requests/waterfall.ts'
import type { JournalEntry } from '../../mocks/server/journal.ts'
import { ask, withRequests } from './withRequests.tsx'

const { controls, openRequests } = withRequests()

const entry = (number: number, begun: number, ms: number): JournalEntry => ({
  number,
  at: '2026-11-20T01:00:00.000Z',
  begun,
  ms,
  by: 'page',
  request: null,
  method: 'GET',
  path: `/${number}`,
  call: 'page',
  status: 200,
})

test('requests of one burst share a scale, and say which ran at the same time', () => {
  // 1: 0 to 100, 2: 50 to 200, 3: 200 to 400; 4 begins 1,500 ms after their end.
  const bars = waterfall([
    entry(1, 1_000, 100),
    entry(2, 1_050, 150),
    entry(3, 1_200, 200),
    entry(4, 2_900, 10),
  ])
  expect(bars.get(1)).toMatchObject({ from: 0, length: 0.25, after: 0 })
  expect(bars.get(2)).toMatchObject({ from: 0.125, length: 0.375, after: 50 })
  expect(bars.get(3)).toMatchObject({ from: 0.5, length: 0.5, after: 200 })
  expect(bars.get(4)).toMatchObject({ from: 0, length: 1, after: 0 })
  expect([1, 2, 3, 4].map((number) => bars.get(number)?.beside.map((other) => other.number))).toEqual([
    [2],
    [1],
    [],
    [],
  ])
})

test('an entry without a time has no bar', () => {
  const { begun: _, ...timeless } = entry(1, 0, 1)
  expect(waterfall([timeless]).size).toBe(0)
})

test('the details of a request name those at the same time, its headers, and what it changed', async () => {
  controls().arm('any:slow:40@always')
  await Promise.all([ask('/api/carts/sync', '1'), ask('/api/order-cancellation-reasons', '2')])
  const body =
    '{"cartVariant":{"variant":"variant-197044702","warehouse":"kl-express","fulfillmentMethod":1,"quantity":2}}'
  await controls().send({ method: 'POST', path: '/api/carts/change', body: JSON.parse(body) })
  const { open, rows } = await openRequests()
  expect(rows()[0]).toMatch(/Changed: \d+$/)
  await open(/sync/)
  expect(screen.getByText('At the same time: GET /api/order-cancellation-reasons')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Request headers' })).toHaveTextContent('x-api-json: true')
  await open(/change/)
  expect(screen.getByRole('region', { name: 'Changed in the shop' })).toHaveTextContent(
    /visitors\.browser\.guest\.cart\.lines.*"quantity":2/,
  )
})
