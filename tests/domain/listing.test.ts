import { describe, expect, test } from 'vitest'
import { BannerEntityType } from '../../src/contract/enumerations.ts'
import { bannerLink, editorsLink, isBannerOver } from '../../src/domain/banner.ts'
import {
  activeChips,
  cleared,
  filterOf,
  isNarrowed,
  noFilter,
  toggled,
  withFilter,
} from '../../src/domain/product/listingFilter.ts'
import { withoutPages } from '../../src/paths.ts'
import { canSearch } from '../../src/domain/search.ts'

describe('filters are in the address', () => {
  test('an address is parsed, without invalid values', () => {
    const search = new URLSearchParams(
      'fulfillmentFilter=express&categoryFilter=12&brandFilter=3,x,4,3&sort=price-low',
    )
    expect(filterOf(search)).toEqual({
      fulfillment: 'express',
      category: '12',
      brands: ['3', '4'],
      sort: 'price-low',
    })
    expect(filterOf(new URLSearchParams('fulfillmentFilter=drone&categoryFilter=abc&sort=up'))).toEqual(
      noFilter,
    )
  })

  test('a filter is written, and other parameters stay', () => {
    const search = withFilter(new URLSearchParams('title=Deals&sort=name'), {
      ...noFilter,
      fulfillment: 'standard',
      brands: ['3', '4'],
    })
    expect(Object.fromEntries(search)).toEqual({
      title: 'Deals',
      fulfillmentFilter: 'standard',
      brandFilter: '3,4',
    })
  })

  test('written filters are parsed again', () => {
    const filter = { fulfillment: 'marketplace', category: '7', brands: ['9'], sort: 'discount' } as const
    expect(filterOf(withFilter(new URLSearchParams(), filter))).toEqual(filter)
    expect(withFilter(new URLSearchParams(), noFilter).toString()).toBe('')
  })

  test('a seller’s fulfilment methods are parsed like the shop’s', () => {
    const filter = filterOf(new URLSearchParams('fulfillmentFilter=pick-up-in-store'))
    expect(filter.fulfillment).toBe('pick-up-in-store')
    expect(withFilter(new URLSearchParams(), filter).toString()).toBe('fulfillmentFilter=pick-up-in-store')
  })

  test.each([
    ['/products/category/13/milk/pages/1-3', '/products/category/13/milk'],
    ['/products/action/501/page/2', '/products/action/501'],
    ['/kopi-warisan/pages/1-2/', '/kopi-warisan'],
    ['/products/category/13/pages', '/products/category/13/pages'],
  ])('%s shows %s', (path, page) => {
    expect(withoutPages(path)).toBe(page)
  })

  test('a single choice toggles; brands accumulate', () => {
    const one = toggled(noFilter, { kind: 'brand', value: '3' })
    const two = toggled(one, { kind: 'brand', value: '4' })
    expect(two.brands).toEqual(['3', '4'])
    expect(toggled(two, { kind: 'brand', value: '3' }).brands).toEqual(['4'])
    const express = toggled(noFilter, { kind: 'fulfillment', value: 'express' })
    expect(toggled(express, { kind: 'fulfillment', value: 'standard' }).fulfillment).toBe('standard')
    expect(toggled(express, { kind: 'fulfillment', value: 'express' }).fulfillment).toBeNull()
    expect(
      toggled(toggled(noFilter, { kind: 'category', value: '7' }), { kind: 'category', value: '7' }),
    ).toEqual(noFilter)
  })

  test('chips name the active filters, and clearing keeps the sort order', () => {
    const filter = { fulfillment: 'express', category: '7', brands: ['3'], sort: 'name' } as const
    expect(activeChips(filter)).toEqual([
      { kind: 'fulfillment', value: 'express' },
      { kind: 'category', value: '7' },
      { kind: 'brand', value: '3' },
    ])
    expect(isNarrowed(filter)).toBe(true)
    expect(cleared(filter)).toEqual({ ...noFilter, sort: 'name' })
    expect(isNarrowed(cleared(filter))).toBe(false)
  })
})

