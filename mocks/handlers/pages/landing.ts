import { homeBanners } from '../../../fixtures/banners.ts'
import { type Landing, type LandingRow, landings } from '../../../fixtures/tables/landings.ts'
import type { PageModule } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../base/addresses.ts'
import type { Facts } from '../../catalogue/facts.ts'
import { highlightByGid, inHighlight } from '../../catalogue/highlights.ts'
import { shelfByGid } from '../../catalogue/shelves.ts'
import type { Seo } from '../../../src/contract/entities/seo.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { seoFor, type Words } from '../../base/words.ts'
import { type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

const ROW_LENGTH = 8

export const landingBySlug = (slug: string): Landing | undefined =>
  landings.find((landing) => landing.slug === slug)

function itemsIn(
  { fill }: LandingRow,
  shelf: CatalogueView,
): { goods: readonly Facts[]; more: string | undefined } {
  if ('highlight' in fill) {
    const highlight = highlightByGid(fill.highlight)
    return {
      goods: highlight ? inHighlight(highlight, shelf) : [],
      more: highlight && addressOf.highlight(highlight),
    }
  }
  const [first = ''] = fill.categories
  const category = shelfByGid(first, shelf.language)
  return {
    goods: fill.categories.flatMap((gid) => shelf.goods.inCategory(gid).slice(0, ROW_LENGTH)),
    more: category && addressOf.category(category),
  }
}

function rowModule(row: LandingRow, shelf: CatalogueView): PageModule {
  const { goods, more } = itemsIn(row, shelf)
  return {
    type: 'products',
    id: row.id,
    title: row.title[shelf.language],
    ...(more === undefined ? {} : { moreHref: more }),
    products: goods
      .filter(({ isOffered }) => isOffered)
      .slice(0, ROW_LENGTH)
      .flatMap(({ leadGid }) => shelf.entry(leadGid) ?? []),
  }
}

/** What a landing page shows from top to bottom; banners whose end has passed are left out. */
export function landingModules(landing: Landing, shelf: CatalogueView): PageModule[] {
  const banners = homeBanners(shelf.present).filter(({ _id }) =>
    landing.banners.some((id) => _id === `banner-${id}`),
  )
  return [
    ...(banners.length > 0 ? [{ type: 'banners', banners } satisfies PageModule] : []),
    ...landing.rows.map((row) => rowModule(row, shelf)),
  ]
}

export const landingSeo = (landing: Landing, { language }: CatalogueView, words: Words): Seo => ({
  ...seoFor(words, 'brand', { name: landing.title[language] }),
  description: landing.text[language],
})

/** `/m/:slug`: a page for an occasion. All of it stands on one page, so that its range changes nothing. */
export function landingPage({ params, shelf, words }: PageRequest): PageAnswer {
  const landing = landingBySlug(params['slug'] ?? '')
  if (!landing) return null
  const title = landing.title[shelf.language]
  const canonicalPath = addressOf.landing(landing.slug)
  return pageOf(
    { kind: 'landing', canonicalPath, seo: landingSeo(landing, shelf, words) },
    { modulesPage: { title, text: landing.text[shelf.language], modules: landingModules(landing, shelf) } },
  )
}
