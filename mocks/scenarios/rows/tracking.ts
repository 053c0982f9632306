import type { ScenarioRow } from '../row.ts'

const unseen = {
  expects: null,
  start: '/',
  persona: 'guest',
  act: 'open',
} as const

/** What happens out of a shopper's sight (document 2 §7, Tracking, and §8). */
export const trackingRows: readonly ScenarioRow[] = [
  {
    id: 'tracking.failed',
    row: 'Tracking failure',
    calls: ['track'],
    fault: { kind: 'status', status: 500 },
    ...unseen,
    isLogged: true,
    isAtStart: true,
  },
  {
    id: 'tracking.not-initialized',
    row: 'Tracking failure',
    calls: ['track'],
    fault: { kind: 'status', status: 500, body: { error: 'not initialized' } },
    ...unseen,
    isLogged: true,
    isAtStart: true,
  },
  {
    id: 'tracking.not-there',
    row: 'Missing tracking SDK or order number',
    calls: ['track'],
    fault: { kind: 'status', status: 404 },
    ...unseen,
    isLogged: true,
    isAtStart: true,
  },
  {
    id: 'tracking.without-order-number',
    row: 'Missing tracking SDK or order number',
    calls: ['page'],
    only: { path: '/confirmation' },
    fault: {
      kind: 'answer',
      answer: { patch: { data: { confirmation: { order: { gid: '' } } } }, isForced: true },
    },
    expects: null,
    isLogged: true,
    start: '/checkout',
    persona: 'guest-checkout',
    act: 'placeOrder',
  },
  {
    id: 'interstitial.none',
    row: 'Empty interstitial list',
    calls: ['interstitials'],
    fault: { kind: 'status', status: 200, body: { data: { interstitials: [] } } },
    hasNoDialog: true,
    ...unseen,
    // Who orders for the first time would be welcomed.
    persona: 'first-order',
    isAtStart: true,
  },
  {
    id: 'interstitial.failed',
    row: 'Status 500 in body',
    calls: ['interstitials'],
    fault: { kind: 'body-error' },
    hasNoDialog: true,
    ...unseen,
    persona: 'first-order',
    isAtStart: true,
  },
]