test.each([
  ['', false],
  ['mi', false],
  ['mil', true],
  ['  mi ', false],
  ['奶粉', false],
  ['牛奶粉', true],
])('the search page searches for %o: %s (document 1 §5)', (term, isSearched) => {
  expect(canSearch(term)).toBe(isSearched)
})

describe('banners (document 1 §2 and §5)', () => {
  const named = { _id: 'banner', references: [{ gid: '104', slug: 'fresh-milk' }] }
  test.each([
    [
      'an action',
      { ...named, entityType: BannerEntityType.ACTION, referenceClientTitle: 'Big week' },
      '/products/action/104?title=Big+week',
    ],
    ['a product', { ...named, entityType: BannerEntityType.PRODUCT }, '/product/104/fresh-milk'],
    ['a variant', { ...named, entityType: BannerEntityType.VARIANT }, '/product/104/fresh-milk'],
    [
      'a highlight',
      { ...named, entityType: BannerEntityType.HIGHLIGHT },
      '/products/highlight/104/fresh-milk',
    ],
    ['a category', { ...named, entityType: BannerEntityType.CATEGORY }, '/products/category/104/fresh-milk'],
    [
      'a search term',
      { _id: 'banner', references: [], entityType: BannerEntityType.SEARCH_TERM, text: 'oat milk' },
      '/products/search/oat%20milk',
    ],
    [
      'a search term with a button',
      {
        _id: 'banner',
        references: [{ slug: 'milk' }],
        entityType: BannerEntityType.SEARCH_TERM,
        text: 'Shop breakfast',
      },
      '/products/search/milk',
    ],
    [
      'an own path',
      { _id: 'banner', references: [], entityType: BannerEntityType.CUSTOM_URL_AND_TEXT, url: '/t/faqs' },
      '/t/faqs',
    ],
  ])('%s stays in the shop', (_what, action, href) => {
    expect(bannerLink(action)).toEqual({ href, isExternal: false })
  })

  test.each([
    ['/products/action/503', { href: '/products/action/503', isExternal: false }],
    ['https://example.com/soap', { href: 'https://example.com/soap', isExternal: true }],
    ['//example.com', null],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    [undefined, null],
  ])('what an editor wrote as %s', (url, link) => {
    expect(editorsLink(url)).toEqual(link)
  })

  test('an external link opens in a new tab', () => {
    const action = {
      _id: 'banner',
      references: [],
      entityType: BannerEntityType.EXTERNAL_LINK,
      url: 'https://example.com/a',
    }
    expect(bannerLink(action)).toEqual({ href: 'https://example.com/a', isExternal: true })
  })

  test.each([
    [
      'a category without a reference',
      { _id: 'banner', references: [], entityType: BannerEntityType.CATEGORY },
    ],
    [
      'a script',
      {
        _id: 'banner',
        references: [],
        entityType: BannerEntityType.EXTERNAL_LINK,
        url: 'javascript:alert(1)',
      },
    ],
    [
      'another host without a scheme',
      {
        _id: 'banner',
        references: [],
        entityType: BannerEntityType.CUSTOM_URL_AND_TEXT,
        url: '//example.com',
      },
    ],
    ['nothing', { _id: 'banner', references: [], entityType: BannerEntityType.CUSTOM_URL_AND_TEXT }],
  ])('%s has no link', (_what, action) => {
    expect(bannerLink(action)).toBeNull()
  })

  test.each([
    ['without an end', undefined, false],
    ['a second before its end', '2026-11-21T12:00:01Z', false],
    ['at its end', '2026-11-21T12:00:00Z', true],
    ['after its end', '2026-11-21T11:59:59Z', true],
  ])('a banner %s has ended: %s', (_, endTimestamp, isOver) => {
    const end = endTimestamp === undefined ? {} : { endTimestamp }
    expect(isBannerOver(end, Date.parse('2026-11-21T12:00:00Z'))).toBe(isOver)
  })
})
