import { expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import type { ErrorBody } from '../../../src/contract/call.ts'
import type { PleList } from '../../../src/contract/entities/product/pleList.ts'
import type { VariantRelationship } from '../../../src/contract/entities/product/variant.ts'
import type { Shopper } from '../shopper.ts'
import { test } from '../../setup/serverTest.ts'

interface Data {
  data: { ples?: PleList; variantRelationships?: VariantRelationship[] }
}

const ask = (ana: Shopper, body: object) => ana.ask<Data & ErrorBody>('POST', '/api/graphql', body)

async function ples(ana: Shopper, operationName: string, variables: object): Promise<PleList> {
  const { status, body } = await ask(ana, { operationName, variables })
  if (status !== 200 || !body.data.ples) throw new Error(JSON.stringify(body))
  return body.data.ples
}
const gids = ({ products }: PleList) => products.map(({ variant }) => variant.gid)

test('separate shipment is found by its classification', async ({ ana }) => {
  const found = await ples(ana, 'PlesByClassification', {
    classifications: [7, 8],
    pagination: { limit: 20 },
  })
  expect(gids(found)).toEqual(
    expect.arrayContaining([named.separateShipmentRiceCooker, named.separateShipmentLesung]),
  )
  expect(gids(found)).not.toContain(named.separateShipmentChocolate)
})

test('six of a category by default, then the next six', async ({ ana }) => {
  const first = await ples(ana, 'plesByCategoryGid', { categoryGid: '130000' })
  expect(first.products).toHaveLength(6)
  expect(first.pagination.gid).toBe('130000')
  const { cursor } = first.pagination
  const second = await ples(ana, 'plesByCategoryGid', { categoryGid: '130000', pagination: { cursor } })
  const both = [...gids(first), ...gids(second)]
  expect(new Set(both).size).toBe(12)
  const twelve = await ples(ana, 'plesByCategoryGid', { categoryGid: '130000', pagination: { limit: 12 } })
  expect(gids(twelve)).toEqual(both)
})

test('only available products, unless all are requested', async ({ ana }) => {
  const variables = { categoryGid: '150200', pagination: { limit: 48 } }
  const had = await ples(ana, 'plesByCategoryGid', variables)
  expect(had.products.length).toBeGreaterThan(0)
  expect(had.products.every(({ variant }) => variant.inStock)).toBe(true)
  const all = await ples(ana, 'plesByCategoryGid', { ...variables, plesOptions: { inStockOnly: false } })
  expect(gids(all)).toContain(named.excludedFromNoticeLobster)
  expect(gids(had)).not.toContain(named.excludedFromNoticeLobster)
  expect(all.pagination.cursor).toBeNull()
})

test('options: variants, without one product, the page’s own product, a fulfilment method', async ({
  ana,
}) => {
  const list = async (plesOptions: object) =>
    ples(ana, 'plesByCategoryGid', { categoryGid: '130100', plesOptions, pagination: { limit: 48 } })
  const milk = await ana.variantOf(named.saleMilk)
  expect(gids(await list({}))).toContain(milk.gid)
  expect(gids(await list({ ExcludeVariants: [milk._id] }))).not.toContain(milk.gid)
  expect(gids(await list({ skipProduct: milk.product.gid }))).not.toContain(milk.gid)
  expect(gids(await list({ rootVariantGid: named.regularMilk }))).not.toContain(milk.gid)
  const standard = await list({ serviceType: 'standard' })
  expect(standard.products.length).toBeGreaterThan(0)
  expect(standard.products.every(({ warehouse }) => warehouse._id === 'shah-alam')).toBe(true)
})

test('lists by soft category, by gid and by type', async ({ ana }) => {
  const picks = await ples(ana, 'plesBySoftCategoryGid', { softCategoryGid: '900004' })
  expect(gids(await ples(ana, 'PlesBySoftCategoryType', { softCategoryType: 'TOP_PICKS' }))).toEqual(
    gids(picks),
  )
  const related = await ples(ana, 'PlesBySoftCategoryType', {
    softCategoryType: 'PDP_MODULE_RELATED_VARIANTS',
    plesOptions: { rootVariantGid: named.saleMilk },
  })
  expect(related.products.length).toBeGreaterThan(2)
  expect(gids(related)).not.toContain(named.saleMilk)
})

test('ads come first where they are requested, and are ordinary products otherwise', async ({ ana }) => {
  const list = async (getSmartBrand: boolean) =>
    ples(ana, 'plesBySoftCategoryGid', {
      softCategoryGid: '900003',
      adsOptions: { getSmartBrand },
      pagination: { limit: 48 },
    })
  const [first] = (await list(true)).products
  expect([first?.variant.gid, first?.smartbrandClick?.variantGid]).toEqual([
    named.sponsoredKopi,
    named.sponsoredKopi,
  ])
  const plain = await list(false)
  expect(plain.products.some(({ smartbrandClick }) => smartbrandClick)).toBe(false)
})

test('full text searches everything, a search by name only names', async ({ ana }) => {
  const search = async (searchType: string, query: string) =>
    ples(ana, 'PlesFullTextSearch', {
      fulltextSearchOptions: { query, searchType },
      pagination: { limit: 48 },
    })
  const everywhere = await search('fulltext', 'susu')
  expect(everywhere.pagination.searchTerm).toBe('susu')
  expect(everywhere.products.length).toBeGreaterThan(6)
  // No name contains the Malay word for milk; full text finds it as a synonym.
  expect((await search('name', 'susu')).products).toEqual([])
  const byName = (await search('name', 'milk')).products
  expect(byName.length).toBeGreaterThan(6)
  expect(byName.every(({ variant }) => /milk/i.test(variant.product.name))).toBe(true)
})

test('the sample that goes with a shampoo', async ({ ana }) => {
  const shampoo = (
    await ples(ana, 'PlesFullTextSearch', { fulltextSearchOptions: { query: 'melur shampoo' } })
  ).products
    .map(({ variant }) => variant)
    .find(({ product }) => product.name === 'Melur Shampoo')
  const { body } = await ask(ana, {
    operationName: 'SamplePleQuery',
    variables: { variantGid: shampoo?.gid },
  })
  expect(body.data.variantRelationships).toMatchObject([
    { relationshipType: 6, relatedVariant: { gid: named.sampleShampoo } },
  ])
  const none = await ask(ana, { operationName: 'SamplePleQuery', variables: { variantGid: named.saleMilk } })
  expect(none.body.data.variantRelationships).toEqual([])
})

test.for([
  { what: 'an unknown operation', body: { operationName: 'Everything' }, field: 'operationName' },
  { what: 'no operation', body: {}, field: 'operationName' },
  {
    what: 'no category',
    body: { operationName: 'plesByCategoryGid' },
    field: 'variables.categoryGid',
  },
  {
    what: 'a limit of none',
    body: { operationName: 'plesByCategoryGid', variables: { categoryGid: '1', pagination: { limit: 0 } } },
    field: 'variables.pagination.limit',
  },
  {
    what: 'a word for a yes',
    body: {
      operationName: 'plesByCategoryGid',
      variables: { categoryGid: '1', plesOptions: { inStockOnly: 'yes' } },
    },
    field: 'variables.plesOptions.inStockOnly',
  },
  {
    what: 'no classification',
    body: { operationName: 'PlesByClassification', variables: { classifications: [] } },
    field: 'variables.classifications',
  },
  {
    what: 'an unknown cursor',
    body: {
      operationName: 'plesByCategoryGid',
      variables: { categoryGid: '130000', pagination: { cursor: 'x' } },
    },
    field: 'variables.pagination.cursor',
  },
  {
    what: 'variables that are none',
    body: { operationName: 'SamplePleQuery', variables: 7 },
    field: 'variables',
  },
])('$what is refused by its path', async ({ body, field }, { ana }) => {
  const answer = await ask(ana, body)
  expect([answer.status, answer.body.field]).toEqual([400, field])
  expect(answer.body.expected).toBeTruthy()
  if (field !== 'variables') expect(answer.body.errors?.[0]?.path).toEqual(field.split('.'))
})

test.for([
  ['two letters', 'mi'],
  ['two letters and blanks', ' mi  '],
  ['blanks', '   '],
  ['nothing', ''],
] as const)('a search for %s finds nothing (document 2 §5)', async ([, query], { ana }) => {
  const found = await ples(ana, 'PlesFullTextSearch', { fulltextSearchOptions: { query } })
  expect(found).toEqual({ products: [], pagination: { cursor: null, searchTerm: query } })
})

test('null is the same as a missing variable', async ({ ana }) => {
  const options = { plesOptions: null, adsOptions: null, pagination: null }
  const all = await ples(ana, 'plesByCategoryGid', { categoryGid: '130000', ...options })
  expect(all).toEqual(await ples(ana, 'plesByCategoryGid', { categoryGid: '130000' }))
  const inside = {
    plesOptions: { inStockOnly: null, ExcludeVariants: null, serviceType: null, skipProduct: null },
    adsOptions: { getSmartBrand: null, isCarousel: null },
    pagination: { limit: null, cursor: null },
  }
  expect(await ples(ana, 'plesByCategoryGid', { categoryGid: '130000', ...inside })).toEqual(all)
  expect(await ask(ana, { operationName: 'plesByCategoryGid', variables: null })).toMatchObject({
    status: 400,
    body: { field: 'variables.categoryGid' },
  })
})
