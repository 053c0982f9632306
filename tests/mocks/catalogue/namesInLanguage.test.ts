import { describe, expect } from 'vitest'
import type { Cart } from '../../../src/contract/entities/cart.ts'
import type { Language } from '../../../src/contract/enumerations.ts'
import { Header } from '../../../src/contract/headers.ts'
import { named } from '../../../fixtures/named.ts'
import { lineOf, openServer, type Shopper, shopper } from '../shopper.ts'
import { test } from '../../setup/serverTest.ts'

const inLanguage = (language: Language) => ({ [Header.LANGUAGE]: language })

const search = async (ana: Shopper, term: string, language: Language) => {
  const { search: found } = await ana.data(
    `/products/search/${encodeURIComponent(term)}`,
    inLanguage(language),
  )
  if (!found) throw new Error(`${term} is no search`)
  return found
}
const namesFor = async (ana: Shopper, term: string, language: Language) =>
  (await search(ana, term, language)).listing.products.map(({ variant }) => variant.name)

describe('a search', () => {
  test.for([
    ['空心菜', 'zh', '蕹菜（空心菜）'],
    ['全脂鲜奶', 'zh', 'Ladang 全脂鲜奶'],
    ['芝士片', 'zh', 'Padang Hijau 切达芝士片'],
    ['kangkung', 'zh', '蕹菜（空心菜）'],
    ['lobak merah', 'ms', 'Lobak Merah'],
    ['bawang putih', 'ms', 'Bawang Putih'],
    ['minyak bijan', 'ms', 'Tok Wan Minyak Bijan'],
    ['sesame oil', 'ms', 'Tok Wan Minyak Bijan'],
  ] as const)('for %s in %s finds %s first', async ([term, language, name], { ana }) => {
    expect((await namesFor(ana, term, language))[0]).toBe(name)
  })

  test('finds by a flavour’s name', async ({ ana }) => {
    expect(await namesFor(ana, '吞拿鱼', 'zh')).toContain('Comel 猫零食 吞拿鱼')
  })

  test('finds the same in every language as in English', async ({ ana }) => {
    for (const term of ['milk', 'rice', 'chilli', 'nappies', 'toothpaste']) {
      const gids = async (language: Language) =>
        (await search(ana, term, language)).listing.products.map(({ variant }) => variant.gid)
      const english = await gids('en')
      expect(english.length, term).toBeGreaterThan(2)
      expect(await gids('ms'), term).toEqual(english)
      expect(await gids('zh'), term).toEqual(english)
    }
  })

  test('suggests names in the language of the page, and each finds what it names', async ({ ana }) => {
    const { suggestions } = await search(ana, '全脂鲜', 'zh')
    expect(suggestions).toEqual(['Ladang 全脂鲜奶'])
    const { suggestions: malay } = await search(ana, 'susu segar', 'ms')
    expect(malay.slice(0, 2).toSorted()).toEqual([
      'Ladang Susu Segar Penuh Krim',
      'Ladang Susu Segar Rendah Lemak',
    ])
    for (const name of malay) expect((await namesFor(ana, name, 'ms'))[0]).toContain(name)
  })
})

test('a list is sorted by the names it shows: Malay by letters, Chinese by sound', async ({ ana }) => {
  const ROOTS = '/products/category/120202/potatoes-carrots-roots?sort=name'
  const sorted = async (language: Language) =>
    (await ana.data(ROOTS, inLanguage(language))).category?.listing.products.map(
      ({ variant }) => variant.name,
    )
  expect(await sorted('en')).toEqual([
    'Carrots',
    'Holland Potatoes',
    'Keledek Orange',
    'Russet Potatoes',
    'Sengkuang',
    'Ubi Kayu',
  ])
  expect(await sorted('ms')).toEqual([
    'Keledek Oren',
    'Kentang Holland',
    'Kentang Russet',
    'Lobak Merah',
    'Sengkuang',
    'Ubi Kayu',
  ])
  // chéng, hè, hé, hóng, mù, shā: the dictionary decides between the third and the second tone of one sound.
  expect(await sorted('zh')).toEqual(['橙心番薯', '荷兰马铃薯', '褐皮马铃薯', '红萝卜', '木薯', '沙葛'])
})

test('items in the cart have names in the requested language, and English addresses', async ({ ana }) => {
  await ana.sync()
  const milk = await ana.variantOf(named.saleMilk)
  await ana.change(lineOf(milk, 1))
  const cartIn = async (language: Language) => {
    const response = await ana.send('GET', '/api/carts/sync', {
      [Header.API_JSON]: 'true',
      ...inLanguage(language),
    })
    const { data } = (await response.json()) as { data: { cart: Cart } }
    return data.cart.cartVariants.map(({ variant }) => variant)
  }
  expect(await cartIn('zh')).toMatchObject([{ name: 'Ladang 全脂鲜奶', slug: milk.slug }])
  expect(await cartIn('ms')).toMatchObject([{ name: 'Ladang Susu Segar Penuh Krim', slug: milk.slug }])
  expect(await cartIn('en')).toMatchObject([{ name: 'Ladang Fresh Milk Full Cream', slug: milk.slug }])
})

test('generated products have names and a story too', async () => {
  const large = shopper(openServer({ catalogueSize: 20_000 }))
  const path = '/products/category/130101/fresh-milk/pages/2-2'
  const [english] = (await large.data(path)).category?.listing.products ?? []
  if (!english) throw new Error('Nothing is made')
  const { variant } = english
  const maker = variant.product.brand.name
  const page = async (language: Language) =>
    (await large.data(`/product/${variant.gid}/${variant.slug}`, inLanguage(language))).product?.variant
  const [plain, malay, chinese] = [await page('en'), await page('ms'), await page('zh')]
  expect(plain?.longDescription).toMatch(/Growers and herders around [A-Z][a-z ]+\.$/)
  expect(malay?.name).toMatch(new RegExp(`^${maker} Susu `))
  expect(malay?.longDescription).toMatch(/Pekebun dan penternak di sekitar [A-Z][A-Za-z ]+\.$/)
  expect(chinese?.name).toMatch(new RegExp(`^${maker} \\p{Script=Han}`, 'u'))
  expect(chinese?.longDescription).toMatch(/\p{Script=Han}+一带的果农与牧民。$/u)
  const found = await large.data(`/products/search/${encodeURIComponent(`${malay?.name}`)}`, inLanguage('ms'))
  expect(found.search?.listing.products.map(({ variant: one }) => one.gid)).toContain(variant.gid)
})
