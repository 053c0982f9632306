import { Header } from '../src/contract/headers.ts'
import { pageReply } from './handlers/pages/pages.ts'
import type { Answered } from './handlers/sections.ts'
import { languageOf } from './language.ts'
import type { MockServer } from './server.ts'
import { answered } from './serving/answered.ts'
import { challenge } from './serving/botProtection.ts'
import { guard } from './serving/guards.ts'
import type { AnsweredBy } from './serving/journal.ts'
import { match } from './serving/match.ts'
import { json, looking, methodOf, type Arrival, type Passage, visitIn } from './serving/passage.ts'
import { redacted, redactedAddress, redactedBody } from './serving/redact.ts'
import { badField, refuse, Refused } from './serving/refuse.ts'
import { isAside, type Moment } from './serving/scenario.ts'
import { checked, jsonOf, queryIn, refuseLongPath } from './serving/validate.ts'
import { isoTime, machineMs } from './shop/clock.ts'
import { admit } from './shop/sessions.ts'
import { isSomethingDue } from './shop/state.ts'
import { wordsIn } from './words.ts'

const mayFail = ({ server: { interference } }: Arrival): boolean => interference?.isCalm() === false

/** Only whoever holds replies against their shape loads this one: every page's is large. */
const pageShape = async () => (await import('../src/contract/entities/page.ts')).pageReplySchema

/** Where faults are about, a journal tells of such a request only what was armed for it: the same link gives the same journal. */
const isUntold = (passage: Arrival): boolean => {
  const { fault = 'offline' } = passage.note
  return isAside(passage.path) && fault === 'offline' && mayFail(passage)
}

const isPrefetch = ({ headers }: Request): boolean => headers.get(Header.PURPOSE) === 'prefetch'

async function answerPage(passage: Passage): Promise<Response> {
  const { request, path, url, visitor, note } = passage
  note.call = 'page'
  const query = Object.fromEntries(url.searchParams)
  const moment: Moment = { call: 'page', method: 'GET', path, params: {}, query, body: undefined, visitor }
  const isInAdvance = isPrefetch(request)
  if (isInAdvance) note.inAdvance = true
  return answered(passage, moment, pageShape, async () => {
    const visit = await looking(passage)
    const page = { ...visit, path, params: {}, search: url.searchParams, isInAdvance }
    return pageReply(page, request.headers.get(Header.BASE_VERSION), (work) =>
      passage.server.keeper.write((draft) => work(visitIn(draft, passage))),
    )
  })
}

async function unknownCall(method: string, path: string, methods: readonly string[] = []): Promise<Refused> {
  const expected =
    methods.length > 0
      ? `${path} answers ${methods.join(' and ')}, not ${method}`
      : `no call is ${method} ${path}`
  const { nearestCalls } = await import('./serving/nearestCalls.ts')
  return refuse(501, 'unknown_call', { expected, nearest: await nearestCalls(method, path) })
}

async function answerFound(
  passage: Passage,
  { name, call, handler }: Answered,
  params: Record<string, string>,
): Promise<Response> {
  const { request, server, path, url, visitor, note } = passage
  note.call = name
  const method = methodOf(passage)
  await challenge(call, server.keeper, visitor)
  guard(call, request, await looking(passage))
  const sent = method === 'GET' ? undefined : await jsonOf(request, call.guards.includes('open'))
  note.body = redactedBody(sent)
  const query = checked(call.query, queryIn(call.query, url.searchParams), 'query')
  const body = checked(call.body, sent, 'body')
  const moment: Moment = { call: name, method, path, params, query, body, visitor }
  const shape = () => call.reply
  return answered(passage, moment, shape, async () => {
    if (handler.writes) {
      const answer = await server.keeper.write((draft) =>
        handler.answer({ params, query, body, ...visitIn(draft, passage) }),
      )
      if (answer instanceof Refused) throw answer
      return answer
    }
    return handler.answer({ params, query, body, ...(await looking(passage)) })
  })
}

