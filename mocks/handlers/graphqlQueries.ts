import { allNames } from '../../fixtures/names/names.ts'
import { relatedGids, relationshipsOf } from '../../fixtures/relations.ts'
import type { PleList } from '../../src/contract/entities/product/pleList.ts'
import type { VariantRelationship } from '../../src/contract/entities/product/variant.ts'
import type { Refusal } from '../../src/contract/errorCodes.ts'
import {
  graphqlVariables,
  type OperationName,
  SearchType,
  SoftCategoryType,
  type VariablesOf,
} from '../../src/contract/graphqlVariables.ts'
import { SEARCH_PAGE_MINIMUM } from '../../src/contract/limits.ts'
import type { ProductIndexRow } from '../catalogue/productIndex.ts'
import { highlightByGid, inHighlight, offers, samples, sellers, topPicks } from '../catalogue/highlights.ts'
import { productOfGid } from '../catalogue/catalogue.ts'
import { type PleOptions, placeOf, plesOf } from '../catalogue/ples.ts'
import { searched } from '../catalogue/search.ts'
import { beginWords, wordsIn } from '../rules/searchWords.ts'
import { categoryByGid } from '../catalogue/categories.ts'
import { type Refused, refuse } from '../base/refuse.ts'
import { wordsOfCheck } from '../base/expectedWords.ts'
import { check } from '../base/validate.ts'
import { isLongEnough } from '../base/searchTerm.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

const RELATED_MAXIMUM = 48

/** The context of a query, and where its arguments are: in the `variables`, or on a field with that key. */
export interface Asking {
  context: HandlerContext
  argumentsOf: string
}

/** A refusal that a GraphQL client understands too: which argument it is about, and what was expected there. */
export function refuseQuery(
  { argumentsOf }: Pick<Asking, 'argumentsOf'>,
  reason: Refusal,
  argument: string,
  expected: string,
): Refused {
  const field = [argumentsOf, argument].filter(Boolean).join('.')
  return refuse(reason, {
    field,
    expected,
    errors: [{ message: `${field}: ${expected}`, path: field.split('.'), extensions: { code: reason } }],
  })
}

function variablesOf<Name extends OperationName>(
  name: Name,
  sent: unknown,
  asking: Asking,
): VariablesOf<Name> {
  const result = check(graphqlVariables[name], sent, wordsOfCheck)
  if (!result.ok) throw refuseQuery(asking, 'bad_body', result.field, result.expected)
  return result.output as VariablesOf<Name>
}

type ListVariables = Pick<VariablesOf<'plesByCategoryGid'>, 'plesOptions' | 'adsOptions' | 'pagination'>

function optionsOf({ plesOptions, adsOptions, pagination }: ListVariables, asking: Asking): PleOptions {
  if (placeOf(pagination.cursor) === undefined) {
    throw refuseQuery(asking, 'bad_body', 'pagination.cursor', 'a cursor from an earlier page')
  }
  const { ExcludeVariants, ...more } = plesOptions
  return { ...more, excludeVariants: ExcludeVariants, ...adsOptions, ...pagination }
}

function listOf(
  found: readonly ProductIndexRow[],
  variables: ListVariables,
  whose: Omit<PleList['pagination'], 'cursor'>,
  asking: Asking,
): PleList {
  const { products, cursor } = plesOf(found, optionsOf(variables, asking), asking.context.catalogueView)
  return { products, pagination: { cursor, ...whose } }
}

const highlightOf = {
  [SoftCategoryType.TOP_PICKS]: topPicks,
  [SoftCategoryType.OFFERS]: offers,
  [SoftCategoryType.SAMPLES]: samples,
  [SoftCategoryType.SELLERS]: sellers,
} as const

