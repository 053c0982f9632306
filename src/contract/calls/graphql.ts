import * as v from 'valibot'
import { textSchema } from '../entities/primitives.ts'
import { GRAPHQL_QUERY_MAXIMUM, ID_MAXIMUM } from '../limits.ts'
import { call } from '../call.ts'
import { pleListSchema } from '../entities/product/pleList.ts'
import { variantRelationshipSchema } from '../entities/product/variant.ts'

/** The reply of a list query and of SamplePleQuery before fields are selected. */
export const graphqlData = v.strictObject({
  ples: v.optional(pleListSchema),
  variantRelationships: v.optional(v.array(variantRelationshipSchema)),
})

/** Document 2 §7, GraphQL (docs/decisions/0038). */
export const graphqlCalls = {
  /**
   * With a `query`, returns the requested fields under their aliases; `operationName` selects one operation of the text. Without a `query`,
   * returns the complete reply of the query in `operationName`.
   */
  graphql: call('POST', '/api/graphql', {
    body: v.object({
      operationName: v.optional(v.nullable(textSchema(ID_MAXIMUM))),
      query: v.optional(textSchema(GRAPHQL_QUERY_MAXIMUM)),
      variables: v.nullish(v.record(v.string(), v.unknown()), {}),
    }),
    reply: v.object({ data: v.union([graphqlData, v.record(v.string(), v.unknown())]) }),
    errors: ['not_found'],
  }),
}
