import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { firstSegments } from '../../src/contract/routes.ts'
import { unsupportedBrowserScript } from '../../build/head/unsupportedBrowser.ts'

const OLD = 'CSS.supports = function () { return false }'
const NO_LOOK_BACK = 'RegExp = function () { throw new SyntaxError("Invalid group") }'

/** The effect of the script at an address, in a browser without these features; the shop may have a fixed path, and the file its page. */
function openedAt(
  pathname: string,
  { without = OLD, base = '', language = 'ms-MY', path = null as string | null } = {},
) {
  const went: string[] = []
  const attributes: Record<string, string> = {}
  const page = {
    lang: 'en',
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  }
  const start = { base, firstSegments, isUnsupported: 0 }
  runInNewContext(`${without};${unsupportedBrowserScript(path)}`, {
    START: start,
    CSS: { supports: () => true },
    location: { pathname, replace: (to: string) => void went.push(to) },
    document: { documentElement: page },
    navigator: { language },
  })
  return { went, attributes, lang: page.lang, isUnsupported: start.isUnsupported }
}

test('a supported browser is not redirected', () => {
  expect(openedAt('/shop/cart', { without: '' })).toEqual({
    went: [],
    attributes: {},
    lang: 'en',
    isUnsupported: 0,
  })
})

test.each([
  ['/', '/unsupported/'],
  ['/cart', '/unsupported/'],
  ['/kopi-warisan', '/unsupported/'],
  ['/shop/', '/shop/unsupported/'],
  ['/shop/kopi-warisan', '/shop/unsupported/'],
  ['/a/b/product/12/fresh-milk', '/a/b/unsupported/'],
  ['/a/b/products/search/cart', '/a/b/unsupported/'],
])('from %s an unsupported browser is redirected to %s, and the shop does not start', (pathname, leadsTo) => {
  expect(openedAt(pathname)).toMatchObject({ went: [leadsTo], isUnsupported: 1, attributes: {} })
})

test('a browser without lookbehind in regular expressions is redirected', () => {
  expect(openedAt('/cart', { without: NO_LOOK_BACK })).toMatchObject({ went: ['/unsupported/'] })
})

test('a shop with a fixed base path redirects to below that path', () => {
  expect(openedAt('/my/shop/cart', { base: '/my/shop/' }).went).toEqual(['/my/shop/unsupported/'])
})

test.each([
  ['/product/1/tea', '/unsupported/'],
  ['/shop/product/1/tea/', '/shop/unsupported/'],
])('a page with a folder of its own redirects from %s', (pathname, leadsTo) => {
  expect(openedAt(pathname, { path: '/product/1/tea' }).went).toEqual([leadsTo])
})

test.each(['/unsupported', '/unsupported/', '/shop/unsupported', '/a/b/unsupported/'])(
  '%s stays, and shows the message in the browser’s language',
  (pathname) => {
    for (const path of [null, '/unsupported'])
      expect(openedAt(pathname, { path })).toEqual({
        went: [],
        attributes: { 'data-boot': 'failed' },
        lang: 'ms',
        isUnsupported: 1,
      })
  },
)

test('the script uses only old syntax', () => {
  for (const path of [null, '/unsupported', '/product/1/tea'])
    expect(unsupportedBrowserScript(path)).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?/)
})
