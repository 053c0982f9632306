import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setTransport } from '../../src/api/transport.ts'
import { useSuggestions } from '../../src/shell/search/useSuggestions.ts'

interface Asked {
  term: string
  signal: AbortSignal
  answer: (body: object) => void
}

let asked: Asked[] = []
const unheard = vi.fn()

/** The server answers when a test says so; an aborted request ends as `fetch` ends it. */
beforeEach(() => {
  asked = []
  unheard.mockClear()
  process.on('unhandledRejection', unheard)
  setTransport(
    ({ url, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        const term = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
        asked.push({ term, signal, answer: (body) => resolve(Response.json(body)) })
      }),
  )
})
afterEach(() => {
  setTransport(null)
  process.off('unhandledRejection', unheard)
})

const offering = (term: string, suggestion: string) => ({
  term,
  valueOnly: false,
  suggestions: [suggestion],
  brands: [],
  categories: [],
  products: [],
  productsTotalCount: 0,
})

const typing = (first: string) =>
  renderHook(({ term }) => useSuggestions(term), { initialProps: { term: first } })

async function lastAsked(term: string): Promise<Asked> {
  await waitFor(() => expect(asked.at(-1)?.term).toBe(term))
  const last = asked.at(-1)
  if (!last) throw new Error('There was no request.')
  return last
}

test('another letter aborts the pending request, and its own answer is shown', async () => {
  const { result, rerender } = typing('mil')
  const first = await lastAsked('mil')
  rerender({ term: 'milk' })
  expect(first.signal.aborted).toBe(true)
  const second = await lastAsked('milk')
  // Too late: this answer may not appear.
  first.answer(offering('mil', 'Milo'))
  act(() => second.answer(offering('milk', 'Fresh Milk')))
  await waitFor(() => expect(result.current?.suggestions).toEqual(['Fresh Milk']))
  expect(second.signal.aborted).toBe(false)
})

test('letters without a pause between them send one request', async () => {
  const { rerender } = typing('mi')
  rerender({ term: 'mil' })
  rerender({ term: 'milk' })
  await lastAsked('milk')
  expect(asked.map(({ term }) => term)).toEqual(['milk'])
})

test('suggestions stay until the next answer, and disappear with a term too short to search', async () => {
  const { result, rerender } = typing('mil')
  const first = await lastAsked('mil')
  act(() => first.answer(offering('mil', 'Milk')))
  await waitFor(() => expect(result.current?.suggestions).toEqual(['Milk']))
  rerender({ term: 'milk' })
  expect(result.current?.suggestions).toEqual(['Milk'])
  rerender({ term: 'm' })
  expect(result.current).toBeNull()
})

test('leaving the field aborts the request, without an error', async () => {
  const { unmount } = typing('milk')
  const only = await lastAsked('milk')
  unmount()
  expect(only.signal.aborted).toBe(true)
  await new Promise((later) => setTimeout(later))
  expect(unheard).not.toHaveBeenCalled()
})
