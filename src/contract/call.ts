import * as v from 'valibot'
import type { ErrorCode, Refusal } from './errorCodes.ts'
import type { Params } from './pathPattern.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What document 1 §6 lets some do and others not; the rest is shown or hidden, not refused. */
export type Permission =
  | 'canManageUsers'
  | 'canManageOrganization'
  | 'canPlaceOrders'
  | 'canUsePromoCodes'
  | 'canUseRewards'
  | 'canUseCredits'
  | 'canPayByInvoice'
  | 'canPayByBankAccount'
  | 'canSetDefaultPayment'

/**
 * What a call asks of its caller beyond the marker and the token that all calls need: a login (401 without it), a permission
 * (403 without it). `open` needs neither marker nor token; `noBotChallenge` is answered while the bot protection asks.
 */
export type Guard = 'login' | 'noBotChallenge' | 'open' | Permission

type Schema = v.GenericSchema<unknown, unknown>

export interface Call<
  Path extends string = string,
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  /** The first is the one the shop uses; where the documents allow two, both are answered. */
  methods: readonly [Method, ...Method[]]
  path: Path
  body: Body
  query: Query
  reply: Reply
  errors: readonly (ErrorCode | Refusal)[]
  guards: readonly Guard[]
  /** False for the few calls the documents leave open and `docs/decisions` settles. */
  documented: boolean
}

export type ParamsOf<C> = C extends { path: infer Path extends string } ? Params<Path> : never
/** What a caller may send. */
export type BodyInput<C> = C extends { body: infer Body extends Schema } ? v.InferInput<Body> : never
/** What a handler receives, checked. */
export type BodyOf<C> = C extends { body: infer Body extends Schema } ? v.InferOutput<Body> : never
export type QueryInput<C> = C extends { query: infer Query extends Schema } ? v.InferInput<Query> : never
export type QueryOf<C> = C extends { query: infer Query extends Schema } ? v.InferOutput<Query> : never
export type ReplyOf<C> = C extends { reply: infer Reply extends Schema } ? v.InferOutput<Reply> : never

export const nothing = v.optional(v.undefined())
export const noQuery = v.object({})
type Nothing = typeof nothing
type NoQuery = typeof noQuery

/**
 * One documented call (document 2 §7): method, path with `:params`, and the schemas of what goes out and comes back.
 * From it come the typed request, the mock server's matching and validation, and the tests' coverage.
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

/** The body of every refusal: a code the shop knows, a sentence for developers, and what more there is to say. */
export const errorBodySchema = v.object({
  error: v.string(),
  errorCode: v.optional(v.union([v.number(), v.string()])),
  field: v.optional(v.string()),
  expected: v.optional(v.string()),
  nearest: v.optional(v.array(v.string())),
  details: v.optional(v.record(v.string(), v.unknown())),
  /** Of a GraphQL request: the same, as GraphQL says it. */
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        path: v.optional(v.array(v.union([v.string(), v.number()]))),
        /** Where in the query's text, both counted from 1. */
        locations: v.optional(v.array(v.object({ line: v.number(), column: v.number() }))),
        extensions: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
  ),
})
export type ErrorBody = v.InferOutput<typeof errorBodySchema>
