import type { Call } from '../../src/contract/call.ts'
import type { AnswerOverride } from '../base/answerOverride.ts'
import { mergePatch } from '../base/mergePatch.ts'
import { Refused } from '../base/refuse.ts'
import { wordsOfCheck } from '../base/expectedWords.ts'
import { check } from '../base/validate.ts'
import { redacted } from './redact.ts'
import { json, type RequestContext } from './requestContext.ts'

const BODYLESS: readonly number[] = [204, 205, 304]
const FIRST_ERROR = 400

/** Whether a response with this status may have no body: `Response` refuses one. */
export const isBodyless = (status: number): boolean => BODYLESS.includes(status)

/** The reply as it would be without a fault, also of a refused call. */
export async function realReply(work: () => Promise<unknown>): Promise<{ body: unknown; status: number }> {
  try {
    return { body: await work(), status: 200 }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { body: error.body, status: error.status }
  }
}

/**
 * Sends the override instead of the reply, or merged into it. A replaced reply does no work, unless only the answer is lost (`after`). A body
 * that does not fit the schema is noted as drift.
 */
export async function overriddenAnswer(
  { answer, after }: { answer: AnswerOverride; after?: boolean },
  context: RequestContext,
  shape: () => Call['reply'] | Promise<Call['reply']>,
  work: () => Promise<unknown>,
): Promise<Response> {
  const isReplaced = 'body' in answer
  const real = isReplaced && !after ? { body: undefined, status: 200 } : await realReply(work)
  const patched = 'patch' in answer ? mergePatch(real.body, answer.patch) : real.body
  const body = isReplaced ? answer.body : patched
  const status = answer.status ?? real.status
  const { note } = context
  if (status >= FIRST_ERROR) note.refusal = redacted(body)
  else if (!answer.isForced) {
    const result = check(await shape(), body, wordsOfCheck)
    if (!result.ok) note.drift = { field: result.field, expected: result.expected }
  }
  if (isBodyless(status)) return new Response(null, { status, headers: answer.headers ?? {} })
  return json(context, body, status, answer.headers)
}
