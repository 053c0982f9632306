import type { ScenarioRow } from '../row.ts'

const telephone = {
  start: '/checkout?step=telephone',
  persona: 'guest-checkout',
  act: 'saveTelephone',
} as const

/** Failures that any answer can have (document 2 §8). */
export const connectionRows: readonly ScenarioRow[] = [
  {
    id: 'network.lost',
    row: 'Network failure',
    calls: ['verifyPhone'],
    fault: { kind: 'network' },
    expects: { key: 'handlers.network', as: 'alert' },
    ...telephone,
  },
  {
    id: 'network.page-lost',
    row: 'Network failure',
    calls: ['page'],
    fault: { kind: 'network' },
    // The shop requests a page a second time when the network fails.
    when: { kind: 'always' },
    expects: { key: 'errors.offline_title', as: 'page' },
    start: '/',
    persona: 'guest',
    act: 'open',
  },
  {
    id: 'network.answer-lost',
    row: 'Network failure',
    calls: ['placeOrder'],
    fault: { kind: 'network', after: true },
    expects: { key: 'handlers.network', as: 'alert' },
    start: '/checkout',
    persona: 'guest-checkout',
    act: 'placeOrder',
  },
  {
    id: 'response.not-json',
    row: 'Response not JSON',
    calls: ['verifyPhone'],
    fault: { kind: 'not-json' },
    expects: { key: 'handlers.unexpected', as: 'alert' },
    ...telephone,
  },
  {
    id: 'response.truncated',
    row: 'Response not JSON',
    calls: ['verifyPhone'],
    fault: { kind: 'truncated' },
    expects: { key: 'handlers.unexpected', as: 'alert' },
    ...telephone,
  },
  {
    id: 'response.error-in-body',
    row: 'Status 500 in body',
    calls: ['setBillingType'],
    fault: { kind: 'body-error' },
    expects: { key: 'handlers.unexpected', as: 'alert' },
    start: '/checkout?step=billing',
    persona: 'guest-checkout',
    act: 'choosePayment',
  },
]
