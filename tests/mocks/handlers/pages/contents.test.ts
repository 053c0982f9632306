import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const HOUR = 3_600_000

describe('a product page has all data of a variant (document 1 §3)', () => {
  const variantOf = async (ana: Shopper, gid: string, language = 'en') => {
    const { slug } = await ana.variantOf(gid)
    const page = await ana.page(`/product/${gid}/${slug}`, { 'accept-language': language })
    return page.body.data?.product?.variant
  }

  test('RM 9.50, on sale at RM 7.90 for a litre: the same in every place that sells it', async ({ ana }) => {
    const milk = await variantOf(ana, named.saleMilk)
    expect(milk).toMatchObject({
      source: 'shop',
      fulfillerVariantPriceLocationMapping: `${named.saleMilk}-kl-express-price`,
      product: { extendedName: 'Ladang Fresh Milk Full Cream, 1 L' },
    })
    for (const row of milk?.inventory ?? []) {
      // 790 sen for 1000 ml.
      expect(row).toMatchObject({ price: 950, standardPrice: 950, unitPrice: 79 })
      expect(row.priceDisplayTemplate).toBe('{{price}} ({{unitPrice}} / {{unitType}})')
    }
    expect(milk?.product.prop65).toBeUndefined()
  })

  test('products shown on a table have a wide picture for phones', async ({ ana }) => {
    expect(await variantOf(ana, named.cookies)).toMatchObject({
      images: [{ original: `packs/${named.cookies}.svg` }, { original: 'illustrations/cookie.svg' }],
      cinematicMobileImages: [{ original: `packs/${named.cookies}-wide.svg` }],
    })
    expect((await variantOf(ana, named.spinach))?.cinematicMobileImages).toBeUndefined()
  })

  test('a brand’s products come from a seller', async ({ ana }) => {
    expect((await variantOf(ana, named.marketplaceKopi))?.source).toBe('seller')
  })

  test('beer has its warning, in the shop’s language', async ({ ana }) => {
    expect((await variantOf(ana, named.ageGatedBeer))?.product.prop65).toBe(
      'Warning: drinking alcohol can be harmful to health.',
    )
    expect((await variantOf(ana, named.ageGatedBeer, 'ms'))?.product.prop65).toBe(
      'Amaran: meminum arak boleh membahayakan kesihatan.',
    )
  })

  test('its description is in the shop’s language', async ({ ana }) => {
    expect(await variantOf(ana, named.saleMilk, 'ms')).toMatchObject({
      longDescription:
        'Ladang Susu Segar Penuh Krim, dipasteur dengan lembut sehari selepas diperah: tiada yang ditambah, tiada yang dibuang. Berkrim dalam teh, dalam oat dan segelas begitu sahaja. Susu daripada ternakan keluarga di sekitar Kluang, dibotolkan pagi selepas diperah.',
      ingredients: 'Susu lembu segar. Mengandungi susu.',
    })
    expect(await variantOf(ana, named.saleMilk, 'zh')).toMatchObject({
      extendedInfo2Text: '0 至 4 °C 冷藏。开封后四天内饮用。',
      ingredients: '新鲜牛奶。含牛奶。',
    })
  })

  test('its coupons are the current ones', async ({ server, ana }) => {
    const ids = async (gid: string) => (await variantOf(ana, gid))?.coupons?.map(({ couponId }) => couponId)
    expect(await ids(named.saleMilk)).toEqual(['coupon-milk'])
    expect(await ids(named.spinach)).toBeUndefined()
    expect(await ids(named.cookies)).toBeUndefined()
    expect(await ids(named.sambal)).toBeUndefined()
    expect(await ids(named.strawberries)).toEqual(['coupon-strawberries'])
    server.clock.advance(12 * HOUR)
    expect(await ids(named.strawberries)).toBeUndefined()
    server.config = { ...server.config, features: { ...server.config.features, coupons: false } }
    expect(await ids(named.saleMilk)).toBeUndefined()
  })
})

describe('the banner of a category (document 1 §3, Category payload)', () => {
  const banner = async (ana: Shopper, path: string) => (await ana.page(path)).body.data?.category?.banner?._id

  test.for([
    ['a department', '/products/category/130000/dairy-eggs', 'banner-breakfast'],
    ['a shelf of it', '/products/category/130101/fresh-milk', 'banner-breakfast'],
    ['the page that it leads to', '/products/category/150000/fish-seafood', undefined],
    ['a department that the home page says nothing of', '/products/category/120000/vegetables', undefined],
    ['a list across the shelves', '/products/highlight/900001/this-weeks-offers', undefined],
  ] as const)('%s', async ([, path, expected], { ana }) => {
    expect(await banner(ana, path)).toBe(expected)
  })

  test('disappears after its end', async ({ server, ana }) => {
    const path = '/products/category/170101/coffee'
    const { redirect = path } = (await ana.page(path)).body
    expect(await banner(ana, redirect)).toBe('banner-kopi')
    server.clock.advance(52 * HOUR)
    expect(await banner(ana, redirect)).toBeUndefined()
  })
})

describe('the documents’ other links (document 1 §2)', () => {
  test.for([
    ['/why-shop-boxed', 'whyShop', 'Why shop with us', 'Mengapa membeli dengan kami', '为什么选择我们'],
    ['/business', 'business', 'Pasar for businesses', 'Pasar untuk perniagaan', 'Pasar 企业购物'],
  ] as const)('%s is a page in three languages', async ([path, kind, ...titles], { ana }) => {
    for (const [at, language] of ['en', 'ms', 'zh'].entries()) {
      const { data } = (await ana.page(path, { 'accept-language': language })).body
      expect(data?.page).toMatchObject({ kind, canonicalPath: path })
      expect(data?.content?.title).toBe(titles[at])
      expect(data?.content?.sections[0]?.html).not.toMatch(/[{}]/)
      expect(data?.email?.supportEmail).toBe('tolong@pasar.example')
    }
  })
})
