import { homeBanners } from '../../../fixtures/banners.ts'
import type { CategoryPage, PageInfo } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../base/addresses.ts'
import { highlightCategory, namedList, samples, topPicks } from '../../catalogue/highlights.ts'
import { categoriesDownTo } from '../../catalogue/categories.ts'
import { firstPage, type PageRange } from '../../catalogue/listing.ts'
import { yieldToMain } from '../../base/yieldToMain.ts'
import { seoFor } from '../../base/texts.ts'
import {
  listedProducts,
  kindNamed,
  type Listed,
  listedAt,
  pageAsked,
  pathOf,
  rangeIn,
  recommendationsFor,
} from '../listings.ts'
import { listingQueryOf, type PageAnswer, pageOf, type PageRequest, redirectTo } from './pageRequest.ts'

type CategoryWords = Exclude<Listed, { kind: 'seller' }>

/** The longest title that a banner may give to the list it opens; the rest is cut. */
const TITLE_LENGTH = 80

function breadcrumbsOf(
  listed: CategoryWords,
  name: string,
  { language }: PageRequest,
): PageInfo['breadcrumbs'] {
  if (listed.kind !== 'category') return [{ name, path: pathOf(listed) }]
  return categoriesDownTo(listed.category.gid, language).map((category) => ({
    name: category.displayName,
    path: addressOf.category(category),
  }))
}

/** The title of an action is the banner's, where its link gives one. */
const titleOf = ({ search }: PageRequest, own: string): string =>
  Array.from((search.get('title') ?? '').trim())
    .slice(0, TITLE_LENGTH)
    .join('') || own

function categoriesOf(
  listed: CategoryWords,
  count: number,
  tint: string,
  request: PageRequest,
): Pick<CategoryPage, 'category' | 'department'> {
  const { texts } = request
  const alone = (category: CategoryPage['category']) => ({ category, department: category })
  switch (listed.kind) {
    case 'category':
      return { category: listed.category, department: listed.department }
    case 'highlight':
      return alone(highlightCategory(listed.highlight, count, texts))
    case 'brand':
      return alone(namedList(listed.brand, tint, count))
    case 'action': {
      const { id, name } = listed.action
      return alone(
        namedList({ gid: id, slug: id, name: titleOf(request, texts.partner.lists[name]) }, tint, count),
      )
    }
  }
}

/** A department's categories have the home page's captions, unless a caption links to this page. */
function bannerOn(listed: CategoryWords, { catalogueView }: PageRequest): CategoryPage['banner'] {
  if (listed.kind !== 'category') return undefined
  const { category, department } = listed
  return homeBanners(catalogueView.present).find(
    ({ theme, action }) =>
      theme === department.tint && action.references.every(({ gid }) => gid !== category.gid),
  )
}

function pageWith(
  listed: CategoryWords,
  range: PageRange,
  kind: PageInfo['kind'],
  request: PageRequest,
): PageAnswer {
  const { search, catalogueView, texts } = request
  const listing = listedProducts(listed, listingQueryOf(search), range, catalogueView)
  const tint = listing.products[0]?.variant.product.tint ?? ''
  const { category, department } = categoriesOf(listed, listing.productsTotalCount, tint, request)
  const values = { name: category.displayName, count: category.productCount }
  const banner = bannerOn(listed, request)
  const isTopPicksPage = listed.kind === 'highlight' && listed.highlight === topPicks
  return pageOf(
    {
      kind,
      canonicalPath: pathOf(listed),
      seo: seoFor(texts, listed.kind === 'brand' ? 'brand' : 'category', values),
      breadcrumbs: breadcrumbsOf(listed, category.displayName, request),
    },
    {
      category: {
        category,
        department,
        listing,
        ...(banner ? { banner } : {}),
        isTopPicksPage,
        ...(isTopPicksPage ? { sampleTopPicksId: samples.gid } : {}),
      },
    },
  )
}

/** A department also has a text; the texts load with the first department. */
async function described(listed: Listed, { language }: PageRequest): Promise<Listed> {
  if (listed.kind !== 'category' || listed.category !== listed.department) return listed
  const { descriptionOf } = await import('../../../fixtures/texts/departments.ts')
  const longDescriptionHtml = descriptionOf(listed.category.gid, language)
  return longDescriptionHtml === undefined
    ? listed
    : { ...listed, category: { ...listed.category, longDescriptionHtml } }
}

async function listedPage(kind: string, request: PageRequest): Promise<PageAnswer> {
  const { params, path, catalogueView } = request
  const known = listedAt(kind, params['gid'] ?? '', catalogueView)
  const listed = known && (await described(known, request))
  if (!listed || listed.kind === 'seller') return null
  const canonicalPath = pathOf(listed)
  const asked = params['range'] === undefined ? path : path.slice(0, path.lastIndexOf('/pages/'))
  if (asked !== canonicalPath) return redirectTo(canonicalPath, request)
  const range = rangeIn(params)
  // The shop's own order is half the work of its first list.
  catalogueView.catalogue.popular()
  await yieldToMain()
  return pageWith(listed, range, 'category', request)
}

/** `/products/:category/:gid/:slug`, of a category; another slug or word leads to the right one. */
export const listingPage = (request: PageRequest): Promise<PageAnswer> =>
  listedPage(kindNamed(request.params['category'] ?? ''), request)

/** `/products/highlight/:gid/:slug`: a list that the shop has put together. */
export const highlightPage = (request: PageRequest): Promise<PageAnswer> => listedPage('highlight', request)

/** `/brand/:gid/:slug`: the products of a brand, in the groups of a category page. */
export const brandPage = (request: PageRequest): Promise<PageAnswer> => listedPage('brand', request)

/**
 * `/products/action/:id` and `/products/action/:id/page/:pageNum`, with the title of the banner that links to it. The page's address
 * contains the last page that was loaded, and shows all pages up to it; the call of the same name returns that page alone.
 */
export function actionPage(request: PageRequest): PageAnswer {
  const { params, catalogueView } = request
  const listed = listedAt('action', params['id'] ?? '', catalogueView)
  if (listed?.kind !== 'action') return null
  const range =
    params['pageNum'] === undefined ? firstPage : { ...pageAsked(params['pageNum']), first: firstPage.first }
  return pageWith(listed, range, 'action', request)
}

/** `/cart-recommendations`: products that go with the cart. */
export function recommendationsPage(request: PageRequest): PageAnswer {
  const { params, search, catalogueView, shopper, texts } = request
  const range = rangeIn(params)
  const listing = recommendationsFor(shopper, listingQueryOf(search), range, catalogueView)
  const name = texts.partner.lists.recommendations
  const category = namedList(
    { gid: '0', slug: 'cart-recommendations', name },
    listing.products[0]?.variant.product.tint ?? '',
    listing.productsTotalCount,
  )
  return pageOf(
    {
      kind: 'recommendations',
      canonicalPath: addressOf.cartRecommendations,
      seo: seoFor(texts, 'category', { name, count: listing.productsTotalCount }),
      breadcrumbs: [{ name, path: addressOf.cartRecommendations }],
    },
    { category: { category, department: category, listing, isTopPicksPage: false } },
  )
}
