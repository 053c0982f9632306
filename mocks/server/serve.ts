import { Header } from '../../src/contract/headers.ts'
import { pageReply } from '../handlers/pages/pages.ts'
import type { HandledCall } from '../handlers/sections.ts'
import { languageOf } from '../base/language.ts'
import { type MockServer, stockedFor } from './mockServer.ts'
import { respond } from './respond.ts'
import { guard } from './guards.ts'
import type { HandledBy } from './journal.ts'
import { match } from './match.ts'
import {
  json,
  readingContext,
  methodOf,
  type IncomingRequest,
  type RequestContext,
  handlerContextOf,
} from './requestContext.ts'
import { redacted, redactedAddress, redactedBody } from './redact.ts'
import { badField, refuse, Refused } from '../base/refuse.ts'
import { isAside, type RequestInfo } from './faultInjector.ts'
import { checked, queryIn, refuseLongPath } from '../base/validate.ts'
import { isoTime, machineMs } from '../base/clock.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { admit } from '../state/session/sessions.ts'
import { isSomethingDue } from '../state/state.ts'
import { textsIn } from '../base/texts.ts'
import { once } from '../base/once.ts'

const mayFail = ({ server: { faultInjector } }: IncomingRequest): boolean => faultInjector?.isCalm() === false

// The first calls of a page need neither of these.
const loadJsonBody = once(() => import('../base/jsonBody.ts'))
const loadUndocumented = once(() => import('./undocumented.ts'))

const documentedHeaders: readonly string[] = Object.values(Header)

/** Whether an application's header may be undocumented; browsers add many others by themselves. */
const hasOtherHeader = ({ headers }: Request): boolean =>
  [...headers.keys()].some((name) => name.startsWith('x-') && !documentedHeaders.includes(name))

/** Loads only where replies are validated, since the schema of a page is large. */
const pageShape = async () => (await import('../../src/contract/entities/page.ts')).pageReplySchema

/** While faults are armed, the journal contains such a request only if a fault was armed for it: the same link gives the same journal. */
const isUnrecorded = (context: IncomingRequest): boolean => {
  const { fault = 'offline' } = context.note
  return isAside(context.path) && fault === 'offline' && mayFail(context)
}

const isPrefetch = ({ headers }: Request): boolean => headers.get(Header.PURPOSE) === 'prefetch'

async function answerPage(context: RequestContext): Promise<Response> {
  const { request, path, url, visitor, note } = context
  note.call = 'page'
  const query = Object.fromEntries(url.searchParams)
  const info: RequestInfo = {
    call: 'page',
    method: 'GET',
    path,
    params: { path },
    query,
    body: undefined,
    visitor,
  }
  const isInAdvance = isPrefetch(request)
  if (isInAdvance) note.inAdvance = true
  return respond(context, info, pageShape, async () => {
    const handlerContext = await readingContext(context)
    const page = { ...handlerContext, path, params: {}, search: url.searchParams, isInAdvance }
    return pageReply(page, request.headers.get(Header.BASE_VERSION), (work) =>
      context.server.store.write((draft) => work(handlerContextOf(draft, context))),
    )
  })
}

/** The JSON of a write; the first page sends none. */
async function sentJson(request: Request, { guards }: HandledCall['call']): Promise<unknown> {
  const { jsonOf } = await loadJsonBody()
  return jsonOf(request, guards.includes('open'))
}

/** Four calls and the one that passes the challenge are exempt. The protection loads while it is on. */
async function protectFromBots(
  { guards }: HandledCall['call'],
  { store }: MockServer,
  visitor: string,
): Promise<void> {
  if (guards.includes('noBotChallenge') || !(await store.read()).access.isBotProtected) return
  const { challenge } = await import('./botProtection.ts')
  await challenge(store, visitor)
}

async function answerFound(
  context: RequestContext,
  { name, call, handler }: HandledCall,
  params: Record<string, string>,
): Promise<Response> {
  const { request, server, path, url, visitor, note } = context
  note.call = name
  const method = methodOf(context)
  await protectFromBots(call, server, visitor)
  guard(call, request, await readingContext(context))
  const sent = method === 'GET' ? undefined : await sentJson(request, call)
  note.body = redactedBody(sent)
  const query = await checked(call.query, queryIn(call.query, url.searchParams), 'query')
  const body = await checked(call.body, sent, 'body')
  if (sent !== undefined || url.search !== '' || hasOtherHeader(request)) {
    const { noteUndocumented } = await loadUndocumented()
    noteUndocumented(context, call, sent)
  }
  const info: RequestInfo = { call: name, method, path, params, query, body, visitor }
  const shape = () => call.reply
  return respond(context, info, shape, async () => {
    // The state may have changed since: the body took its time, a delay passed, another tab logged out.
    const answerIn = (handlerContext: HandlerContext) => {
      guard(call, request, handlerContext)
      return handler.answer({ params, query, body, ...handlerContext })
    }
    if (!handler.writes) return answerIn(await readingContext(context))
    const answer = await server.store.write((draft) => answerIn(handlerContextOf(draft, context)), note)
    if (answer instanceof Refused) throw answer
    return answer
  })
}

