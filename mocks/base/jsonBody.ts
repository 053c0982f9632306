import { badField, Refused } from './refuse.ts'

/** No request body has a tenth of this depth. A deeper one would overflow the stack of recursive functions. */
const DEEPEST = 100

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
    if (level.length === 0) return false
  }
  return true
}

/** Control characters except tab and line ends, and the characters that reverse the direction of text, which no name or note needs. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu
/** The same in the text of JSON, where they may be escaped. */
const HAS_UNSEEN = /\\u(00|20[26])|[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/i

const withoutUnseen = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(UNSEEN, '') : value

function parsed(text: string): unknown {
  try {
    return HAS_UNSEEN.test(text) ? JSON.parse(text, withoutUnseen) : JSON.parse(text)
  } catch {
    throw badField('body', 'JSON')
  }
}

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Bytes of the largest body. No call needs a tenth of it, except a picture of a business. */
const BODY_MAXIMUM = 1_000_000

/** The refusal of a body over 1 MB (413). */
export const bodyTooLarge = (): Refused =>
  new Refused(413, { error: 'bad_body', errorCode: 'bad_body', field: 'body', expected: 'at most 1 MB' })

/**
 * The JSON of a request; nothing without a body. Another content type is refused (document 2 §7, generic wrapper), except for a request
 * sent while the page is unloaded, where browsers allow no JSON. A body over 1 MB is refused with 413. Unseen characters are removed.
 */
export async function jsonOf(request: Request, isOpen: boolean): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAXIMUM) throw bodyTooLarge()
  const text = await request.text()
  if (text.length > BODY_MAXIMUM) throw bodyTooLarge()
  if (text === '') return undefined
  if (!isOpen && !JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    throw badField('content-type', 'application/json')
  }
  const body = parsed(text)
  if (isTooDeep(body)) throw badField('body', `at most ${DEEPEST} levels`)
  return body
}
