import { beforeEach, expect, test } from 'vitest'
import type { Listing } from '../../../../src/contract/entities/product/listing.ts'
import { openServer, shopper, type Shopper } from '../../shopper.ts'

let ana: Shopper

beforeEach(async () => {
  ana = shopper(openServer())
  await ana.sync()
})

// Document 2 §7: `GET /api/{path}` for paged products, where the path is the listing's own.
test.each([
  ['/products/category/130000/dairy-eggs', '/api/products/category/130000/dairy-eggs/pages/2-2'],
  [
    '/products/highlight/900001/this-weeks-offers',
    '/api/products/highlight/900001/this-weeks-offers/pages/2-2',
  ],
  ['/brand/7850/kebun-kita', '/api/brand/7850/kebun-kita/pages/2-2'],
  ['/products/action/501', '/api/products/action/501/page/2'],
  ['/products/search/kebun%20kita', '/api/products/search/kebun%20kita/pages/2-2'],
  ['/cart-recommendations', '/api/cart-recommendations/pages/2-2'],
])('the second page of %s is requested from %s', async (path, expected) => {
  const { data } = (await ana.page(path)).body
  const first = data?.category?.listing ?? data?.search?.listing
  expect(first?.pagination.paginationApiUrl).toBe(expected)
  const second = await ana.ask<Listing>('GET', expected)
  expect(second.status).toBe(200)
  expect(second.body.pagination).toMatchObject({ firstPage: 2, lastPage: 2 })
  const shown = first?.products.map(({ variant }) => variant._id) ?? []
  expect(shown).toHaveLength(24)
  expect(second.body.products.length).toBeGreaterThan(0)
  expect(second.body.products.filter(({ variant }) => shown.includes(variant._id))).toEqual([])
})

test.each([
  '/api/products/brand/7850/kebun-kita/pages/1-1',
  '/api/products/action/501/under-five/pages/1-1',
  '/api/products/seller/kopi-warisan/kopi/pages/1-1',
])('%s is an unknown address', async (path) => {
  expect((await ana.ask('GET', path)).status).toBe(404)
})
