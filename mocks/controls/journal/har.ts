import { Header } from '../../../src/contract/headers.ts'
import type { HandledBy, JournalEntry } from '../../server/journal.ts'
import { HIDDEN } from '../../server/cardNumbers.ts'
import { addressOf, headersOf, needsToken } from './sent.ts'

interface Pair {
  name: string
  value: string
}

interface HarBody {
  mimeType: string
  text: string
  /** Where only the beginning is kept. */
  comment?: string
}

/** One request of an HTTP archive; what begins with an underscore is the mock's own, as HAR 1.2 allows. */
interface HarEntry {
  startedDateTime: string
  time: number
  request: {
    method: string
    url: string
    httpVersion: string
    cookies: never[]
    headers: Pair[]
    queryString: Pair[]
    postData?: HarBody
    headersSize: number
    bodySize: number
  }
  response: {
    status: number
    statusText: string
    httpVersion: string
    cookies: never[]
    headers: Pair[]
    content: HarBody & { size: number }
    redirectURL: string
    headersSize: number
    bodySize: number
  }
  cache: Record<never, never>
  timings: { send: number; wait: number; receive: number }
  _number: number
  _handledBy: HandledBy
  _call?: string
  _request?: string
  _fault?: string
  _drift?: NonNullable<JournalEntry['drift']>
}

export interface Har {
  log: { version: '1.2'; creator: { name: string; version: string }; entries: HarEntry[] }
}

const JSON_TYPE = 'application/json'
const UNKNOWN_SIZE = -1

const bytesIn = (text: string): number => new TextEncoder().encode(text).length
const pairs = (record: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(record).map(([name, value]) => ({ name, value }))

function bodyOf(value: unknown, size: number | undefined): HarBody {
  if (size === undefined)
    return { mimeType: JSON_TYPE, text: value === undefined ? '' : JSON.stringify(value) }
  const text = String(value)
  return { mimeType: JSON_TYPE, text, comment: `The first ${text.length} of ${size} characters` }
}

const sizeOf = ({ text }: HarBody, size: number | undefined): number => size ?? bytesIn(text)

function entryOf(entry: JournalEntry, server: string): HarEntry {
  const { number, at, ms, by, request, call, method, status, body, bodySize, answer, refusal, answerSize } =
    entry
  const address = addressOf(entry, server)
  const sent = body === undefined ? undefined : bodyOf(body, bodySize)
  const responseBody = bodyOf(answer ?? refusal, answerSize)
  const time = Math.max(0, ms)
  return {
    startedDateTime: at,
    time,
    request: {
      method,
      url: address,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs({ ...headersOf(entry), ...(needsToken(entry) ? { [Header.CSRF]: HIDDEN } : {}) }),
      queryString: [...new URL(address).searchParams].map(([name, value]) => ({ name, value })),
      ...(sent ? { postData: sent } : {}),
      headersSize: UNKNOWN_SIZE,
      bodySize: sent ? sizeOf(sent, bodySize) : 0,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: status === 0 ? [] : pairs({ 'content-type': JSON_TYPE, 'cache-control': 'no-store' }),
      content: { size: sizeOf(responseBody, answerSize), ...responseBody },
      redirectURL: '',
      headersSize: UNKNOWN_SIZE,
      bodySize: UNKNOWN_SIZE,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    _number: number,
    _handledBy: by,
    ...(call === null ? {} : { _call: call }),
    ...(request === null ? {} : { _request: request }),
    ...(entry.fault === undefined ? {} : { _fault: entry.fault }),
    ...(entry.drift === undefined ? {} : { _drift: entry.drift }),
  }
}

/** The journal as an HTTP archive (HAR 1.2), which every browser's developer tools open; times are the shop's. */
export const harOf = (entries: readonly JournalEntry[], server: string): Har => ({
  log: {
    version: '1.2',
    creator: { name: 'Pasar', version: '1' },
    entries: entries.map((entry) => entryOf(entry, server)),
  },
})
