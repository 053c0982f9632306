import * as v from 'valibot'

const headerName = v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/))
const headerValue = v.pipe(v.string(), v.regex(/^[\t -~]*$/))

/**
 * What a call is answered with instead of its reply: another `body`, or a merge patch (RFC 7396) of the real reply, with status and headers.
 * `isForced`: although it does not fit the schema of the reply.
 */
export const answerOverrideSchema = v.strictObject({
  body: v.exactOptional(v.unknown()),
  patch: v.exactOptional(v.unknown()),
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  headers: v.exactOptional(v.record(headerName, headerValue)),
  isForced: v.exactOptional(v.boolean()),
})
export type AnswerOverride = v.InferOutput<typeof answerOverrideSchema>

/** The override in a text of JSON; null for anything else, and for a body and a patch at once. */
export function answerOverrideOf(text: string): AnswerOverride | null {
  try {
    const found: unknown = JSON.parse(text)
    const result = v.safeParse(answerOverrideSchema, found)
    return result.success && !Array.isArray(found) && !('body' in result.output && 'patch' in result.output)
      ? result.output
      : null
  } catch {
    return null
  }
}
