import * as v from 'valibot'
import { call } from '../call.ts'
import { pleListSchema } from '../entities/product/pleList.ts'
import { variantRelationshipSchema } from '../entities/product/variant.ts'

/** The whole answer of a list query, and of SamplePleQuery. */
export const graphqlData = v.strictObject({
  ples: v.optional(pleListSchema),
  variantRelationships: v.optional(v.array(variantRelationshipSchema)),
})

/** Document 2 §7, GraphQL (docs/decisions/0038). */
export const graphqlCalls = {
  /**
   * With a `query` its fields under their aliases and nothing else; `operationName` says which operation of the text is meant.
   * Without one, the whole answer of the query that `operationName` names.
   */
  graphql: call('POST', '/api/graphql', {
    body: v.object({
      operationName: v.optional(v.nullable(v.string())),
      query: v.optional(v.string()),
      variables: v.nullish(v.record(v.string(), v.unknown()), {}),
    }),
    reply: v.object({ data: v.union([graphqlData, v.record(v.string(), v.unknown())]) }),
    errors: ['not_found'],
  }),
}
