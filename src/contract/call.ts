import * as v from 'valibot'
import type { ErrorCode, Refusal } from './errorCodes.ts'
import type { Params } from './pathPattern.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Permissions of document 1 §6 that the server enforces. Other differences between roles only show or hide parts of the shop. */
export type Permission =
  | 'canManageUsers'
  | 'canManageOrganization'
  | 'canPlaceOrders'
  | 'canSendForApproval'
  | 'canApprove'
  | 'canUsePromoCodes'
  | 'canUseRewards'
  | 'canUseCredits'
  | 'canPayByInvoice'
  | 'canPayByBankAccount'
  | 'canSetDefaultPayment'

/**
 * What a call requires in addition to the marker and the token: a login (401 without it) or a permission (403 without it). `open` requires
 * neither marker nor token. `noBotChallenge` calls are answered while a bot challenge is pending.
 */
export type Guard = 'login' | 'noBotChallenge' | 'open' | Permission

type Schema = v.GenericSchema<unknown, unknown>

export interface Call<
  Path extends string = string,
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  /** The shop uses the first method. Where the documents allow two, the server accepts both. */
  methods: readonly [Method, ...Method[]]
  path: Path
  body: Body
  query: Query
  reply: Reply
  errors: readonly (ErrorCode | Refusal)[]
  guards: readonly Guard[]
  /** False for the few calls that the documents leave open and `docs/decisions` settles. */
  documented: boolean
}

export type ParamsOf<C> = C extends { path: infer Path extends string } ? Params<Path> : never
/** The body as a client sends it. */
export type BodyInput<C> = C extends { body: infer Body extends Schema } ? v.InferInput<Body> : never
/** The body as a handler receives it, after validation. */
export type BodyOf<C> = C extends { body: infer Body extends Schema } ? v.InferOutput<Body> : never
export type QueryInput<C> = C extends { query: infer Query extends Schema } ? v.InferInput<Query> : never
export type QueryOf<C> = C extends { query: infer Query extends Schema } ? v.InferOutput<Query> : never
export type ReplyOf<C> = C extends { reply: infer Reply extends Schema } ? v.InferOutput<Reply> : never

export const nothing = v.optional(v.undefined())
export const noQuery = v.object({})
type Nothing = typeof nothing
type NoQuery = typeof noQuery

/**
 * One documented call (document 2 §7): method, path with `:params`, and the schemas of request and reply. The typed request, the mock
 * server's matching and validation, and the coverage of the tests derive from it.
 */
export function call<
  const Path extends string,
  Reply extends Schema,
  Body extends Schema = Nothing,
  Query extends Schema = NoQuery,
>(
  methods: Method | readonly [Method, ...Method[]],
  path: Path,
  definition: {
    reply: Reply
    body?: Body
    query?: Query
    errors?: readonly (ErrorCode | Refusal)[]
    guards?: readonly Guard[]
    documented?: boolean
  },
): Call<Path, Body, Query, Reply> {
  return {
    methods: typeof methods === 'string' ? [methods] : methods,
    path,
    body: (definition.body ?? nothing) as Body,
    query: (definition.query ?? noQuery) as Query,
    reply: definition.reply,
    errors: definition.errors ?? [],
    guards: definition.guards ?? [],
    documented: definition.documented ?? true,
  }
}

/** The body of every refusal: an error code, a message for developers, and details. */
export const errorBodySchema = v.object({
  error: v.string(),
  errorCode: v.optional(v.union([v.number(), v.string()])),
  field: v.optional(v.string()),
  expected: v.optional(v.string()),
  nearest: v.optional(v.array(v.string())),
  details: v.optional(v.record(v.string(), v.unknown())),
  /** The same error in the format of GraphQL, for a GraphQL request. */
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        path: v.optional(v.array(v.union([v.string(), v.number()]))),
        /** Position in the query text; line and column start at 1. */
        locations: v.optional(v.array(v.object({ line: v.number(), column: v.number() }))),
        extensions: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
  ),
})
export type ErrorBody = v.InferOutput<typeof errorBodySchema>