function ofSoftCategoryType(variables: VariablesOf<'PlesBySoftCategoryType'>, asking: Asking): PleList {
  const { softCategoryType, plesOptions } = variables
  const { catalogueView } = asking.context
  if (softCategoryType !== SoftCategoryType.RELATED_VARIANTS) {
    const highlight = highlightOf[softCategoryType]
    return listOf(inHighlight(highlight, catalogueView), variables, { gid: highlight.gid }, asking)
  }
  const { rootVariantGid } = plesOptions
  const root = rootVariantGid === undefined ? undefined : catalogueView.variantByGid(rootVariantGid)
  if (!root) throw refuseQuery(asking, 'not_found', 'plesOptions.rootVariantGid', 'the gid of a variant')
  const found = relatedGids(root._id, RELATED_MAXIMUM, catalogueView.catalogue.seed).flatMap(
    (gid) => catalogueView.catalogue.indexRowOf(productOfGid(gid)) ?? [],
  )
  return listOf(found, variables, { gid: root.gid }, asking)
}

function foundByText(
  { query, searchType }: VariablesOf<'PlesFullTextSearch'>['fulltextSearchOptions'],
  { catalogueView }: HandlerContext,
): readonly ProductIndexRow[] {
  if (!isLongEnough(query, SEARCH_PAGE_MINIMUM)) return []
  const found = searched(query, catalogueView.catalogue)
  if (searchType === SearchType.FULLTEXT) return found
  const wanted = wordsIn(query)
  return found.filter((indexRow) => beginWords(wanted, allNames(indexRow)))
}

const isOneOf = <T>(known: readonly T[], value: T): boolean => known.includes(value)

type Query<Result> = (sent: unknown, asking: Asking) => Result

/** One query: its variables are checked before it is answered. */
const answering =
  <Name extends OperationName, Result>(
    name: Name,
    answer: (variables: VariablesOf<Name>, asking: Asking) => Result,
  ): Query<Result> =>
  (sent, asking) =>
    answer(variablesOf(name, sent, asking), asking)

/** The queries for lists of products, by the names in the documents. */
export const listQueries: Readonly<Record<Exclude<OperationName, 'SamplePleQuery'>, Query<PleList>>> = {
  PlesByClassification: answering('PlesByClassification', (variables, asking) => {
    const found = asking.context.catalogueView.catalogue
      .popular()
      .filter(({ classification }) => isOneOf(variables.classifications, classification))
    return listOf(found, variables, {}, asking)
  }),
  PlesBySoftCategoryType: answering('PlesBySoftCategoryType', ofSoftCategoryType),
  PlesFullTextSearch: answering('PlesFullTextSearch', (variables, asking) => {
    const { fulltextSearchOptions: options } = variables
    return listOf(foundByText(options, asking.context), variables, { searchTerm: options.query }, asking)
  }),
  plesByCategoryGid: answering('plesByCategoryGid', (variables, asking) => {
    const { categoryGid: gid } = variables
    const { catalogueView, language } = asking.context
    if (!categoryByGid(gid, language))
      throw refuseQuery(asking, 'not_found', 'categoryGid', 'the gid of a category')
    return listOf(catalogueView.catalogue.inCategory(gid), variables, { gid }, asking)
  }),
  plesBySoftCategoryGid: answering('plesBySoftCategoryGid', (variables, asking) => {
    const highlight = highlightByGid(variables.softCategoryGid)
    if (!highlight) throw refuseQuery(asking, 'not_found', 'softCategoryGid', 'the gid of a soft category')
    return listOf(
      inHighlight(highlight, asking.context.catalogueView),
      variables,
      { gid: highlight.gid },
      asking,
    )
  }),
}

/** SamplePleQuery: the variants that are related to a variant. */
export const sampleQuery: Query<VariantRelationship[]> = answering(
  'SamplePleQuery',
  ({ variantGid, relationshipType, pagination }, asking) => {
    const variant = asking.context.catalogueView.variantByGid(variantGid)
    if (!variant) throw refuseQuery(asking, 'not_found', 'variantGid', 'the gid of a variant')
    const related = relationshipsOf(variant._id).filter((one) => one.relationshipType === relationshipType)
    return related.slice(0, pagination.limit)
  },
)
