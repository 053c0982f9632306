import { expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import type { ErrorBody } from '../../../src/contract/call.ts'
import type { Shopper } from '../shopper.ts'
import { test } from '../../setup/serverTest.ts'

const ask = (ana: Shopper, query: string, variables: object = {}, operationName?: string) =>
  ana.ask<{ data: Record<string, unknown> } & ErrorBody>('POST', '/api/graphql', {
    query,
    variables,
    ...(operationName === undefined ? {} : { operationName }),
  })

/** Valid documents. */
async function data(ana: Shopper, query: string, variables: object = {}, operationName?: string) {
  const { status, body } = await ask(ana, query, variables, operationName)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}

// Only a box of chocolate has classification 9, so that whole answers can be written here.
const CHOCOLATE = named.separateShipmentChocolate
const ofChocolate = (selection: string) =>
  `query PlesByClassification($classifications: [Int!]!) {
    ples(classifications: $classifications) ${selection}
  }`
const chocolate = (ana: Shopper, selection: string) =>
  data(ana, ofChocolate(selection), { classifications: [9] })

test('only the requested fields are returned, in the order of the query', async ({ ana }) => {
  const answer = await chocolate(ana, '{ pagination { cursor } products { variant { slug gid } } }')
  const { slug } = await ana.variantOf(CHOCOLATE)
  expect(answer).toEqual({
    ples: { pagination: { cursor: null }, products: [{ variant: { slug, gid: CHOCOLATE } }] },
  })
  expect(JSON.stringify(answer)).toBe(
    `{"ples":{"pagination":{"cursor":null},"products":[{"variant":{"slug":"${slug}","gid":"${CHOCOLATE}"}}]}}`,
  )
})

test('aliases name the keys at every depth, and the same field may have two', async ({ ana }) => {
  const query = `query Sweet {
    sweet: PlesByClassification(classifications: [9]) {
      items: products { one: variant { number: gid } two: variant { number: gid, inStock } }
    }
  }`
  expect(await data(ana, query)).toEqual({
    sweet: { items: [{ one: { number: CHOCOLATE }, two: { number: CHOCOLATE, inStock: true } }] },
  })
})

test('several queries in one document return separate results', async ({ ana }) => {
  const query = `{
    milk: plesByCategoryGid(categoryGid: "130100", pagination: { limit: 2 }) { products { variant { gid } } }
    all: plesByCategoryGid(categoryGid: "130000", pagination: {limit: 3}) { pagination { gid } products { variant { gid } } }
    none: SamplePleQuery(variantGid: "${named.saleMilk}") { relationshipType }
  }`
  expect(await data(ana, query)).toMatchObject({
    milk: { products: { length: 2 } },
    all: { pagination: { gid: '130000' }, products: { length: 3 } },
    none: [],
  })
})

test('pages append by their cursor', async ({ ana }) => {
  const query = `query plesByCategoryGid($gid: ID!, $cursor: String) {
    plesByCategoryGid(categoryGid: $gid, pagination: { limit: 4, cursor: $cursor }) {
      products { variant { gid } }
      pagination { cursor }
    }
  }`
  interface Page {
    products: { variant: { gid: string } }[]
    pagination: { cursor: string | null }
  }
  const page = async (cursor?: string | null) =>
    (await data(ana, query, { gid: '130000', cursor }))['plesByCategoryGid'] as Page
  const first = await page()
  const second = await page(first.pagination.cursor)
  const eight = (await data(
    ana,
    '{ ples: plesByCategoryGid(categoryGid: "130000", pagination: {limit: 8}) { products { variant { gid } } } }',
  )) as { ples: Pick<Page, 'products'> }
  expect([...first.products, ...second.products]).toEqual(eight.ples.products)
  expect(new Set(eight.ples.products.map(({ variant }) => variant.gid)).size).toBe(8)
})

test('a field without arguments uses the variables of the request', async ({ ana }) => {
  const query = 'query PlesByClassification { ples { products { variant { gid } } } }'
  expect(await data(ana, query, { classifications: [9] })).toEqual({
    ples: { products: [{ variant: { gid: CHOCOLATE } }] },
  })
})

test('a variable that is not sent has its default value', async ({ ana }) => {
  const query = `query Some($kinds: [Int!] = [9], $limit: Int = 1) {
    PlesByClassification(classifications: $kinds, pagination: { limit: $limit }) { products { variant { gid } } }
  }`
  const gids = async (variables: object) => {
    const { PlesByClassification: list } = (await data(ana, query, variables)) as {
      PlesByClassification: { products: { variant: { gid: string } }[] }
    }
    return list.products.map(({ variant }) => variant.gid)
  }
  expect(await gids({})).toEqual([CHOCOLATE])
  expect(await gids({ kinds: [7, 8], limit: 2 })).toHaveLength(2)
})

test('fragments, named and inline, and the directives that leave out fields', async ({ ana }) => {
  const query = `
    query PlesByClassification($classifications: [Int!]!, $isLong: Boolean!) {
      ples(classifications: $classifications) { ...List __typename }
    }
    fragment List on PleList { products { ... on ListingEntry { variant { ...Card } } } }
    # a card
    fragment Card on Variant {
      gid
      __typename
      product @include(if: $isLong) { isAgeGated brand { __typename } }
      ... @skip(if: $isLong) { inStock }
    }`
  expect(await data(ana, query, { classifications: [9], isLong: true })).toEqual({
    ples: {
      products: [
        {
          variant: {
            gid: CHOCOLATE,
            __typename: 'Variant',
            product: { isAgeGated: false, brand: { __typename: 'Brand' } },
          },
        },
      ],
      __typename: 'PleList',
    },
  })
  expect(await data(ana, query, { classifications: [9], isLong: false })).toEqual({
    ples: {
      products: [{ variant: { gid: CHOCOLATE, __typename: 'Variant', inStock: true } }],
      __typename: 'PleList',
    },
  })
})

test('a field selected twice is returned once, with both selections', async ({ ana }) => {
  expect(await chocolate(ana, '{ products { variant { gid } } products { variant { inStock } } }')).toEqual({
    ples: { products: [{ variant: { gid: CHOCOLATE, inStock: true } }] },
  })
})

test('a missing value of a variant is null', async ({ ana }) => {
  expect(
    await chocolate(
      ana,
      '{ products { quantity variant { prop: ingredients cinematicMobileImages { original } } } pagination { searchTerm } }',
    ),
  ).toMatchObject({
    ples: {
      products: [{ quantity: null, variant: { cinematicMobileImages: null } }],
      pagination: { searchTerm: null },
    },
  })
})

test('the named operation of several is run', async ({ ana }) => {
  const query = `
    query One { PlesByClassification(classifications: [9]) { products { variant { gid } } } }
    query Other { __typename }`
  expect(await data(ana, query, {}, 'Other')).toEqual({ __typename: 'Query' })
  expect(await data(ana, query, {}, 'One')).toEqual({
    PlesByClassification: { products: [{ variant: { gid: CHOCOLATE } }] },
  })
})

test('strings: escapes, and blocks without their indentation', async ({ ana }) => {
  const query = (text: string) =>
    `{ PlesFullTextSearch(fulltextSearchOptions: {query: ${text}}) { pagination { searchTerm } } }`
  const term = async (text: string) => (await data(ana, query(text)))['PlesFullTextSearch']
  expect(await term('"a\\u0062\\n\\"c\\""')).toEqual({ pagination: { searchTerm: 'ab\n"c"' } })
  expect(await term('"""\n    milk\n      tea\n    """')).toEqual({
    pagination: { searchTerm: 'milk\n  tea' },
  })
})

test('a blank string is no term', async ({ ana }) => {
  const { status, body } = await ask(ana, '  \n', { classifications: [9] }, 'PlesByClassification')
  expect([status, Object.keys(body.data)]).toEqual([200, ['ples']])
})
