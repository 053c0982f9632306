import type { RequestInfo } from '../../../mocks/server/faultInjector.ts'

/** An empty request for a call. */
export const requestInfo = (call: RequestInfo['call']): RequestInfo => ({
  call,
  method: 'GET',
  path: '/',
  params: {},
  query: {},
  body: undefined,
  visitor: 'browser',
})
