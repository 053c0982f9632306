import type { IncomingMessage } from 'node:http'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const REMEMBERED_S = 600

export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/**
 * Lets every origin read the answer, with its cookies: the origin is named, because `*` forbids them. `answered` are the headers
 * of the answer, which a page may all see.
 */
export function corsHeaders(
  { headers }: IncomingMessage,
  responseHeaders: Iterable<string> = [],
): [string, string][] {
  const { origin } = headers
  if (origin === undefined) return []
  const exposed = [...responseHeaders].join(', ')
  return [
    ['access-control-allow-origin', origin],
    ['access-control-allow-credentials', 'true'],
    ['vary', 'Origin'],
    ...(exposed ? [['access-control-expose-headers', exposed] satisfies [string, string]] : []),
  ]
}

/** What a preflight asks for is allowed, also to a page of the internet that asks for a local address. */
export function preflightHeaders(request: IncomingMessage): [string, string][] {
  const { headers } = request
  const asked = headers['access-control-request-headers']
  return [
    ...corsHeaders(request),
    ['access-control-allow-methods', METHODS],
    ['access-control-max-age', `${REMEMBERED_S}`],
    ...(asked ? [['access-control-allow-headers', asked] satisfies [string, string]] : []),
    ...(headers['access-control-request-private-network'] === 'true'
      ? [['access-control-allow-private-network', 'true'] satisfies [string, string]]
      : []),
  ]
}
