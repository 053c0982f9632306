import type { EndingCount } from '../../controls/coverage.ts'

/** How an ending was met, a request without a fault first. */
export type EndingState = 'met' | 'armed' | 'never'

export const stateOf = ({ count, armed }: EndingCount): EndingState =>
  count > 0 ? 'met' : armed > 0 ? 'armed' : 'never'
