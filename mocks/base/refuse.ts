import type { ErrorBody } from '../../src/contract/call.ts'
import { ErrorCode, type Refusal } from '../../src/contract/errorCodes.ts'

type Status = 400 | 401 | 402 | 403 | 404 | 409 | 422 | 500 | 501

/** A handler's "no": thrown, answered as a status and a body, and nothing is changed. */
export class Refused extends Error {
  readonly status: Status
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: Status, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.error)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const nameOf = (code: ErrorCode): string =>
  Object.entries(ErrorCode).find(([, value]) => value === code)?.[0] ?? String(code)

const isCode = (reason: ErrorCode | Refusal): reason is ErrorCode =>
  Object.values<ErrorCode | Refusal>(ErrorCode).includes(reason)

/** `throw refuse(404, 'not_found')`: `error` is the code's name; `errorCode` is the same, or the number of document 2 §8. */
export const refuse = (
  status: Status,
  reason: ErrorCode | Refusal,
  more: Omit<ErrorBody, 'error' | 'errorCode'> = {},
): Refused =>
  new Refused(
    status,
    isCode(reason)
      ? { error: nameOf(reason), errorCode: reason, ...more }
      : { error: reason, errorCode: reason, ...more },
  )

/** Refuses what was sent, or a part of it, for what it should have been (400). */
export const badField = (field: string, expected: string): Refused =>
  refuse(400, 'bad_body', { field, expected })

/** There is none of these (404); `field` is the part of the request that named it. */
export const notFound = (field?: string): Refused =>
  refuse(404, 'not_found', field === undefined ? {} : { field })
