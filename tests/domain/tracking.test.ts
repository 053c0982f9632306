import { expect, test } from 'vitest'
import {
  brandChanges,
  categoryOfPath,
  isPublicRoute,
  pageOfPath,
  linkProperties,
  pageProperties,
  trackingSource,
  withoutPersonal,
} from '../../src/domain/engagement/tracking.ts'

// Document 2 §9: category 0, favorites 3, product page 2, cart 7, checkout 8, order history 9, search 18, coupon details 37.
test.each([
  ['/products/:category/:gid/:slug', 0],
  ['/product/:gid/:slug', 2],
  ['/account/favorites', 3],
  ['/cart', 7],
  ['/checkout', 8],
  ['/account/order-history', 9],
  ['/products/search', 18],
  ['/products/search/:term', 18],
  ['/account/coupons', 37],
  ['/account/coupons/:id', 37],
  ['/', null],
  ['/brand/:gid/:slug', null],
  ['/products/highlight/:gid/:slug', null],
  ['/products/action/:id', null],
  ['/checkout-login', null],
  ['/cart-recommendations', null],
  ['*', null],
])('an action on %s has the source %s', (route, source) => {
  expect(trackingSource(route)).toBe(source)
})

test.each([
  ['/', true],
  ['/product/:gid/:slug', true],
  ['/products/search/:term', true],
  ['/t/:slug', true],
  ['/checkout', true],
  ['/account/order/:id', false],
  ['/confirmation', false],
  ['/invite/:promocode', false],
  ['/reset-password', false],
  ['/a-page-nobody-has-thought-of', false],
  ['*', false],
])('whether the address and title of %s may be sent: %s', (route, isPublic) => {
  expect(isPublicRoute(route)).toBe(isPublic)
})

test.each([
  ['milk 2 l', 'milk 2 l'],
  ['ana@rumah.example', '…'],
  ['order for ana@rumah.example please', 'order for … please'],
  ['012-345 6789', '…'],
  ['+60 (12) 345 6789', '+…'],
  ['1234567', '…'],
  ['123456', '123456'],
  ['6 x 250 ml, 24 x 330 ml', '6 x 250 ml, 24 x 330 ml'],
])('“%s” is sent as “%s”', (text, expected) => {
  expect(withoutPersonal(text)).toBe(expected)
})

test.each([
  ['/', '/', 'Pasar', { route: '/', path: '/', title: 'Pasar' }],
  [
    '/product/:gid/:slug',
    '/product/30000101/fresh-milk',
    'Fresh milk',
    { route: '/product/:gid/:slug', path: '/product/30000101/fresh-milk', title: 'Fresh milk' },
  ],
  [
    '/products/:category/:gid/:slug',
    '/products/category/130000/dairy/pages/1-3',
    'Dairy',
    { route: '/products/:category/:gid/:slug', path: '/products/category/130000/dairy', title: 'Dairy' },
  ],
  [
    '/products/search/:term',
    '/products/search/ana%40rumah.example',
    '“ana@rumah.example”',
    { route: '/products/search/:term', path: '/products/search/…', title: '…' },
  ],
  [
    '/products/search/:term',
    '/products/search/%E0%A4%A',
    '',
    { route: '/products/search/:term', path: '/products/search/%E0%A4%A' },
  ],
  ['/account/order/:id', '/account/order/123', 'Order 123 of Ana', { route: '/account/order/:id' }],
  ['*', '/no/such/page', 'Not found', { route: '*' }],
])('the page %s at %s is sent without personal data', (route, path, title, page) => {
  expect(pageProperties(route, path, title)).toEqual(page)
})

test.each([
  ['/products/category/130000/dairy/pages/1-3', '/products/category/130000/dairy'],
  ['/brand/7/kampung/pages/2-2', '/brand/7/kampung'],
  ['/t/pages', '/t/pages'],
  ['/', '/'],
])('%s shows the page %s', (path, page) => {
  expect(pageOfPath(path)).toBe(page)
})

test.each([
  [[], ['1'], [{ brand: '1', isSelected: true }]],
  [['1'], [], [{ brand: '1', isSelected: false }]],
  [['1'], ['1', '2'], [{ brand: '2', isSelected: true }]],
  [
    ['1', '2'],
    ['2', '3'],
    [
      { brand: '3', isSelected: true },
      { brand: '1', isSelected: false },
    ],
  ],
  [['1', '2'], ['2', '1'], []],
])('from the brands %j to %j', (before, after, changes) => {
  expect(brandChanges(before, after)).toEqual(changes)
})

test.each([
  ['/products/category/130000/dairy', '130000'],
  ['/products/highlight/130000/dairy', null],
  ['/product/130000/dairy', null],
  ['/', null],
])('%s leads to the category %s', (path, category) => {
  expect(categoryOfPath(path)).toBe(category)
})

test.each([
  ['https://pasar.example/shop/t/faqs?from=footer', '/t/faqs'],
  ['https://pasar.example/shop/', '/'],
  ['https://pasar.example/shop', '/'],
  ['https://pasar.example/elsewhere', 'https://pasar.example'],
  ['https://social.example/pasar?ref=ana', 'https://social.example'],
  ['tel:+60312345678', 'tel:'],
  ['mailto:help@pasar.example', 'mailto:'],
])('a link to %s is sent as %s', (href, link) => {
  expect(linkProperties(new URL(href), { origin: 'https://pasar.example', base: '/shop/' })).toBe(link)
})
