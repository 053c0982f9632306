import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { firstSegments } from '../../src/contract/routes.ts'
import { to } from '../../src/paths.ts'
import { routes } from '../../src/routes.tsx'
import { isSellerSlug } from '../../src/domain/product/sellerSlug.ts'
import { expectNone } from './expectNone.ts'
import { otherLinks, ourRoutes, routeRows, routesWithoutPage } from './routeRows.ts'

const joined = (parent: string, path: string) =>
  path.startsWith('/') || path === '*' ? path : `${parent.replace(/\/$/, '')}/${path}`

const pathsOf = (rows: readonly RouteObject[], parent = ''): string[] =>
  rows.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : joined(parent, path)
    return [...(path === undefined ? [] : [own]), ...pathsOf(children, own)]
  })

const anyParameter = (path: string) => path.replaceAll(/:\w+/g, ':')
const documented = [...routeRows, ...otherLinks]
const ours = ourRoutes.map(({ path }) => path)
const isIn = (list: readonly string[], path: string) =>
  list.some((row) => anyParameter(row) === anyParameter(path))

test('a route is in the documents, or has its reason', () => {
  expectNone(
    pathsOf(routes).filter((path) => !isIn([...documented, ...ours], path)),
    (path) =>
      `Route "${path}" is not in the documents. Add it to ourRoutes in tests/spec/routeRows.ts: { path: '${path}', why: '…' }`,
  )
})

/** A row of the documents may be a case of a route: `/products/category/:gid/:slug` is one of `/products/:category/:gid/:slug`. */
const isCaseOf = (path: string, route: string) =>
  new RegExp(`^${route.replaceAll(/(?<=.)\/:\w+/g, '/[^/]+').replace('*', '\\*')}$`).test(path)

test('every row of the documents has its route, except the listed ones, and so has every route of our own', () => {
  const built = pathsOf(routes)
  const isBuilt = (path: string) => built.some((route) => isCaseOf(path, route))
  expectNone(
    [...documented, ...ours].filter((path) => !isBuilt(path) && !routesWithoutPage.includes(path)),
    (path) => `Route "${path}" of tests/spec/routeRows.ts has no page. Add its row to src/routes.tsx.`,
  )
  expectNone(
    routesWithoutPage.filter(isBuilt),
    (path) =>
      `Route "${path}" has its page now: remove it from routesWithoutPage in tests/spec/routeRows.ts.`,
  )
  expectNone(
    ours.filter((path) => isIn(documented, path)),
    (path) =>
      `Route "${path}" is in the documents: remove its row from ourRoutes in tests/spec/routeRows.ts.`,
  )
})

/** The first segments of all paths, without a seller's own. */
const firstWords = [...documented, ...ours]
  .flatMap((path) => path.split('/')[1] || [])
  .filter((word) => word !== '*' && !word.startsWith(':'))

test('the start has the first segment of every route, to find its base path', () => {
  expectNone(
    [...new Set(firstWords)].filter((word) => !firstSegments.includes(word)),
    (word) =>
      `A route begins with "${word}", which is missing in src/contract/routes.ts. Add it there: '${word}'`,
  )
  expectNone(
    [...firstSegments].filter((word) => !firstWords.includes(word)),
    (word) =>
      `No route of tests/spec/routeRows.ts begins with "${word}": remove it from src/contract/routes.ts.`,
  )
})

test('no seller’s path is the first word of a route', () => {
  expectNone(
    firstWords.filter(isSellerSlug),
    (word) =>
      `A route begins with "${word}", and a seller might be called so. Let isSellerSlug in src/domain/product/sellerSlug.ts refuse it: isSellerSlug('${word}') is false.`,
  )
  expect(isSellerSlug('kopi-warisan')).toBe(true)
})

test('the links of src/paths.ts match rows of the table', () => {
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
  expectNone(
    [...links, ...others, ...buying, ...reading].filter((link) => !isRow(link)),
    (link) =>
      `src/paths.ts builds "${link}", which no row of tests/spec/routeRows.ts has. Fix the link in src/paths.ts.`,
  )
})
