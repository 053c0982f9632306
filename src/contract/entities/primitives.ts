import * as v from 'valibot'
import { ID_MAXIMUM } from '../limits.ts'

/** The id of a record, opaque to the shop. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAXIMUM))
/** A public number in addresses: digits only. */
export const gidSchema = v.pipe(v.string(), v.regex(/^\d{1,40}$/))
/** ISO 8601 with a zone, for example `2026-11-21T08:00:00.000Z`. */
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp())
/** Calendar day, for example `2026-11-21`. */
export const daySchema = v.pipe(v.string(), v.isoDate())
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Text input with a maximum length in characters. */
export const textSchema = (maximum: number) => v.pipe(v.string(), v.maxLength(maximum))
/** A number in an address, from 1 to `maximum`; `standard` if it is left out. */
export const limitSchema = (standard: number, maximum: number) =>
  v.pipe(
    v.optional(v.string(), String(standard)),
    v.digits(),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(maximum),
  )
/** A boolean in an address; `standard` if it is left out. */
export const flagSchema = (standard: boolean) =>
  v.pipe(
    v.optional(v.picklist(['true', 'false']), standard ? 'true' : 'false'),
    v.transform((text) => text === 'true'),
  )
