import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { duplicatesIn } from '../../mocks/console/tracking/duplicates.ts'
import { verdictOf } from '../../mocks/console/tracking/verdict.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import type { AppBridge, TrackedBeforeSent } from '../../mocks/base/appBridge.ts'
import type { TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

const START = Date.parse('2026-11-21T08:00:00.000Z')

let numbers = 0
const event = (name: string, properties: object, at = 0): TrackedEvent => ({
  name,
  properties: { id: `e${(numbers += 1)}`, session: 'device-1', view: 1, ...properties },
  timestamp: START + at,
  version: '1.0.0',
})
const view = (at = 0, route = '/') => event('page view', { route, path: route, title: 'Pasar' }, at)
const footer = (at = 0) => event('footer interaction', { link: '/t/faqs' }, at)
const impression = (at = 0, variant = '7') =>
  event(
    'product feed interaction',
    { action: 'impression', list: 'grid', source: 0, position: 1, variant },
    at,
  )

describe('the verdict of the schemas', () => {
  test.each([
    ['a page view', view(), { kind: 'fits' }],
    ['an impression', impression(), { kind: 'fits' }],
    ['an unknown name', event('shoe size', {}), { kind: 'unknown' }],
    [
      'personal data',
      event('footer interaction', { link: '/', email: 'ana@rumah.example' }),
      { kind: 'differs', field: 'properties.email', expected: 'never' },
    ],
    [
      'an undocumented source',
      event('brand filter selection', { source: 5, brand: '1', isSelected: true }),
      { kind: 'differs', field: 'properties.source', expected: '(0 | 2 | 3 | 7 | 8 | 9 | 18 | 37)' },
    ],
    [
      'no id of its own',
      { ...footer(), properties: { session: 'device-1', view: 1, link: '/' } },
      { kind: 'differs', field: 'properties.id', expected: '"id"' },
    ],
    [
      'another version',
      { ...footer(), version: '2.0.0' },
      { kind: 'differs', field: 'version', expected: '1.0.0' },
    ],
  ])('on %s', (_, event, verdict) => {
    expect(verdictOf(event)).toEqual(verdict)
  })
})

describe('a duplicate', () => {
  const another = { view: 2 }
  const inAnotherView = (event: TrackedEvent) => ({
    ...event,
    properties: { ...event.properties, ...another },
  })
  test.each([
    ['a page view sent again in its view, at any time', [view(), view(60_000)], [1]],
    ['an impression sent again in the view', [impression(), impression(9_000)], [1]],
    ['not in another view', [impression(), inAnotherView(impression(9_000))], []],
    ['nor of another card', [impression(), impression(0, '8')], []],
    ['a press sent twice', [footer(), footer(499)], [1]],
    ['but not two presses', [footer(), footer(500)], []],
  ])('is %s', (_, events, places) => {
    const found = duplicatesIn(events)
    expect(events.flatMap((event, at) => (found.has(event) ? [at] : []))).toEqual(places)
  })
})

/** A shop on screen that has sent events. */
function shopWithEvents(first: readonly TrackedBeforeSent[]) {
  let entries = first
  const listeners = new Set<() => void>()
  const bridge: AppBridge = {
    href: () => 'http://localhost/',
    send: () => Promise.reject(new Error('This shop should receive no request')),
    go: async () => {},
    refresh: async () => {},
    stopClock: () => {},
    forget: () => {},
    acceptAge: () => {},
    tracked: () => entries,
    onTracked: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    bridge,
    notify: (next: readonly TrackedBeforeSent[]) => {
      entries = next
      for (const listener of listeners) listener()
    },
  }
}

describe('the panel', () => {
  let controls: Controls
  withControls((given) => {
    controls = given
    controls.server.telemetry.clear()
  })
  async function openTracking() {
    const { user, panel } = await openPanel(controls, 'Tracking')
    await within(panel).findByRole('list', { name: 'Events of the visit, the newest first' })
    return { user, panel }
  }
  const rows = (panel: HTMLElement) =>
    within(panel)
      .queryAllByRole('button', { expanded: false })
      .map(({ textContent }) => textContent)

  test('lists the server’s events as they arrive, newest first', async () => {
    const { panel } = await openTracking()
    expect(within(panel).getByText('No events yet.')).toBeVisible()
    controls.server.telemetry.track('browser', [view(), footer(1_000)])
    expect(await within(panel).findByText('2 events, 0 waiting, 0 with a problem')).toBeVisible()
    expect(rows(panel)).toEqual([
      expect.stringMatching(/^footer interactionSent.*\/t\/faqsFits its schema$/),
      expect.stringMatching(/^page viewSent.*\/Fits its schema$/),
    ])
  })

  test('shows the queued, stored and sent events live', async () => {
    const first = view()
    const { bridge, notify } = shopWithEvents([{ event: first, status: 'queued' }])
    await controls.attach(bridge)
    const { panel } = await openTracking()
    expect(rows(panel)).toEqual([expect.stringMatching(/^page viewQueued/)])
    const second = footer(1_000)
    notify([
      { event: first, status: 'sent' },
      { event: second, status: 'kept' },
    ])
    controls.server.telemetry.track('browser', [first])
    expect(await within(panel).findByText('2 events, 1 waiting, 0 with a problem')).toBeVisible()
    expect(rows(panel)).toEqual([
      expect.stringMatching(/^footer interactionKept for later/),
      expect.stringMatching(/^page viewSent/),
    ])
  })

  test('marks duplicates, by content or by id, and schema violations', async () => {
    const once = impression()
    controls.server.telemetry.track('browser', [once, impression(2_000), event('shoe size', {}, 3_000)])
    controls.server.telemetry.track('browser', [once])
    controls.server.telemetry.track('browser', [event('footer interaction', { link: 7 }, 4_000)])
    controls.server.telemetry.track('browser', [footer(9_000)])
    const { user, panel } = await openTracking()
    await user.click(within(panel).getByRole('checkbox', { name: 'Only problems' }))
    expect(rows(panel)).toEqual([
      expect.stringContaining('properties.link should be string'),
      expect.stringContaining('No schema has this name'),
      expect.stringMatching(/impression.*Duplicate$/),
      expect.stringMatching(/impression.*Arrived 2 times$/),
    ])
  })

  test('expands an event to all its fields, and has accessible names', async () => {
    controls.server.telemetry.track('browser', [footer()])
    const { user, panel } = await openTracking()
    await user.click(within(panel).getByRole('button', { name: /footer interaction/ }))
    expect(screen.getByRole('region', { name: 'The whole event' })).toHaveTextContent('"link": "/t/faqs"')
    const { violations } = await axe.run(panel, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
  })
})

describe('the error log', () => {
  let controls: Controls
  withControls((given) => {
    controls = given
    controls.server.telemetry.clear()
  })

  test('is not there without an error', async () => {
    await openPanel(controls, 'Tracking')
    expect(await screen.findByText('No events yet.')).toBeVisible()
    expect(screen.queryByRole('region', { name: /^Error log/ })).toBeNull()
  })

  test('has each error with its page, its stack and the request that failed before it', async () => {
    await controls.clock.set('2026-12-24T10:00')
    await controls.clock.freeze()
    controls.arm('syncCart:status:500@once')
    await controls.send({ method: 'GET', path: '/api/carts/sync' })
    await controls.send({ method: 'GET', path: '/api/order-cancellation-reasons' })
    const timestamp = Date.parse('2026-12-24T02:00:00.000Z')
    const { user } = await openPanel(controls, 'Tracking')
    const stack = 'Error: The cart failed\n    at sync (cart.ts:1:2)'
    controls.server.telemetry.log('browser', { message: 'The cart failed', path: '/cart', stack, timestamp })
    const log = within(await screen.findByRole('region', { name: 'Error log: 1' }))
    const row = log.getByRole('button', { name: /^The cart failed/ })
    expect(row).toHaveTextContent('/cart')
    await user.click(row)
    expect(log.getByText('After GET /api/carts/sync: 500 · Fault: status')).toBeVisible()
    expect(log.getByText(/at sync \(cart\.ts:1:2\)/)).toBeVisible()
  })

  test('has the newest first', async () => {
    for (const message of ['First', 'Second'])
      controls.server.telemetry.log('browser', { message, timestamp: START })
    await openPanel(controls, 'Tracking')
    const log = within(await screen.findByRole('region', { name: 'Error log: 2' }))
    expect(log.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Second/),
      expect.stringMatching(/^First/),
    ])
  })
})
