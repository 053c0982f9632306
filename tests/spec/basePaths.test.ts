import { expect, test } from 'vitest'
import { basePaths } from '../../build/head/basePaths.ts'
import { firstSegments } from '../../src/contract/routes.ts'

test.each([
  ['/', '/'],
  ['/cart', '/'],
  ['/shop/', '/shop/'],
  ['/shop/cart', '/shop/'],
  ['/a/b/product/12/fresh-milk', '/a/b/'],
  ['/a/b/products/search/cart', '/a/b/'],
  // The last segment is no route's, so it is taken for a page that does not exist.
  ['/shop/nonsense', '/shop/'],
  ['/nonsense', '/'],
  // More segments than hosts use for a base path.
  ['/no/such/page', '/'],
])('%s is most likely of a shop under %s', (pathname, base) => {
  expect(basePaths(pathname, firstSegments)[0]).toBe(base)
})

test.each([
  ['/cart/cart', '/cart/'],
  ['/shop', '/shop/'],
  ['/shop/no/such/page', '/shop/'],
  ['/products/', '/products/'],
])('opened at %s, %s is tried as well', (pathname, base) => {
  expect(basePaths(pathname, firstSegments)).toContain(base)
})

test('no path is tried twice', () => {
  const paths = basePaths('/a/b/c/', firstSegments)
  expect(new Set(paths).size).toBe(paths.length)
})