async function answerCall(context: RequestContext): Promise<Response> {
  const method = methodOf(context)
  const { path } = context
  refuseLongPath(path)
  const found = await match(method, path)
  switch (found.kind) {
    case 'found':
      return answerFound(context, found.handledCall, found.params)
    case 'malformed':
      throw badField('path', 'a well-formed address')
    case 'otherMethod':
      throw (await import('./noSuchCall.ts')).otherMethod(method, path, found.methods)
    case 'unknown':
      throw await (await import('./noSuchCall.ts')).unknownCall(method, path)
  }
}

function refusedResponse(error: unknown, context: IncomingRequest): Response {
  if (error instanceof Refused) {
    context.note.refusal = redacted(error.body)
    return json(context, error.body, error.status, error.headers)
  }
  console.error(`The mocked server failed at ${context.request.method} ${context.path}`, error)
  const body = { status: 500, error: 'server_error', errorCode: 'server_error' }
  context.note.refusal = body
  context.note.stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return json(context, body, 500)
}

const isPageRequest = ({ request, path }: IncomingRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.headers.get(Header.PAGE_DATA) === 'true' &&
  !path.startsWith('/api/')

/** Settles orders whose time has come since the last request: delivered, cancelled by the shop, or failed. */
async function settleWhatIsDue({ store, clock, config }: MockServer): Promise<void> {
  if (!isSomethingDue(await store.read(), clock.now())) return
  const { settle } = await import('../state/orders/due.ts')
  await store.write((draft) => settle(draft, config, clock.now()))
}

async function responseTo(incoming: IncomingRequest): Promise<Response> {
  const { server, visitor, request } = incoming
  try {
    const language = languageOf(request.headers.get(Header.LANGUAGE))
    const state = await server.store.read()
    const context: RequestContext = {
      ...incoming,
      catalogue: await stockedFor(server, state).catalogue(state.catalogueSeed),
      language,
      texts: await textsIn(language),
    }
    await admit(server.store, visitor, server.clock.now())
    await settleWhatIsDue(server)
    return await (isPageRequest(context) ? answerPage(context) : answerCall(context))
  } catch (error) {
    // The caller has aborted the request.
    if (request.signal.aborted) throw error
    return refusedResponse(error, incoming)
  }
}

/**
 * Answers a request as the shop's server would; null for requests outside `{base}api/…` and page data. A network failure is answered as
 * `Response.error()`. `by` is for the journal.
 */
export async function serve(
  request: Request,
  server: MockServer,
  visitor = 'browser',
  by: HandledBy = 'page',
): Promise<Response | null> {
  const url = new URL(request.url)
  if (!url.pathname.startsWith(server.base)) return null
  const path = `/${url.pathname.slice(server.base.length)}`
  const context: IncomingRequest = { request, server, visitor, path, url, note: { call: null } }
  if (!path.startsWith('/api/') && !isPageRequest(context)) return null
  // Faults apply to the shopper's own requests, in their order. Prefetches depend on pointer and screen, so that they match no fault and
  // are not in the journal.
  if (isPrefetch(request) && mayFail(context)) return refusedResponse(refuse('not_in_advance'), context)
  const number = isAside(path) ? undefined : server.journal.begin()
  const startedAt = server.clock.now()
  const begun = machineMs()
  let status = 0
  try {
    const response = await responseTo(context)
    status = response.type === 'error' ? 0 : response.status
    return response
  } finally {
    const language = request.headers.get(Header.LANGUAGE)
    const entry = {
      at: isoTime(startedAt),
      ms: machineMs() - begun,
      by,
      ...(visitor === 'browser' ? {} : { visitor: visitor.replace(/^http:/, '') }),
      request: request.headers.get(Header.REQUEST_NUMBER),
      method: request.method,
      path: redactedAddress(path, url.searchParams),
      ...(language === null ? {} : { language }),
      status,
      ...context.note,
    }
    if (!isUnrecorded(context)) server.journal.add(entry, number, request)
    else if (number !== undefined) server.journal.forget(number)
  }
}

/** The same as a replacement for `fetch`: a network failure rejects, and other requests go to the network. */
export async function serveAsFetch(
  request: Request,
  server: MockServer,
  visitor?: string,
): Promise<Response> {
  const response = await serve(request, server, visitor)
  if (response === null) return fetch(request)
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}
