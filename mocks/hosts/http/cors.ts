import type { IncomingMessage } from 'node:http'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const REMEMBERED_S = 600

export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/**
 * Allows every origin to read the answer, with cookies: the origin is named, because `*` excludes cookies. `responseHeaders` are exposed to
 * the page.
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

/** Allows the preflight's method and headers, also for a public page that requests a local address. */
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
