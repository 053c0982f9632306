import { expect } from 'vitest'
import type { ErrorBody } from '../../../src/contract/call.ts'
import type { Shopper } from '../shopper.ts'
import { test } from '../../setup/serverTest.ts'

const ask = (ana: Shopper, query: string, variables: object = {}, operationName?: string) =>
  ana.ask<{ data: unknown } & ErrorBody>('POST', '/api/graphql', {
    query,
    variables,
    ...(operationName === undefined ? {} : { operationName }),
  })

const ofChocolate = (selection: string) =>
  `query PlesByClassification($classifications: [Int!]!) {
    ples(classifications: $classifications) ${selection}
  }`

const VALID = 'GRAPHQL_VALIDATION_FAILED'
const PARSE = 'GRAPHQL_PARSE_FAILED'
const deep = `${'{ a '.repeat(2_000)}${'}'.repeat(2_000)}`
const chain = Array.from({ length: 1_000 }, (_, at) => `fragment F${at} on Query { ...F${at + 1} }`).join(
  '\n',
)
const wide = `{ PlesByClassification(classifications: [9]) { ...L } }
  fragment L on PleList { ${Array.from({ length: 80 }, (_, at) => `a${at}: products { ...E }`).join(' ')} }
  fragment E on ListingEntry { ${Array.from({ length: 80 }, (_, at) => `b${at}: variant { gid }`).join(' ')} }`

