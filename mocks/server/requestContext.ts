import type { Language } from '../../src/contract/enumerations.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import type { MockServer } from './mockServer.ts'
import { servesLocation } from '../state/cart/location.ts'
import { viewCatalogue } from '../state/viewCatalogue.ts'
import { accountOf, shopperOf, visitorOf } from '../state/state.ts'
import type { ShopState } from '../state/stateSchema.ts'
import type { ServerTexts } from '../base/texts.ts'
import type { JournalEntry } from './journal.ts'
import { redacted } from './redact.ts'

/** An incoming request, and its notes for the journal. */
export interface IncomingRequest {
  request: Request
  server: MockServer
  visitor: string
  /** Without the base path; starts with a slash. */
  path: string
  url: URL
  note: Pick<
    JournalEntry,
    | 'call'
    | 'body'
    | 'answer'
    | 'refusal'
    | 'stack'
    | 'fault'
    | 'drift'
    | 'inAdvance'
    | 'changes'
    | 'moreChanges'
  >
}

/** The same after catalogue, language and texts are resolved. */
export interface RequestContext extends IncomingRequest {
  /** What there is to buy. */
  catalogue: Catalogue
  language: Language
  texts: ServerTexts
}

export const methodOf = ({ request }: IncomingRequest): string =>
  request.method === 'HEAD' ? 'GET' : request.method

export function handlerContextOf(
  state: ShopState,
  { server, visitor, catalogue, language, texts, request, url }: RequestContext,
): HandlerContext {
  const now = server.clock.now()
  const known = visitorOf(state, visitor)
  const account = accountOf(state, known)
  const shopper = shopperOf(known, account)
  return {
    state,
    visitor: known,
    account,
    shopper,
    catalogueView: viewCatalogue(state, now, language, { catalogue, serves: servesLocation(shopper) }),
    config: { ...server.config, ...known.settings },
    hasPasskeys: server.hasPasskeys,
    // On a local port the page may have another origin than the server.
    origin: request.headers.get('origin') ?? url.origin,
    now,
    language,
    texts,
    telemetry: server.telemetry,
    isKept: server.store.isKept(),
  }
}

/** The current state for the visitor, read-only. */
export const readingContext = async (context: RequestContext): Promise<HandlerContext> =>
  handlerContextOf(await context.server.store.read(), context)

export function json(
  context: IncomingRequest,
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (context.server.journal.keepsAnswers) context.note.answer = redacted(body)
  return Response.json(context.request.method === 'HEAD' ? null : body, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  })
}
