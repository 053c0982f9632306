import type { Language } from '../../src/contract/enumerations.ts'
import type { Goods } from '../catalogue/goods.ts'
import type { Visit } from '../handlers/handler.ts'
import type { MockServer } from '../server.ts'
import { shelfOf } from '../shop/shelf.ts'
import { accountOf, shopperOf, type ShopState, visitorOf } from '../shop/state.ts'
import type { Words } from '../words.ts'
import type { JournalEntry } from './journal.ts'
import { redacted } from './redact.ts'

/** A request as it comes, and what the journal will say of it. */
export interface Arrival {
  request: Request
  server: MockServer
  visitor: string
  /** Without the base path; starts with a slash. */
  path: string
  url: URL
  note: Pick<JournalEntry, 'call' | 'body' | 'answer' | 'refusal' | 'stack' | 'fault' | 'drift' | 'inAdvance'>
}

/** The same on its way through the server. */
export interface Passage extends Arrival {
  /** What there is to buy. */
  goods: Goods
  language: Language
  words: Words
}

export const methodOf = ({ request }: Arrival): string => (request.method === 'HEAD' ? 'GET' : request.method)

export function visitIn(state: ShopState, { server, visitor, goods, language, words }: Passage): Visit {
  const now = server.clock.now()
  const known = visitorOf(state, visitor)
  const account = accountOf(state, known)
  return {
    state,
    visitor: known,
    account,
    shopper: shopperOf(known, account),
    shelf: shelfOf(state, now, language, goods),
    config: server.config,
    now,
    language,
    words,
    telemetry: server.telemetry,
    isKept: server.keeper.isKept(),
  }
}

/** The shop as the visitor finds it now, to look at. */
export const looking = async (passage: Passage): Promise<Visit> =>
  visitIn(await passage.server.keeper.read(), passage)

export function json(
  passage: Arrival,
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (passage.server.journal.keepsAnswers) passage.note.answer = redacted(body)
  return Response.json(passage.request.method === 'HEAD' ? null : body, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  })
}
