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
  },
  {
    id: 'tracking.not-there',
    row: 'Missing tracking SDK or order number',
    calls: ['track'],
    fault: { kind: 'status', status: 404 },
    ...unseen,
  },
  {
    id: 'interstitial.none',
    row: 'Empty interstitial list',
    calls: ['interstitials'],
    fault: { kind: 'status', status: 200, body: { data: { interstitials: [] } } },
    ...unseen,
    // Who orders for the first time would be welcomed.
    persona: 'first-order',
  },
  {
    id: 'interstitial.failed',
    row: 'Status 500 in body',
    calls: ['interstitials'],
    fault: { kind: 'body-error' },
    ...unseen,
    persona: 'first-order',
  },
]
