import { describe, expect, test } from 'vitest'
import { variantByGid } from '../../fixtures/catalogue.ts'
import { named } from '../../fixtures/named.ts'
import { listData } from '../../src/domain/seo/listData.ts'
import { availabilityOf, productData } from '../../src/domain/seo/productData.ts'
import { breadcrumbData } from '../../src/domain/seo/structuredData.ts'
import { present } from '../fixtures/present.ts'

const absolute = (path: string) => `https://pasar.example/shop/${path.replace(/^\//, '')}`

function listedEntry(gid: string) {
  const variant = variantByGid(gid, present)
  if (!variant) throw new Error(`No variant ${gid}`)
  const [row] = variant.inventory
  if (!row) throw new Error(`${gid} has no warehouse`)
  return { variant, warehouse: row.warehouse }
}

test('a product has its brand, absolute picture addresses and the page’s offer', () => {
  const data = productData(listedEntry(named.saleMilk), {
    path: '/product/1/milk',
    currency: 'MYR',
    absolute,
  })
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Ladang Fresh Milk Full Cream',
    productID: named.saleMilk,
    brand: { '@type': 'Brand', name: 'Ladang' },
    offers: {
      '@type': 'Offer',
      url: 'https://pasar.example/shop/product/1/milk',
      price: '7.90',
      priceCurrency: 'MYR',
      priceValidUntil: '2026-11-23',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(data.image[0]).toMatch(/^https:\/\/pasar\.example\/shop\/packs\//)
})

describe('availability', () => {
  test.each([
    ['regularMilk', 'InStock'],
    ['untrackedWater', 'InStock'],
    ['limitedQuantityDurian', 'LimitedAvailability'],
    ['outOfStockSardines', 'OutOfStock'],
    ['discontinuedBiscuit', 'Discontinued'],
  ] as const)('%s: %s', (name, expected) => {
    expect(availabilityOf(listedEntry(named[name]).variant)).toBe(expected)
  })
})

test('breadcrumbs are numbered, each with its address', () => {
  const trail = [
    { name: 'Dairy & eggs', path: '/products/category/130000/dairy' },
    { name: 'Milk', path: '/product/1/milk' },
  ]
  expect(breadcrumbData(trail, { absolute }).itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Dairy & eggs',
      item: 'https://pasar.example/shop/products/category/130000/dairy',
    },
    { '@type': 'ListItem', position: 2, name: 'Milk', item: 'https://pasar.example/shop/product/1/milk' },
  ])
})

test('products of a later page of a list are numbered after those before', () => {
  const { variant } = listedEntry(named.saleMilk)
  const entry = { variant }
  const listing = {
    products: [entry, entry],
    productsTotalCount: 50,
    pagination: { firstPage: 3 },
  }
  const { numberOfItems, itemListElement } = listData('Milk · Pasar', listing, { absolute })
  expect(numberOfItems).toBe(50)
  expect(itemListElement.map(({ position }) => position)).toEqual([49, 50])
  expect(itemListElement[0]?.url).toBe(`https://pasar.example/shop/product/${variant.gid}/${variant.slug}`)
})
