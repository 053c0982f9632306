import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressed } from './compression.ts'

/** Of no host: whatever a client calls this server, its paths are the shop's. */
const ORIGIN = 'http://localhost'

/** The requested address; null for an invalid one. The host in a proxy's request is ignored. */
export function addressOf({ url = '/' }: IncomingMessage): URL | null {
  const address = url.startsWith('/') ? `${ORIGIN}${url}` : url
  return URL.canParse(address) ? new URL(address) : null
}

/** Streams only while it is read, so that an unread body does not block the connection for the next request. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array, undefined>
        const next: IteratorResult<Uint8Array, undefined> = await chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
    },
    { highWaterMark: 0 },
  )
}

const hasBody = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD'

/** The request as a `Request` for the mocked server, its body a stream; `signal` aborts when the client disconnects. */
export function requestOf(incoming: IncomingMessage, address: URL, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const init = {
    method: incoming.method ?? 'GET',
    headers,
    signal,
    // Node requires it with a stream; the browser's types do not contain it.
    duplex: 'half',
    ...(hasBody(incoming) ? { body: bodyOf(incoming) } : {}),
  }
  return new Request(address, init)
}

/** Writes an answer out; ends when the client has it or has gone. It is sent as a whole, or each piece as it comes. */
export async function send(
  response: Response,
  headers: readonly [string, string][],
  outgoing: ServerResponse,
  isInPieces = false,
): Promise<void> {
  for (const [name, value] of [...response.headers, ...headers]) outgoing.appendHeader(name, value)
  outgoing.statusCode = response.status
  if (isInPieces) {
    outgoing.flushHeaders()
    for await (const piece of response.body ?? []) outgoing.write(piece)
    outgoing.end()
    return
  }
  const body =
    response.body === null ? null : await compressed(Buffer.from(await response.arrayBuffer()), outgoing)
  if (outgoing.destroyed) return
  const hasNoBody = body === null || outgoing.req.method === 'HEAD'
  if (hasNoBody) outgoing.end()
  else outgoing.setHeader('content-length', body.byteLength).end(body)
}
