import type { CategoryPage, PageInfo } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../addresses.ts'
import { brandCategory, highlightCategory } from '../../catalogue/highlights.ts'
import { shelvesDownTo } from '../../catalogue/shelves.ts'
import { firstPage } from '../../catalogue/listing.ts'
import { seoFor } from '../../words.ts'
import { goodsOf, type Listed, listedAt, pathOf, rangeAsked } from '../listings.ts'
import { listingQueryOf, type PageAnswer, type PageRequest, redirectTo } from './pageRequest.ts'

function breadcrumbsOf(listed: Listed, name: string, { language }: PageRequest): PageInfo['breadcrumbs'] {
  if (listed.kind !== 'category') return [{ name, path: pathOf(listed) }]
  return shelvesDownTo(listed.category.gid, language).map((category) => ({
    name: category.displayName,
    path: addressOf.category(category),
  }))
}

function categoriesOf(
  listed: Listed,
  count: number,
  tint: string,
  { words }: PageRequest,
): Pick<CategoryPage, 'category' | 'department'> {
  if (listed.kind === 'category') return { category: listed.category, department: listed.department }
  const category =
    listed.kind === 'highlight'
      ? highlightCategory(listed.highlight, count, words)
      : brandCategory(listed.brand, tint, count)
  return { category, department: category }
}

function pageOf(kind: string, request: PageRequest): PageAnswer {
  const { params, path, search, shelf, words } = request
  const listed = listedAt(kind, params['gid'] ?? '', shelf)
  if (!listed) return null
  const canonicalPath = pathOf(listed)
  const asked = params['range'] === undefined ? path : path.slice(0, path.lastIndexOf('/pages/'))
  if (asked !== canonicalPath) return redirectTo(canonicalPath, request)
  const range = params['range'] === undefined ? firstPage : rangeAsked(params['range'])
  const listing = goodsOf(listed, listingQueryOf(search), range, shelf)
  const tint = listing.products[0]?.product.tint ?? ''
  const { category, department } = categoriesOf(listed, listing.productsTotalCount, tint, request)
  const values = { name: category.displayName, count: category.productCount }
  return {
    page: {
      page: {
        kind: 'category',
        canonicalPath,
        seo: seoFor(words, listed.kind === 'brand' ? 'brand' : 'category', values),
        breadcrumbs: breadcrumbsOf(listed, category.displayName, request),
      },
      category: { category, department, listing, isTopPicksPage: false },
    },
  }
}

/** `/products/:category/:gid/:slug`, of a category or a highlight; another slug or word leads to the right one. */
export const listingPage = (request: PageRequest): PageAnswer => {
  const kind = request.params['category'] ?? ''
  return pageOf(kind === 'brand' ? 'category' : kind, request)
}

/** `/brand/:gid/:slug`: a maker's goods, in the groups of a category page. */
export const brandPage = (request: PageRequest): PageAnswer => pageOf('brand', request)
