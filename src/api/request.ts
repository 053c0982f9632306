import type { BodyInput, Call, ParamsOf, QueryInput, ReplyOf } from '../contract/call.ts'
import { cartCalls } from '../contract/calls/cart.ts'
import { Refusal } from '../contract/errorCodes.ts'
import { Header } from '../contract/headers.ts'
import { callAddress } from './address.ts'
import { challengePassed } from './botChallenge.ts'
import { type Answer, exchange } from './exchange.ts'
import { emptyFailure, type Failure, isFailure } from './failure.ts'

interface Asked {
  params: Readonly<Record<string, string>>
  query: object
  body: unknown
  signal: AbortSignal | undefined
}

export type RequestOptions<C> = { signal?: AbortSignal | undefined } & (keyof ParamsOf<C> extends never
  ? { params?: ParamsOf<C> }
  : { params: ParamsOf<C> }) &
  (undefined extends BodyInput<C> ? { body?: BodyInput<C> } : { body: BodyInput<C> }) & {
    query?: QueryInput<C>
  }

/** The reply of a call; `redirect` is the final address when the request was redirected (document 2 §7). */
export type Reply<C> = ReplyOf<C> & { redirect?: string }

type Listener = (failure: Failure) => void

const listeners = new Set<Listener>()

/** Subscribes to every failure of a call; the call throws it as well. Returns an unsubscribe function. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let token: string | null = null
let tokenAsked: Promise<string> | null = null

/** Forgets the token, for a new session. */
export const forgetToken = (): void => {
  token = null
}

let ended = 0

/** Forgets the token of a shopper who has left: what they wrote is not repeated in the next session. */
export const endSession = (): void => {
  forgetToken()
  ended += 1
}

const isCsrfRefusal = (error: unknown) => isFailure(error) && error.code === Refusal.BAD_CSRF_TOKEN

/** Top-level fields that the call promises and the answer lacks. */
function lacksPromised({ reply }: Call, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return true
  const entries: unknown = Reflect.get(reply, 'entries')
  if (typeof entries !== 'object' || entries === null) return false
  return Object.entries(entries).some(
    ([name, schema]: [string, { type?: string }]) => schema.type !== 'optional' && !(name in body),
  )
}

// A GraphQL query only reads, whatever its method is.
const isReading = ({ methods, path }: Call) => methods[0] === 'GET' || path.endsWith('/graphql')

async function answerTo(call: Call, { params, query, body, signal }: Asked, csrf?: string): Promise<Answer> {
  const answer = await exchange({
    method: call.methods[0],
    address: callAddress(call.path, params, query),
    headers: { [Header.API_JSON]: 'true', ...(csrf ? { [Header.CSRF]: csrf } : {}) },
    json: body,
    signal,
    isRead: isReading(call),
  })
  if (lacksPromised(call, answer.body)) throw emptyFailure(answer.status, answer.body)
  return answer
}

async function askToken(): Promise<string> {
  try {
    const { body } = await answerTo(cartCalls.syncCart, {
      params: {},
      query: {},
      body: undefined,
      signal: undefined,
    })
    return rememberToken(body as ReplyOf<typeof cartCalls.syncCart>)
  } finally {
    tokenAsked = null
  }
}

function rememberToken({ data }: ReplyOf<typeof cartCalls.syncCart>): string {
  token = data.token
  return token
}

// The token comes with the sync of the cart (docs/decisions): a write before the first sync waits for it.
const csrfToken = async () => token ?? (tokenAsked ??= askToken())

async function write(call: Call, asked: Asked): Promise<Answer> {
  const session = ended
  try {
    return await answerTo(call, asked, await csrfToken())
  } catch (error) {
    // A write that was refused for its token was not carried out: it is repeated once with a new token.
    if (!isCsrfRefusal(error) || session !== ended) throw error
    forgetToken()
    return await answerTo(call, asked, await csrfToken())
  }
}

let turns = 0

/** Changes whenever a write starts or ends. Data that was read between two equal values is current, as far as this page can tell. */
export const writeTurns = (): number => turns

async function turning(work: () => Promise<Answer>): Promise<Answer> {
  turns += 1
  try {
    return await work()
  } finally {
    turns += 1
  }
}

// A public call needs no token, and the call that passes the challenge must not wait for one.
const isTokenless = ({ methods, guards }: Call) => methods[0] === 'GET' || guards.includes('open')

const send = (call: Call, asked: Asked): Promise<Answer> => {
  const sent = () => (isTokenless(call) ? answerTo(call, asked) : write(call, asked))
  return isReading(call) ? sent() : turning(sent)
}

/** A call that the bot protection blocked was not carried out: it is repeated once after the challenge (document 2 §8). */
async function sendPastBlock(call: Call, asked: Asked): Promise<Answer> {
  try {
    return await send(call, asked)
  } catch (error) {
    if (!isFailure(error) || error.challengeId === null) throw error
    if (!(await challengePassed(error.challengeId))) throw error
    asked.signal?.throwIfAborted()
    return await send(call, asked)
  }
}

/**
 * Makes one call of the contract: `request(cartCalls.changeCart, { body })`. Reads are repeated once when the network fails, writes never.
 * Throws a `Failure` (document 2 §8), or an abort error when its signal aborts.
 */
export function request<C extends Call>(
  call: C,
  ...options: Record<never, never> extends RequestOptions<C>
    ? [options?: RequestOptions<C>]
    : [options: RequestOptions<C>]
): Promise<Reply<C>>
export async function request(call: Call, options: object = {}): Promise<unknown> {
  const asked: Asked = { params: {}, query: {}, body: undefined, signal: undefined, ...options }
  try {
    const { body, redirect } = await sendPastBlock(call, asked)
    if (call.path === cartCalls.syncCart.path) rememberToken(body as ReplyOf<typeof cartCalls.syncCart>)
    return redirect === null ? body : Object.assign({ redirect }, body)
  } catch (error) {
    if (isFailure(error)) for (const listener of listeners) listener(error)
    throw error
  }
}
