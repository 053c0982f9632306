import * as v from 'valibot'

/** A tracking event (document 2 §7, Tracking). `timestamp` is in ms since 1970. */
export const trackedEventSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  properties: v.record(v.string(), v.unknown()),
  timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  version: v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)),
})
export type TrackedEvent = v.InferOutput<typeof trackedEventSchema>

/** An error in the page. */
export const clientErrorSchema = v.object({
  message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  path: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
  timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type ClientError = v.InferOutput<typeof clientErrorSchema>
