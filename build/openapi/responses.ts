import type { JsonSchema } from '@valibot/to-json-schema'
import { type Call, noQuery, nothing } from '../../src/contract/call.ts'
import type { ErrorCode, Refusal } from '../../src/contract/errorCodes.ts'
import { bodyTooLarge } from '../../mocks/base/jsonBody.ts'
import { refuse } from '../../mocks/base/refuse.ts'
import { neededHeaders } from '../../mocks/server/guards.ts'

type Code = ErrorCode | Refusal

/** What a call may be refused with because of its guards and inputs, beside its own errors. */
function sharedCodes(call: Call, method: string): Code[] {
  const { guards, body, query, path } = call
  const { isMarked, hasToken } = neededHeaders(call, method)
  const isWrite = method !== 'GET'
  const hasInput = path.includes(':') || (isWrite && body !== nothing) || query !== noQuery
  const isLimited = guards.some((one) => one !== 'login' && one !== 'open' && one !== 'noBotChallenge')
  return [
    ...(hasInput ? (['bad_body'] as const) : []),
    ...(isMarked ? (['missing_api_marker'] as const) : []),
    ...(hasToken ? (['bad_csrf_token'] as const) : []),
    ...(guards.includes('login') ? (['unauthorized'] as const) : []),
    ...(isLimited ? (['forbidden'] as const) : []),
    ...(guards.includes('noBotChallenge') ? [] : (['bot_challenge'] as const)),
  ]
}

const meanings: Readonly<Record<number, string>> = {
  400: 'A request that no client should send.',
  401: 'The call needs a login.',
  402: 'The payment was declined.',
  403: 'The call needs a permission, the token, or a proof that a person makes it.',
  404: 'There is no such record.',
  409: 'A conflict with the state of the shop.',
  422: 'An input that the shop does not accept.',
}

/** The content of a JSON body in OpenAPI. */
export const json = (schema: JsonSchema, examples?: object) => ({
  'application/json': { schema, ...examples },
})

/** The responses that are the same for many calls, by the name of their component. */
export const sharedResponses = {
  Defect: {
    description: 'A defect of the server; nothing was changed.',
    content: json({ $ref: '#/components/schemas/ErrorBody' }),
  },
  TooLarge: {
    description: 'The body is too large.',
    content: json(
      { $ref: '#/components/schemas/ErrorBody' },
      { example: { status: bodyTooLarge().status, ...bodyTooLarge().body } },
    ),
  },
}

/** The refusals of a call by status. */
export const refusalsOf = (call: Call, method: string): Record<string, object> =>
  refusalsWith([...new Set([...call.errors, ...sharedCodes(call, method)])])

/** Refusals by status, each with its codes and an example of each. */
export function refusalsWith(codes: readonly Code[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => refuse(code).status)
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => status < 500)
      .map(([status, found]) => {
        const schema = {
          allOf: [
            { $ref: '#/components/schemas/ErrorBody' },
            { type: 'object', properties: { errorCode: { enum: found } } },
          ],
        } satisfies JsonSchema
        const examples = Object.fromEntries(
          found.map((code) => {
            const { body } = refuse(code)
            return [body.error, { value: { status, ...body } }]
          }),
        )
        return [
          status,
          { description: meanings[status] ?? 'A refusal.', content: json(schema, { examples }) },
        ]
      }),
  )
}
