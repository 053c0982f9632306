import { relatedGids, relationshipsOf } from '../../fixtures/relations.ts'
import {
  type graphqlCalls,
  graphqlVariables,
  type OperationName,
  SearchType,
  SoftCategoryType,
  type VariablesOf,
} from '../../src/contract/calls/graphql.ts'
import type { PleList } from '../../src/contract/entities/pleList.ts'
import { SEARCH_PAGE_MINIMUM } from '../../src/contract/limits.ts'
import type { Refusal } from '../../src/contract/errorCodes.ts'
import type { Facts } from '../catalogue/facts.ts'
import { highlightByGid, inHighlight, offers, samples, sellers, topPicks } from '../catalogue/highlights.ts'
import { type PleOptions, placeOf, plesOf } from '../catalogue/ples.ts'
import { searched } from '../catalogue/search.ts'
import { wordsIn } from '../catalogue/searchWords.ts'
import { shelfByGid } from '../catalogue/shelves.ts'
import { type Refused, refuse } from '../serving/refuse.ts'
import { check } from '../serving/validate.ts'
import { type HandlersOf, reads, type Visit } from './handler.ts'

const RELATED_MAXIMUM = 48

/** A refusal that a GraphQL client understands too: the path of the variable, and what was expected there. */
function refuseQuery(status: 400 | 404, reason: Refusal, field: string, expected: string): Refused {
  const message = `${field}: ${expected}`
  return refuse(status, reason, {
    field,
    expected,
    errors: [{ message, path: field.split('.'), extensions: { code: reason } }],
  })
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(graphqlVariables, name)

/** Which query is meant: by `operationName`, else by the first name in its text, comments and fragments aside. */
function operationOf(operationName: string | null | undefined, query = ''): OperationName {
  const [, written] = /(?:^|[\s}])query\s+(\w+)/.exec(query.replaceAll(/#[^\n]*/g, '')) ?? []
  const name = operationName || (written ?? '')
  if (isOperation(name)) return name
  const known = Object.keys(graphqlVariables).join(', ')
  throw refuseQuery(400, 'bad_body', 'operationName', `one of ${known}`)
}

function variablesOf<Name extends OperationName>(name: Name, sent: unknown): VariablesOf<Name> {
  const result = check(graphqlVariables[name], sent)
  if (!result.ok) {
    throw refuseQuery(400, 'bad_body', ['variables', result.field].filter(Boolean).join('.'), result.expected)
  }
  return result.output as VariablesOf<Name>
}

type ListVariables = Pick<VariablesOf<'plesByCategoryGid'>, 'plesOptions' | 'adsOptions' | 'pagination'>

function optionsOf({ plesOptions, adsOptions, pagination }: ListVariables): PleOptions {
  if (placeOf(pagination.cursor) === undefined) {
    throw refuseQuery(400, 'bad_body', 'variables.pagination.cursor', 'a cursor from an earlier page')
  }
  const { ExcludeVariants, ...more } = plesOptions
  return { ...more, excludeVariants: ExcludeVariants, ...adsOptions, ...pagination }
}

const listOf = (
  found: readonly Facts[],
  variables: ListVariables,
  whose: Omit<PleList['pagination'], 'cursor'>,
  { shelf }: Visit,
): { ples: PleList } => {
  const { products, cursor } = plesOf(found, optionsOf(variables), shelf)
  return { ples: { products, pagination: { cursor, ...whose } } }
}

const highlightOf = {
  [SoftCategoryType.TOP_PICKS]: topPicks,
  [SoftCategoryType.OFFERS]: offers,
  [SoftCategoryType.SAMPLES]: samples,
  [SoftCategoryType.SELLERS]: sellers,
} as const

function ofSoftCategoryType(variables: VariablesOf<'PlesBySoftCategoryType'>, visit: Visit) {
  const { softCategoryType, plesOptions } = variables
  if (softCategoryType !== SoftCategoryType.RELATED_VARIANTS) {
    const highlight = highlightOf[softCategoryType]
    return listOf(inHighlight(highlight, visit.shelf), variables, { gid: highlight.gid }, visit)
  }
  const { rootVariantGid } = plesOptions
  const root = rootVariantGid === undefined ? undefined : visit.shelf.variantByGid(rootVariantGid)
  if (!root) {
    throw refuseQuery(404, 'not_found', 'variables.plesOptions.rootVariantGid', 'the gid of a variant')
  }
  const found = relatedGids(root._id, RELATED_MAXIMUM).flatMap(
    (gid) => visit.shelf.goods.factsOf(gid.slice(0, -2)) ?? [],
  )
  return listOf(found, variables, { gid: root.gid }, visit)
}

function foundByText(
  { query, searchType }: VariablesOf<'PlesFullTextSearch'>['fulltextSearchOptions'],
  { shelf }: Visit,
): readonly Facts[] {
  if (Array.from(query.trim()).length < SEARCH_PAGE_MINIMUM) return []
  const found = searched(query, shelf.goods)
  if (searchType === SearchType.FULLTEXT) return found
  const wanted = wordsIn(query)
  return found.filter(({ name }) => {
    const words = wordsIn(name)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}

const isOneOf = <T>(known: readonly T[], value: T): boolean => known.includes(value)

type GraphqlData = { ples: PleList } | { variantRelationships: ReturnType<typeof relationshipsOf> }

type Answer = (sent: unknown, visit: Visit) => GraphqlData

/** One query: its variables are checked before it is answered. */
const answering =
  <Name extends OperationName>(
    name: Name,
    answer: (variables: VariablesOf<Name>, visit: Visit) => GraphqlData,
  ): Answer =>
  (sent, visit) =>
    answer(variablesOf(name, sent), visit)

const answers: Readonly<Record<OperationName, Answer>> = {
  PlesByClassification: answering('PlesByClassification', (variables, visit) => {
    const found = visit.shelf.goods
      .popular()
      .filter(({ classification }) => isOneOf(variables.classifications, classification))
    return listOf(found, variables, {}, visit)
  }),
  PlesBySoftCategoryType: answering('PlesBySoftCategoryType', ofSoftCategoryType),
  PlesFullTextSearch: answering('PlesFullTextSearch', (variables, visit) => {
    const { fulltextSearchOptions: options } = variables
    return listOf(foundByText(options, visit), variables, { searchTerm: options.query }, visit)
  }),
  SamplePleQuery: answering('SamplePleQuery', ({ variantGid, relationshipType, pagination }, { shelf }) => {
    const variant = shelf.variantByGid(variantGid)
    if (!variant) throw refuseQuery(404, 'not_found', 'variables.variantGid', 'the gid of a variant')
    const related = relationshipsOf(variant._id).filter((one) => one.relationshipType === relationshipType)
    return { variantRelationships: related.slice(0, pagination.limit) }
  }),
  plesByCategoryGid: answering('plesByCategoryGid', (variables, visit) => {
    const { categoryGid: gid } = variables
    if (!shelfByGid(gid, visit.language)) {
      throw refuseQuery(404, 'not_found', 'variables.categoryGid', 'the gid of a category')
    }
    return listOf(visit.shelf.goods.inCategory(gid), variables, { gid }, visit)
  }),
  plesBySoftCategoryGid: answering('plesBySoftCategoryGid', (variables, visit) => {
    const highlight = highlightByGid(variables.softCategoryGid)
    if (!highlight) {
      throw refuseQuery(404, 'not_found', 'variables.softCategoryGid', 'the gid of a soft category')
    }
    return listOf(inHighlight(highlight, visit.shelf), variables, { gid: highlight.gid }, visit)
  }),
}

/** Document 2 §7, GraphQL. */
export const graphqlHandlers: HandlersOf<typeof graphqlCalls> = {
  graphql: reads(({ body: { operationName, query, variables }, ...visit }) => ({
    data: answers[operationOf(operationName, query)](variables, visit),
  })),
}
