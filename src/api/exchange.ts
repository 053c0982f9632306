import ky from 'ky'
import { Header } from '../contract/headers.ts'
import { type Failure, failureOf, networkFailure, notJsonFailure } from './failure.ts'
import { requestLanguage } from './language.ts'
import { report } from './report.ts'
import { transport } from './transport.ts'

const TIMEOUT_MS = 30_000
/** Reads are repeated when the network fails, never when the server answers, because a retry would hide an error. */
const READ_RETRIES = 1
const RETRY_DELAY_MS = 300

export interface Exchange {
  method: string
  address: URL
  headers?: Record<string, string>
  json?: unknown
  signal?: AbortSignal | undefined
  /** Changes nothing at the server, whatever its method says. */
  isRead?: boolean
  /** The answer is speculative: a failure is neither repeated nor reported. */
  isInAdvance?: boolean
}

export interface Answer {
  body: unknown
  /** The final address, only when the request was redirected (document 2 §7). */
  redirect: string | null
  status: number
}

function reportFailure(failure: Failure, { method, address, isInAdvance }: Exchange, note: string) {
  if (!isInAdvance) report(`${method} ${address.pathname}: ${note}`, failure.body)
}

let count = 0

async function responseTo({
  method,
  address,
  headers,
  json,
  signal,
  isRead = method === 'GET',
  isInAdvance = false,
}: Exchange): Promise<Response> {
  try {
    return await ky(address, {
      method,
      headers: {
        [Header.LANGUAGE]: requestLanguage(),
        ...(isInAdvance ? {} : { [Header.REQUEST_NUMBER]: `${(count += 1)}` }),
        ...headers,
      },
      ...(json === undefined ? {} : { json }),
      ...(signal ? { signal } : {}),
      fetch: transport,
      // A server of another origin also needs the session cookie.
      credentials: import.meta.env.VITE_API ? 'include' : 'same-origin',
      throwHttpErrors: false,
      timeout: TIMEOUT_MS,
      retry: {
        limit: isRead && !isInAdvance ? READ_RETRIES : 0,
        methods: ['get', 'post'],
        delay: () => RETRY_DELAY_MS,
      },
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkFailure(error)
  }
}

/** Reads the body separately from the request, so that a connection that breaks off in the middle counts as a network failure. */
async function textOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkFailure(error)
  }
}

/** Sends one request and returns its JSON answer. Throws a `Failure` of the error catalogue (document 2 §8), or the abort error. */
export async function exchange(sent: Exchange): Promise<Answer> {
  const response = await responseTo(sent)
  const text = await textOf(response, sent.signal)
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    // A refusal keeps its meaning even when a proxy wrote it as HTML.
    const failure = failureOf(response, undefined)
    if (failure && failure.kind !== 'server') throw failure
    const unreadable = notJsonFailure(response.status, text.slice(0, 500))
    reportFailure(unreadable, sent, 'not JSON, possibly a gateway error')
    throw unreadable
  }
  const failure = failureOf(response, body)
  if (failure?.kind === 'server') reportFailure(failure, sent, failure.message)
  if (failure) throw failure
  return { body, redirect: response.redirected ? response.url : null, status: response.status }
}