test.for([
  ['a name left out', '{ ples { products { } } }', PARSE, 'Syntax Error: Expected Name, found "}".', 1, 21],
  ['an end too soon', 'query One {\n  ples {', PARSE, 'Syntax Error: Expected Name, found <EOF>.', 2, 9],
  ['a stray letter', '{ ples {\n  é } }', PARSE, 'Syntax Error: Unexpected character: U+00E9.', 2, 3],
  ['a text without an end', '{ a(b: "c) }', PARSE, 'Syntax Error: Unterminated string.', 1, 13],
  ['words of something else', 'select all from ples', PARSE, 'Syntax Error: Unexpected Name "select".', 1, 1],
  ['a depth without end', deep, PARSE, 'Syntax Error: Document is nested deeper than 50 levels.', 1, 201],
  [
    'a field that nothing has',
    ofChocolate('{ products { variant { nmae } } }'),
    VALID,
    'Cannot query field "nmae" on type "Variant". Did you mean "name", ',
    2,
    68,
  ],
  [
    'an unknown query',
    '{ everything { gid } }',
    VALID,
    'Cannot query field "everything" on type "Query".',
    1,
    3,
  ],
  [
    'an object without its fields',
    ofChocolate('{ products }'),
    VALID,
    'Field "products" of type "ListingEntry" must have a selection of subfields. Did you mean "products { ... }"?',
    2,
    47,
  ],
  [
    'a list without its fields',
    '{ PlesByClassification(classifications: [9]) }',
    VALID,
    'Field "PlesByClassification" of type "PleList" must have a selection of subfields.',
    1,
    3,
  ],
  [
    'fields of a number',
    ofChocolate('{ products { variant { gid { digits } } } }'),
    VALID,
    'Field "gid" must not have a selection since it has no subfields.',
    2,
    68,
  ],
  [
    'an argument that nothing takes',
    '{ plesByCategoryGid(gid: "1") { pagination { cursor } } }',
    VALID,
    'Unknown argument "gid" on field "Query.plesByCategoryGid".',
    1,
    3,
  ],
  [
    'an argument within',
    ofChocolate('{ products(first: 3) { quantity } }'),
    VALID,
    'Unknown argument "first" on field "PleList.products".',
    2,
    47,
  ],
  [
    'a variable that is not declared',
    '{ plesByCategoryGid(categoryGid: $gid) { pagination { cursor } } }',
    VALID,
    'Variable "$gid" is not defined.',
    1,
    34,
  ],
  [
    'a required variable not sent',
    'query One($gid: ID!) { __typename }',
    'BAD_USER_INPUT',
    'Variable "$gid" of required type "ID!" was not provided.',
    1,
    11,
  ],
  ['a fragment that is not there', '{ ...Card }', VALID, 'Unknown fragment "Card".', 1, 3],
  [
    'a fragment on something else',
    '{ ... on Variant { gid } }',
    VALID,
    'Fragment cannot be spread here as objects of type "Query" can never be of type "Variant".',
    1,
    3,
  ],
  ['an unknown directive', '{ __typename @often }', VALID, 'Unknown directive "@often".', 1, 14],
  [
    'one key for two fields',
    ofChocolate('{ products { variant { a: gid a: slug } } }'),
    VALID,
    'Fields "a" conflict because "gid" and "slug" are different fields.',
    2,
    75,
  ],
  [
    'one key for two lists',
    '{ a: plesByCategoryGid(categoryGid: "1") { __typename } a: plesByCategoryGid(categoryGid: "2") { __typename } }',
    VALID,
    'Fields "a" conflict because they have differing arguments.',
    1,
    57,
  ],
  [
    'a mutation',
    'mutation plesByCategoryGid { x }',
    VALID,
    'Schema is not configured to execute mutation operation.',
    1,
    1,
  ],
  [
    'two operations and no name',
    'query A { __typename } query B { __typename }',
    VALID,
    'Must provide operation name if query contains multiple operations.',
    1,
    1,
  ],
  ['fragments alone', 'fragment A on Query { __typename }', VALID, 'Must provide an operation.', 1, 1],
  [
    'a fragment that spreads itself',
    '{ ...A } fragment A on Query { __typename ...A }',
    VALID,
    'Cannot spread fragment "A" within itself.',
    1,
    43,
  ],
  [
    'fragments that spread each other',
    '{ __typename }\nfragment A on Query { ...B }\nfragment B on Query { ...C }\nfragment C on Query { ... { ...A } }',
    VALID,
    'Cannot spread fragment "A" within itself via "B", "C".',
    4,
    29,
  ],
  [
    'two fragments of one name',
    '{ ...A } fragment A on Query { __typename } fragment A on Query { __typename }',
    VALID,
    'There can be only one fragment named "A".',
    1,
    45,
  ],
  ['a type', 'type Milk { gid: ID }', VALID, 'Only operations and fragments are executable.', 1, 1],
  [
    'a chain of fragments',
    `{ ...F0 }\n${chain}`,
    VALID,
    'The document defines more than 200 fragments.',
    202,
    1,
  ],
  ['more fields than anybody reads', wide, VALID, 'The query picks more than 5000 fields.', 3, 0],
] as const)('%s is an error in GraphQL’s shape', async ([, query, code, message, line, column], { ana }) => {
  const { status, body } = await ask(
    ana,
    query,
    query.includes('$classifications') ? { classifications: [9] } : {},
  )
  expect([status, body.error, body.field]).toEqual([400, 'bad_body', 'query'])
  const [error, ...more] = body.errors ?? []
  expect(more).toEqual([])
  expect(error?.message).toContain(message)
  expect(error?.extensions).toEqual({ code })
  expect(error?.locations).toMatchObject([column === 0 ? { line } : { line, column }])
})

test('an unknown operation name', async ({ ana }) => {
  const { status, body } = await ask(ana, 'query One { __typename }', {}, 'Other')
  expect([status, body.errors?.[0]?.message]).toEqual([400, 'Unknown operation named "Other".'])
})

test('a refused argument is reported by the field and its name, without data', async ({ ana }) => {
  const query = `{
    good: PlesByClassification(classifications: [9]) { pagination { cursor } }
    bad: plesByCategoryGid(categoryGid: "130000", pagination: { limit: 0 }) { pagination { cursor } }
  }`
  const { status, body } = await ask(ana, query)
  expect([status, body.field, body.errors?.[0]?.path]).toEqual([
    400,
    'bad.pagination.limit',
    ['bad', 'pagination', 'limit'],
  ])
  const unknown = await ask(ana, '{ plesByCategoryGid(categoryGid: "999999") { pagination { cursor } } }')
  expect([unknown.status, unknown.body.field]).toEqual([404, 'plesByCategoryGid.categoryGid'])
})
