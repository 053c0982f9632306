import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Notices } from '../../src/shell/notices/Notices.tsx'
import { closeModal, openModal } from '../../src/stores/overlays/modals.ts'
import { notify, useNotices } from '../../src/stores/notices/notices.ts'
import { draw } from './renderUi.tsx'

const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  useNotices.setState({ notices: [] })
})
afterEach(() => vi.useRealTimers())

const lost = { key: 'notices.order_unknown', tone: 'error', stays: true } as const
const passing = { key: 'notices.removed', values: { name: 'Batik' }, tone: 'info' } as const

test('an important notice stays until it is dismissed; others disappear by themselves', () => {
  notify(lost)
  notify(passing)
  draw(<Notices isAboveBar={false} />)
  act(() => {
    vi.advanceTimersByTime(MINUTE_MS)
  })
  expect(screen.queryByText(/Batik/)).toBeNull()
  expect(screen.getByText(/whether your order was placed/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/whether your order was placed/)).toBeNull()
})

test('dismissed by its button, it leaves the focus on the page; elsewhere the focus stays', () => {
  notify(passing)
  notify(lost)
  draw(
    <>
      <main id="main" tabIndex={-1} />
      <button type="button">Search</button>
      <Notices isAboveBar={false} />
    </>,
  )
  const search = screen.getByRole('button', { name: 'Search' })
  const dismissFirst = () => screen.getAllByRole('button', { name: 'Dismiss' })[0]
  act(() => search.focus())
  // As in Safari, where a press on a button does not focus it.
  act(() => dismissFirst()?.click())
  act(() => void vi.runAllTimers())
  expect(search).toHaveFocus()
  act(() => dismissFirst()?.focus())
  act(() => dismissFirst()?.click())
  act(() => void vi.runAllTimers())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('it keeps its place, however many others come', () => {
  notify(lost)
  for (const name of ['Oats', 'Rice', 'Kaya']) notify({ ...passing, values: { name } })
  draw(<Notices isAboveBar={false} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/whether your order/),
    expect.stringMatching(/Rice/),
    expect.stringMatching(/Kaya/),
  ])
})

test('the newest is shown beside three that stay', () => {
  for (const slot of ['a', 'b', 'c']) notify({ ...lost, slot })
  notify(passing)
  draw(<Notices isAboveBar={false} />)
  expect(screen.getByText(/Batik/)).toBeVisible()
})

test('while a dialog is open it waits, and has its full time after that', () => {
  notify(passing)
  draw(<Notices isAboveBar />)
  act(() => openModal({ kind: 'shortcuts' }))
  expect(screen.queryByText(/Batik/)).toBeNull()
  act(() => {
    vi.advanceTimersByTime(MINUTE_MS)
  })
  act(closeModal)
  expect(within(screen.getByRole('status')).getByText(/Batik/)).toBeVisible()
  act(() => {
    vi.advanceTimersByTime(MINUTE_MS)
  })
  expect(screen.queryByText(/Batik/)).toBeNull()
})
