import { Header } from '../../../src/contract/headers.ts'
import { serveAsFetch } from '../../server/serve.ts'
import type { MockServer } from '../../server/mockServer.ts'
import type { JournalEntry } from '../../server/journal.ts'
import { match } from '../../server/match.ts'
import { admit } from '../../state/session/sessions.ts'
import { visitorOf } from '../../state/state.ts'
import type { AppBridge } from '../../base/appBridge.ts'
import { addressOf, headersOf, needsToken, type Sent } from './sent.ts'
import { serverAddress } from './serverAddress.ts'

/** The shop's own timeout. */
const PATIENCE_MS = 30_000

/** A request as a person writes it. */
export interface Request {
  method: string
  /** Without the base path, with its query: `/api/carts/change`. */
  path: string
  body?: unknown
  /** The data of a page instead of a call. */
  isPage?: boolean
}

/** The contract's call for a request. */
export async function sentOf({ isPage, ...request }: Request): Promise<Sent> {
  if (isPage) return { ...request, call: 'page' }
  const [path = ''] = request.path.split('?')
  const found = await match(request.method, path)
  return { ...request, call: found.kind === 'found' ? found.handledCall.name : null }
}

interface From {
  server: MockServer
  shop: AppBridge | null
  visitor: string
}

/** The visitor's token as it is now. */
async function tokenOf({ server: { store, clock }, visitor }: From): Promise<string> {
  await admit(store, visitor, clock.now())
  return visitorOf(await store.read(), visitor).token
}

/**
 * Sends a request through the shop's transport, with a fresh token where it needs one, under its own number. Returns the journal entry,
 * whatever the outcome.
 */
export async function send(from: From, sent: Sent, number: string): Promise<JournalEntry> {
  const { server, shop, visitor } = from
  const { method, body } = sent
  const request = new globalThis.Request(addressOf(sent, serverAddress(server)), {
    method,
    headers: {
      ...headersOf(sent),
      ...(needsToken(sent) ? { [Header.CSRF]: await tokenOf(from) } : {}),
      [Header.REQUEST_NUMBER]: number,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  try {
    const response = await (shop ? shop.send(request) : serveAsFetch(request, server, visitor))
    await response.text()
  } catch {
    // There was no answer, which the entry records.
  }
  const entry = server.journal.entries().findLast((one) => one.request === number)
  if (!entry) throw new Error(`${method} ${sent.path} did not reach the mocked server`)
  return entry
}
