import * as v from 'valibot'
import { gidSchema, idSchema } from './entities/primitives.ts'
import { Classification, FulfillmentClass, RelationshipType } from './enumerations.ts'
import { LIST_LIMIT, LIST_LIMIT_MAXIMUM, SAMPLE_RELATED_LIMIT } from './limits.ts'

/** A softCategoryType selects a list by its purpose; the first is that of the product page (document 2 §7). */
export const SoftCategoryType = {
  RELATED_VARIANTS: 'PDP_MODULE_RELATED_VARIANTS',
  TOP_PICKS: 'TOP_PICKS',
  OFFERS: 'OFFERS',
  SAMPLES: 'SAMPLES',
  SELLERS: 'SELLERS',
} as const
export type SoftCategoryType = (typeof SoftCategoryType)[keyof typeof SoftCategoryType]

/** `fulltext` searches all fields, `name` only names. The documents name no values. */
export const SearchType = { FULLTEXT: 'fulltext', NAME: 'name' } as const
export type SearchType = (typeof SearchType)[keyof typeof SearchType]

/** GraphQL clients may send null for a variable without a value. */
const given = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )

const pleOptionsSchema = v.nullish(
  v.object({
    inStockOnly: v.nullish(v.boolean(), true),
    /** Ids of variants to leave out. */
    ExcludeVariants: v.nullish(v.array(idSchema), []),
    serviceType: given(v.enum(FulfillmentClass)),
    /** The gid of a product to leave out. */
    skipProduct: given(gidSchema),
    /** The variant of the page that shows the list. */
    rootVariantGid: given(gidSchema),
  }),
  {},
)

const limitOf = (standard: number) =>
  v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIST_LIMIT_MAXIMUM)), standard)

/** The variables that every list accepts. */
const listVariables = {
  plesOptions: pleOptionsSchema,
  adsOptions: v.nullish(
    v.object({
      getSmartBrand: v.nullish(v.boolean(), false),
      isCarousel: v.nullish(v.boolean(), false),
    }),
    {},
  ),
  pagination: v.nullish(v.object({ limit: limitOf(LIST_LIMIT), cursor: v.nullish(v.string()) }), {}),
}

/** Document 2 §7, GraphQL: the six queries by operation name, each with its variables. */
export const graphqlVariables = {
  PlesByClassification: v.object({
    ...listVariables,
    classifications: v.pipe(v.array(v.enum(Classification)), v.nonEmpty()),
  }),
  PlesBySoftCategoryType: v.object({ ...listVariables, softCategoryType: v.enum(SoftCategoryType) }),
  PlesFullTextSearch: v.object({
    ...listVariables,
    fulltextSearchOptions: v.object({
      /** Fewer than three letters return no results (document 2 §5). */
      query: v.string(),
      searchType: v.nullish(v.enum(SearchType), SearchType.FULLTEXT),
    }),
  }),
  SamplePleQuery: v.object({
    variantGid: gidSchema,
    relationshipType: v.nullish(v.enum(RelationshipType), RelationshipType.SAMPLE),
    pagination: v.nullish(v.object({ limit: limitOf(SAMPLE_RELATED_LIMIT) }), {}),
  }),
  plesByCategoryGid: v.object({ ...listVariables, categoryGid: gidSchema }),
  plesBySoftCategoryGid: v.object({ ...listVariables, softCategoryGid: gidSchema }),
}
export type OperationName = keyof typeof graphqlVariables
export type VariablesOf<Name extends OperationName> = v.InferOutput<(typeof graphqlVariables)[Name]>
/** The variables as a client sends them. */
export type VariablesInput<Name extends OperationName> = v.InferInput<(typeof graphqlVariables)[Name]>
