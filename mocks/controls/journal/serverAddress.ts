import type { MockServer } from '../../server/mockServer.ts'

/** Where the mocked server is reached, with a slash at the end: in a page the page's own address. */
export const serverAddress = ({ base }: Pick<MockServer, 'base'>): string =>
  `${typeof location === 'undefined' ? 'http://localhost' : location.origin}${base}`