async function answerCall(passage: Passage): Promise<Response> {
  const method = methodOf(passage)
  const { path } = passage
  refuseLongPath(path)
  const found = await match(method, path)
  switch (found.kind) {
    case 'found':
      return answerFound(passage, found.answered, found.params)
    case 'malformed':
      throw badField('path', 'a well-formed address')
    case 'otherMethod':
      throw await unknownCall(method, path, found.methods)
    case 'unknown':
      throw await unknownCall(method, path)
  }
}

function refusedResponse(error: unknown, passage: Arrival): Response {
  if (error instanceof Refused) {
    passage.note.refusal = redacted(error.body)
    return json(passage, error.body, error.status, error.headers)
  }
  console.error(`The mocked server failed at ${passage.request.method} ${passage.path}`, error)
  const body = { status: 500, error: 'server_error', errorCode: 'server_error' }
  passage.note.refusal = body
  passage.note.stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return json(passage, body, 500)
}

const isPageRequest = ({ request, path }: Arrival): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.headers.get(Header.PAGE_DATA) === 'true' &&
  !path.startsWith('/api/')

/** What time has brought since the last request: orders that were delivered, called off by the shop or given up. */
async function settleWhatIsDue({ keeper, clock, config }: MockServer): Promise<void> {
  if (!isSomethingDue(await keeper.read(), clock.now())) return
  const { settle } = await import('./shop/due.ts')
  await keeper.write((draft) => settle(draft, config, clock.now()))
}

async function responseTo(arrival: Arrival): Promise<Response> {
  const { server, visitor, request } = arrival
  try {
    const language = languageOf(request.headers.get(Header.LANGUAGE))
    const passage: Passage = {
      ...arrival,
      goods: await server.stocked.goods((await server.keeper.read()).catalogueSeed),
      language,
      words: await wordsIn(language),
    }
    await admit(server.keeper, visitor, server.clock.now())
    await settleWhatIsDue(server)
    return await (isPageRequest(passage) ? answerPage(passage) : answerCall(passage))
  } catch (error) {
    // The caller gave up: there is nobody to answer.
    if (request.signal.aborted) throw error
    return refusedResponse(error, arrival)
  }
}

/**
 * Answers a request as the shop's server would; null for what is not the server's: everything but `{base}api/…` and page
 * data. A network failure is answered as `Response.error()`. `by` is for the journal.
 */
export async function serve(
  request: Request,
  server: MockServer,
  visitor = 'browser',
  by: AnsweredBy = 'page',
): Promise<Response | null> {
  const url = new URL(request.url)
  if (!url.pathname.startsWith(server.base)) return null
  const path = `/${url.pathname.slice(server.base.length)}`
  const passage: Arrival = { request, server, visitor, path, url, note: { call: null } }
  if (!path.startsWith('/api/') && !isPageRequest(passage)) return null
  // A fault is for what the shopper does, in its order, not for what the shop asks meanwhile: whether it asks is a matter of
  // how long a pointer rests, so that no journal tells of it.
  if (isPrefetch(request) && mayFail(passage)) return refusedResponse(refuse(409, 'not_in_advance'), passage)
  const number = isAside(path) ? undefined : server.journal.begin()
  const startedAt = server.clock.now()
  const begun = machineMs()
  let status = 0
  try {
    const response = await responseTo(passage)
    status = response.type === 'error' ? 0 : response.status
    return response
  } finally {
    const language = request.headers.get(Header.LANGUAGE)
    const entry = {
      at: isoTime(startedAt),
      ms: machineMs() - begun,
      by,
      request: request.headers.get(Header.REQUEST_NUMBER),
      method: request.method,
      path: redactedAddress(path, url.searchParams),
      ...(language === null ? {} : { language }),
      status,
      ...passage.note,
    }
    if (!isUntold(passage)) server.journal.add(entry, number)
  }
}

/** The same as `fetch` would do it: a network failure rejects, what is not the server's goes to the network. */
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
