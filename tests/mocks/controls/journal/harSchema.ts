import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(-1))
const time = v.pipe(v.number(), v.minValue(0))
const pair = v.strictObject({ name: v.string(), value: v.string(), comment: v.optional(v.string()) })
const cookie = v.looseObject({ name: v.string(), value: v.string() })

const entryNames = [
  'pageref',
  'startedDateTime',
  'time',
  'request',
  'response',
  'cache',
  'timings',
  'serverIPAddress',
  'connection',
  'comment',
]

/** The format allows other fields only with an underscore in front. */
const isNamedWell = (entry: object): boolean =>
  Object.keys(entry).every((name) => entryNames.includes(name) || name.startsWith('_'))

/** HTTP Archive 1.2 (http://www.softwareishard.com/blog/har-12-spec), strictly. */
export const harSchema = v.strictObject({
  log: v.strictObject({
    version: v.literal('1.2'),
    creator: v.strictObject({ name: v.string(), version: v.string(), comment: v.optional(v.string()) }),
    entries: v.array(
      v.pipe(
        v.looseObject({
          startedDateTime: v.pipe(v.string(), v.isoTimestamp()),
          time,
          request: v.strictObject({
            method: v.string(),
            url: v.pipe(v.string(), v.url()),
            httpVersion: v.string(),
            cookies: v.array(cookie),
            headers: v.array(pair),
            queryString: v.array(pair),
            postData: v.optional(
              v.strictObject({ mimeType: v.string(), text: v.string(), comment: v.optional(v.string()) }),
            ),
            headersSize: count,
            bodySize: count,
          }),
          response: v.strictObject({
            status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
            statusText: v.string(),
            httpVersion: v.string(),
            cookies: v.array(cookie),
            headers: v.array(pair),
            content: v.strictObject({
              size: v.pipe(v.number(), v.integer(), v.minValue(0)),
              mimeType: v.string(),
              text: v.string(),
              comment: v.optional(v.string()),
            }),
            redirectURL: v.string(),
            headersSize: count,
            bodySize: count,
          }),
          cache: v.strictObject({}),
          timings: v.strictObject({ send: time, wait: time, receive: time }),
        }),
        v.check((entry) => isNamedWell(entry), 'names of its own begin with an underscore'),
      ),
    ),
  }),
})
