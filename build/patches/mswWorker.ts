import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const source = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/** Looking a page up asks the browser's main process, for each call again. */
const LOOKUP = 'await self.clients.get(event.clientId)'
const FIND_PAGE = 'async function resolveMainClient(event) {'

/** Reads a copy of the request and clones the response for MSW's life-cycle events, before the page gets the response. */
const COPY = '  const requestCloneForEvents = event.request.clone()\n'
const EVENTS =
  /( {4}const serializedRequest = await serializeRequest\(requestCloneForEvents\)\n)[\s\S]*?(?=\n {2}}\n\n {2}return response\n)/

/**
 * Copies the request for the network, in case the page does not answer it. Copying splits the body into two streams, which is slow. Instead,
 * the original request is sent, with the body that was read.
 */
const SPARE = 'const requestClone = event.request.clone()'
const RESEND = 'return fetch(requestClone, { headers })'
const READ = 'const serializedRequest = await serializeRequest(event.request)'

/** Makes the page forget the request, without an event. */
const SETTLED = "    notifyClient(client, { type: 'REQUEST_ERROR', payload: { request: { id: requestId } } })"

const changes: readonly [part: string | RegExp, replacement: string][] = [
  [COPY, ''],
  [SPARE, 'const requestClone = event.request\n  let body'],
  [RESEND, 'return fetch(requestClone, { headers, ...(body?.byteLength ? { body } : {}) })'],
  [READ, `${READ}\n  // The page gets the body itself.\n  body = serializedRequest.body.slice()`],
  [EVENTS, SETTLED],
  [FIND_PAGE, `const knownPages = new Map()\n${FIND_PAGE}`],
  [LOOKUP, `knownPages.get(event.clientId) ?? (${LOOKUP})\n  if (client) knownPages.set(client.id, client)`],
]

/**
 * MSW's worker script, without the work between a call and its answer that the shop does not use: life-cycle events, and a lookup of the page
 * for each call. Throws when the script has changed.
 */
export function mswWorkerScript(): string {
  return changes.reduce(
    (script, [part, replacement]) => {
      const changed = script.replace(part, () => replacement)
      if (changed === script)
        throw new Error(`build/patches/mswWorker.ts no longer applies to MSW (${part}): adapt or remove it`)
      return changed
    },
    readFileSync(source, 'utf8'),
  )
}
