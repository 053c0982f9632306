import type { Moment } from '../../../mocks/serving/scenario.ts'

/** A request for a call, with nothing in it. */
export const moment = (call: Moment['call']): Moment => ({
  call,
  method: 'GET',
  path: '/',
  params: {},
  query: {},
  body: undefined,
  visitor: 'browser',
})
