import * as v from 'valibot'

/** A record's own key, opaque to the shop. */
export const idSchema = v.pipe(v.string(), v.minLength(1))
/** A public number used in addresses: digits only. */
export const gidSchema = v.pipe(v.string(), v.regex(/^\d+$/))
/** ISO 8601 with a zone, for example `2026-11-21T08:00:00.000Z`. */
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp())
/** Calendar day, `2026-11-21`. */
export const daySchema = v.pipe(v.string(), v.isoDate())
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Text that somebody types, no longer than that many characters. */
export const textSchema = (maximum: number) => v.pipe(v.string(), v.maxLength(maximum))
/** A number in an address, from 1 up to `maximum`; `standard` where it is left out. */
export const limitSchema = (standard: number, maximum: number) =>
  v.pipe(
    v.optional(v.string(), String(standard)),
    v.digits(),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(maximum),
  )
/** A yes or no in an address; `standard` where it is left out. */
export const flagSchema = (standard: boolean) =>
  v.pipe(
    v.optional(v.picklist(['true', 'false']), standard ? 'true' : 'false'),
    v.transform((text) => text === 'true'),
  )
