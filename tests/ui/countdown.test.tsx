import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Countdown } from '../../src/ui/time/Countdown.tsx'
import { TimeLeft } from '../../src/features/payment/TimeLeft.tsx'
import { remaining } from '../../src/ui/time/remaining.ts'
import { opening } from '../fixtures/present.ts'
import { draw, staged } from './renderUi.tsx'

const at = (ms: number) => new Date(opening + ms).toISOString()
const HOUR_MS = 3_600_000

describe('the remaining time', () => {
  test.each([
    ['a second', 1_000, { days: 0, hours: 0, minutes: 0, seconds: 1, isOver: false }],
    ['a day less a second', 86_399_000, { days: 0, hours: 23, minutes: 59, seconds: 59, isOver: false }],
    ['two days and four hours', 187_200_000, { days: 2, hours: 4, minutes: 0, seconds: 0, isOver: false }],
    ['nothing', 0, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
    ['the last second', 999, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: false }],
    ['less than nothing', -5_000, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
    ['an end that is no time', Number.NaN, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
  ])('%s', (_, left, expected) => {
    expect(remaining(opening + left, opening)).toEqual(expected)
  })
})

describe('the clock', () => {
  let now = opening
  beforeEach(() => {
    now = opening
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (ms: number) =>
    act(() => {
      now += ms
      vi.advanceTimersByTime(ms)
    })

  test('updates each second without an announcement', () => {
    const { container, said } = draw(<Countdown endsAt={at(2 * HOUR_MS)} />, () => now)
    expect(container.querySelector('time')).toHaveTextContent('02:00:00')
    pass(1_000)
    expect(container.querySelector('time')).toHaveTextContent('01:59:59')
    expect(said()).toBe('')
  })

  test('has a text for screen readers, and one for its end', () => {
    draw(<Countdown endsAt={at(52 * HOUR_MS)} form="words" />, () => now)
    expect(screen.getByText('2d 04h')).toBeVisible()
    expect(screen.getByText('2 days 4 hours left')).toBeInTheDocument()
    pass(52 * HOUR_MS)
    expect(screen.getByText('ended')).toBeVisible()
  })

  test.each([
    ['1 day 1 hour left', 25 * HOUR_MS],
    ['2 days 0 hours left', 48 * HOUR_MS],
    ['1 hour 1 minute left', HOUR_MS + 60_000],
    ['14 minutes left', 15 * 60_000 - 1],
    ['1 minute left', 60_000],
  ])('reads “%s” with the right plurals, and without units that are over', (text, left) => {
    draw(<Countdown endsAt={at(left)} />, () => now)
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  test('of a payment reads its minutes alone', () => {
    draw(<TimeLeft endsAt={at(15 * 60_000)} />, () => now)
    expect(screen.getByText('15:00')).toBeVisible()
    expect(screen.getByText('15 minutes left')).toBeInTheDocument()
  })

  test('shares one timer with all clocks, and stops it without them', () => {
    const { unmount } = draw(
      <>
        <Countdown endsAt={at(HOUR_MS)} />
        <Countdown endsAt={at(2 * HOUR_MS)} />
      </>,
      () => now,
    )
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('renders no seconds on the server, which the browser would contradict', () => {
  expect(renderToString(staged(<Countdown endsAt={at(HOUR_MS)} />))).not.toMatch(/\d\d:\d\d/)
})
