import type { ErrorBody } from '../../src/contract/call.ts'
import { ErrorCode, type Refusal } from '../../src/contract/errorCodes.ts'
import { type RefusalStatus, refusalStatus } from './refusalStatus.ts'

/** The refusal of a call, with its status and body. Thrown, it rolls back all changes; returned, the changes stay. */
export class Refused extends Error {
  readonly status: RefusalStatus
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: RefusalStatus, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
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

/** Whether the error catalogue has this code or word. */
export const isReason = (code: number | string): code is ErrorCode | Refusal =>
  Object.hasOwn(refusalStatus, code)

/**
 * `throw refuse('not_found')`, answered with the status of this reason. `error` is the code's name; `errorCode` is the same, or the number
 * of document 2 §8.
 */
export const refuse = (
  reason: ErrorCode | Refusal,
  more: Omit<ErrorBody, 'error' | 'errorCode'> = {},
): Refused =>
  new Refused(refusalStatus[reason], {
    error: isCode(reason) ? nameOf(reason) : reason,
    errorCode: reason,
    ...more,
  })

/** Refuses what was sent, or a part of it, for what it should have been (400). */
export const badField = (field: string, expected: string): Refused => refuse('bad_body', { field, expected })

/** There is none of these (404); `field` is the part of the request that named it. */
export const notFound = (field?: string): Refused => refuse('not_found', field === undefined ? {} : { field })
