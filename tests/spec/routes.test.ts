import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { firstWords as firstSegments } from '../../src/contract/routes.ts'
import { to } from '../../src/paths.ts'
import { routes } from '../../src/routes.tsx'
import { isSellerSlug } from '../../src/domain/sellerSlug.ts'
import { otherLinks, routeRows } from './routeRows.ts'

const joined = (parent: string, path: string) =>
  path.startsWith('/') || path === '*' ? path : `${parent.replace(/\/$/, '')}/${path}`

const pathsOf = (rows: readonly RouteObject[], parent = ''): string[] =>
  rows.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : joined(parent, path)
    return [...(path === undefined ? [] : [own]), ...pathsOf(children, own)]
  })

const anyParameter = (path: string) => path.replaceAll(/:\w+/g, ':')
const documented = new Set([...routeRows, ...otherLinks].map(anyParameter))

test('every route of the shop is a row of the documents’ table, or one of their other links', () => {
  expect(pathsOf(routes).filter((path) => !documented.has(anyParameter(path)))).toEqual([])
})

test('the rows of a guest’s purchase are there', () => {
  const built = new Set(pathsOf(routes).map(anyParameter))
  const purchase = [
    '/',
    '/product/:gid/:slug',
    '/products/:category/:gid/:slug',
    '/products/:category/:gid/:slug/pages/:range',
    '/products/search/:term',
    '/products/search',
    '/cart',
    '/checkout',
    '/confirmation',
    '*',
  ]
  expect(purchase.filter((path) => !built.has(anyParameter(path)))).toEqual([])
})

/** The words that paths begin with, a seller's own aside. */
const firstWords = [...routeRows, ...otherLinks]
  .flatMap((path) => path.split('/')[1] || [])
  .filter((word) => word !== '*' && !word.startsWith(':'))

test('the page knows the first word of every route, to find the path it lives under', () => {
  expect([...firstSegments].toSorted()).toEqual([...new Set(firstWords)].toSorted())
})

test('no seller has a word that begins a path of the shop', () => {
  expect(firstWords.filter(isSellerSlug)).toEqual([])
  expect(isSellerSlug('kopi-warisan')).toBe(true)
})

test('the listings are all there, and the pages of mostly words', () => {
  const built = new Set(pathsOf(routes).map(anyParameter))
  const listings = [
    '/products/action/:id',
    '/products/action/:id/page/:pageNum',
    '/products/highlight/:gid/:slug/pages/:range',
    '/brand/:gid/:slug/pages/:range',
    '/products/search/:term/pages/:range',
    '/cart-recommendations/pages/:range',
    '/bulk-purchase',
    '/insights',
    '/branch',
    '/mobile-support',
    '/unsupported',
    ...otherLinks,
  ]
  expect(listings.filter((path) => !built.has(anyParameter(path)))).toEqual([])
})

test('the texts, the blog and the pages for an occasion are there', () => {
  const built = new Set(pathsOf(routes).map(anyParameter))
  const texts = ['/t/:', '/t/:/pages/:', '/blog', '/blog/:', '/blog/:/pages/:', '/m/:', '/m/:/pages/:']
  expect(texts.filter((path) => !built.has(path))).toEqual([])
})

test('links that are built lead to rows of the table', () => {
  const named = { gid: '104', slug: 'milk' }
  const links = [to.home(), to.product(named), to.category(named), to.highlight(named), to.brand(named)]
  const others = [to.action({ id: '7', title: 'Sale' }), to.search('milk'), to.search(), to.cart()]
  const buying = [to.checkout(), to.checkoutStep('address'), to.confirmation('123'), to.text('faqs')]
  const reading = [to.branch(), to.blog(), to.blog('recipes'), to.landing('breakfast')]
  const isRow = (link: string) => {
    const { pathname } = new URL(link, 'https://pasar.example')
    return routeRows.some((row) =>
      new RegExp(`^${row.replaceAll(/:\w+/g, '[^/]+').replace('*', '\\*')}$`).test(pathname),
    )
  }
  expect([...links, ...others, ...buying, ...reading].filter((link) => !isRow(link))).toEqual([])
})
