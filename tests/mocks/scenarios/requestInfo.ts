import type { RequestInfo } from '../../../mocks/server/faultInjector.ts'

/** A request for a call, with nothing in it. */
export const requestInfo = (call: RequestInfo['call']): RequestInfo => ({
  call,
  method: 'GET',
  path: '/',
  params: {},
  query: {},
  body: undefined,
  visitor: 'browser',
})
