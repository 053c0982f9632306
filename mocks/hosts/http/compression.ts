import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

const zipped = promisify(gzip)

/** A shorter body fits into one packet as it is. */
const COMPRESSED_OVER_BYTES = 1024

const TEXT = /^(?:text\/|application\/json|image\/svg)/

/** Whether `accept-encoding` names gzip, and not with `q=0`. */
const takesGzip = ({ headers }: IncomingMessage): boolean =>
  (headers['accept-encoding'] ?? '')
    .split(',')
    .some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/.test(coding))

/**
 * The body as the client takes it: text of more than 1 KB is compressed with gzip where `accept-encoding` has it, unless an answer of the
 * tester's own names a coding. Sets the headers `content-encoding` and `vary`.
 */
export async function compressed(body: Buffer, outgoing: ServerResponse): Promise<Buffer> {
  const type = String(outgoing.getHeader('content-type') ?? '')
  const isCoded = outgoing.hasHeader('content-encoding')
  if (isCoded || body.byteLength <= COMPRESSED_OVER_BYTES || !TEXT.test(type)) return body
  outgoing.appendHeader('vary', 'Accept-Encoding')
  if (!takesGzip(outgoing.req)) return body
  outgoing.setHeader('content-encoding', 'gzip')
  // The fastest level: most clients are on this machine.
  return zipped(body, { level: constants.Z_BEST_SPEED })
}
