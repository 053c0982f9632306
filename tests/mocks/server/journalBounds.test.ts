import { expect, test } from 'vitest'
import { createCoverage } from '../../../mocks/controls/coverage.ts'
import { createJournal, type JournalEntry } from '../../../mocks/server/journal.ts'
import type { CallName } from '../../../src/contract/callTable.ts'

/** Four calls, a divisor of 200, so that the last 200 requests are always of the same calls. */
const names: readonly CallName[] = ['syncCart', 'changeCart', 'placeOrder', 'track']

const entry = (count: number): Omit<JournalEntry, 'number'> => ({
  at: '2026-11-21T00:00:00.000Z',
  ms: 1,
  by: 'page',
  request: `${count}`,
  method: 'GET',
  path: `/api/any?${count}`,
  call: names[count % names.length] ?? null,
  status: count % 7 === 0 ? 500 : 200,
  answer: { text: 'x'.repeat(1_000), count },
})

test('fifty thousand requests use as much memory as five thousand', () => {
  const journal = createJournal()
  const coverage = createCoverage(journal)
  const sizeAfter = (from: number, to: number) => {
    for (let count = from; count < to; count += 1) journal.add(entry(count))
    return [
      JSON.stringify(journal.entries()).length,
      Object.values(coverage.snapshot()).map(Object.keys),
    ] as const
  }
  const [journalBefore, keysBefore] = sizeAfter(0, 5_000)
  const [journalAfter, keysAfter] = sizeAfter(5_000, 50_000)
  expect(journal.entries()).toHaveLength(200)
  // Each of the 200 contains its number four times, which has one more digit.
  expect(journalAfter - journalBefore).toBe(200 * 4)
  expect(keysAfter).toEqual(keysBefore)
})

test('requests are in the order of arrival, however late their answers', () => {
  const journal = createJournal()
  const [first, second] = [journal.begin(), journal.begin()]
  journal.add(entry(2), second)
  journal.add(entry(1), first)
  journal.add(entry(3))
  expect(journal.entries().map(({ number, request }) => [number, request])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ])
})

test('a request that began before the journal was cleared gets no entry, one after it does', () => {
  const journal = createJournal()
  const early = journal.begin()
  journal.clear()
  const late = journal.begin()
  journal.add(entry(1), early)
  expect([journal.entries(), journal.pending()]).toEqual([[], 1])
  journal.add(entry(2), late)
  journal.add(entry(3))
  expect(journal.entries().map(({ request }) => request)).toEqual(['2', '3'])
  expect(journal.pending()).toBe(0)
})

test('coverage counts a late answer as well', () => {
  const journal = createJournal()
  const coverage = createCoverage(journal)
  const [first, second] = [journal.begin(), journal.begin()]
  journal.add({ ...entry(1), call: 'syncCart', status: 200 }, second)
  journal.add({ ...entry(1), call: 'syncCart', status: 200 }, first)
  expect(coverage.snapshot()).toMatchObject({ syncCart: { 'status:200': 2 } })
})

test('coverage counts a request that began before the journal was cleared', () => {
  const journal = createJournal()
  const coverage = createCoverage(journal)
  const early = journal.begin()
  journal.clear()
  journal.add({ ...entry(1), call: 'syncCart', status: 200 }, early)
  expect(coverage.snapshot()).toEqual({ syncCart: { ok: 1, 'status:200': 1 } })
  expect(journal.entries()).toEqual([])
})

test('an idempotency key has a name that is the same in every session', () => {
  const journal = createJournal()
  for (const idempotencyKey of ['8f1c', '8f1c', '77aa'])
    journal.add({ ...entry(1), call: 'placeOrder', body: { cartId: 'c', idempotencyKey } })
  expect(journal.entries().map(({ body }) => body)).toEqual([
    { cartId: 'c', idempotencyKey: 'attempt-1' },
    { cartId: 'c', idempotencyKey: 'attempt-1' },
    { cartId: 'c', idempotencyKey: 'attempt-2' },
  ])
})
