import { expect } from 'vitest'
import { Language } from '../../../../src/contract/enumerations.ts'
import { Header } from '../../../../src/contract/headers.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const listingOf = async (ana: Shopper, path: string) => {
  const { search } = await ana.data(path)
  if (!search) throw new Error(`${path} is no search`)
  return search.listing
}
const namesOf = async (ana: Shopper, path: string) =>
  (await listingOf(ana, path)).products.map(({ variant }) => variant.name)

test.for([
  ['milk', /milk/i],
  ['susu', /milk/i],
  ['telur', /egg/i],
  ['beras', /beras|rice/i],
  ['kopi warisan', /Kopi Warisan/],
  ['choc cook', /cookie/i],
  ['江鱼仔', /bilis|anchov/i],
  ['noodels', /noodle/i],
] as const)('%s finds it first', async ([term, first], { ana }) => {
  expect((await namesOf(ana, `/products/search/${encodeURIComponent(term)}`))[0]).toMatch(first)
})

test.for([
  // The likely meaning, before products that only have the word in their names.
  ['milk', /Fresh Milk/, /Milk Powder|Goat|Flavoured|Soya|Coconut/],
  ['susu', /Fresh Milk/, /Milk Powder|Goat|Flavoured|Soya|Coconut/],
  ['rice', /White Rice/, /Cooker|Crackers|Vinegar/],
  ['chicken', /Chicken (Cut|Carcass)/, /Noodles|Puree|Cubes/],
  ['fish', /Ikan Selar|Stingray/, /Pellets|Fingers|Oil/],
] as const)('%s finds exact names first, then similar ones', async ([term, meant, other], { ana }) => {
  const names = await namesOf(ana, `/products/search/${term}`)
  expect(names[0]).toMatch(meant)
  const last = names.findLastIndex((name) => meant.test(name))
  expect(names.slice(0, last).filter((name) => other.test(name))).toEqual([])
})

test.for(Object.values(Language))(
  'frequent searches in %s have plenty of results',
  async (language, { ana }) => {
    const { search } = await ana.data('/products/search', { [Header.LANGUAGE]: language })
    expect(search?.topSearches.length).toBeGreaterThan(5)
    for (const term of search?.topSearches ?? []) {
      const { productsTotalCount } = await listingOf(ana, `/products/search/${encodeURIComponent(term)}`)
      expect(productsTotalCount, term).toBeGreaterThan(2)
    }
  },
)

test('frequent searches are in the page’s language', async ({ ana }) => {
  const { search } = await ana.data('/products/search', { [Header.LANGUAGE]: 'ms' })
  expect(search?.topSearches.slice(0, 4)).toEqual(['susu', 'mee', 'kopi', 'telur'])
})

test('every word must match', async ({ ana }) => {
  const both = await listingOf(ana, '/products/search/oat%20drink')
  const one = await listingOf(ana, '/products/search/drink')
  expect(both.productsTotalCount).toBeLessThan(one.productsTotalCount)
})

test.for(['mi', 'xyzzy', '%20%20', '!!!'])(
  '%s finds nothing and offers popular products',
  async (term, { ana }) => {
    const { search } = await ana.data(`/products/search/${term}`)
    expect(search?.listing).toMatchObject({ products: [], productsTotalCount: 0 })
    expect(search?.popular.length).toBeGreaterThan(5)
  },
)

test('an empty search and a filtered one', async ({ ana }) => {
  expect((await ana.data('/products/search')).search).toMatchObject({
    term: '',
    listing: { productsTotalCount: 0 },
  })
  const narrowed = await listingOf(ana, '/products/search/milk?categoryFilter=180000')
  expect(narrowed.products.length).toBeGreaterThan(0)
  for (const { product } of narrowed.products) expect(product.categories[0]?.gid).toBe('180000')
  expect((await listingOf(ana, '/products/search/milk')).pagination.paginationApiUrl).toBe(
    '/api/products/search/milk/pages/2-2',
  )
})

test.for([
  ['a'.repeat(21), 'a'.repeat(21), 'a'.repeat(21)],
  ['a'.repeat(22), `${'a'.repeat(21)}…`, 'a'.repeat(22)],
  ['b'.repeat(77), `${'b'.repeat(21)}…`, 'b'.repeat(77)],
  ['b'.repeat(78), `${'b'.repeat(21)}…`, `${'b'.repeat(77)}…`],
  ['🥛'.repeat(22), `${'🥛'.repeat(21)}…`, '🥛'.repeat(22)],
] as const)(
  'the term %s is cut to 21 characters in the title and to 77 in the description',
  async ([term, inTitle, inDescription], { ana }) => {
    const { page } = await ana.data(`/products/search/${encodeURIComponent(term)}`)
    expect(page.seo.title).toBe(`${inTitle} · Pasar`)
    expect(page.seo.description).toBe(`Search results for ${inDescription} at Pasar.`)
  },
)

test('counts the categories of the results, largest first, whichever is chosen', async ({ ana }) => {
  const all = await listingOf(ana, '/products/search/milk')
  const sum = all.categories.reduce((total, { count }) => total + count, 0)
  expect(sum).toBe(all.productsTotalCount)
  expect(all.categories[0]).toMatchObject({ gid: '130000', name: 'Dairy & eggs' })
  expect(all.categories.map(({ count }) => count)).toEqual(
    all.categories.map(({ count }) => count).toSorted((one, other) => other - one),
  )
  const narrowed = await listingOf(ana, '/products/search/milk?categoryFilter=130000')
  expect(narrowed.categories).toEqual(all.categories)
  expect(narrowed.productsTotalCount).toBe(all.categories[0]?.count)
})

test('a chosen category is listed even when it has no results, or is deeper', async ({ ana }) => {
  const { categories } = await listingOf(ana, '/products/search/milk?categoryFilter=140000')
  expect(categories.at(-1)).toEqual({ gid: '140000', name: 'Meat & poultry', count: 0 })
  const deep = await listingOf(ana, '/products/search/milk?categoryFilter=130101')
  expect(deep.categories.flatMap(({ children }) => children ?? [])).toContainEqual({
    gid: '130101',
    name: 'Fresh milk',
    count: deep.productsTotalCount,
  })
})

test('suggests while typing', async ({ ana }) => {
  const ask = async (term: string) =>
    (
      await ana.ask<{
        suggestions: string[]
        brands: { name: string }[]
        categories: { displayName: string }[]
      }>('GET', `/api/search/${term}`)
    ).body
  expect((await ask('ko')).brands.map(({ name }) => name)).toContain('Kopi Warisan')
  expect((await ask('mil')).categories.map(({ displayName }) => displayName)).toContain('Milk')
  expect((await ask('mil')).suggestions.length).toBeGreaterThan(2)
  expect(await ask('k')).toMatchObject({ suggestions: [], brands: [], categories: [] })
})
