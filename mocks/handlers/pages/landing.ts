import { homeBanners } from '../../../fixtures/banners.ts'
import { type Landing, type LandingRow, landings } from '../../../fixtures/tables/landings.ts'
import type { PageModule } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../base/addresses.ts'
import type { ProductIndexRow } from '../../catalogue/productIndex.ts'
import { highlightByGid, inHighlight } from '../../catalogue/highlights.ts'
import { categoryByGid } from '../../catalogue/categories.ts'
import type { Seo } from '../../../src/contract/entities/seo.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { seoFor, type ServerTexts } from '../../base/texts.ts'
import { type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

const ROW_LENGTH = 8

/** The landing page of a slug. */
export const landingBySlug = (slug: string): Landing | undefined =>
  landings.find((landing) => landing.slug === slug)

function productsOf(
  { fill }: LandingRow,
  catalogueView: CatalogueView,
): { products: readonly ProductIndexRow[]; more: string | undefined } {
  if ('highlight' in fill) {
    const highlight = highlightByGid(fill.highlight)
    return {
      products: highlight ? inHighlight(highlight, catalogueView) : [],
      more: highlight && addressOf.highlight(highlight),
    }
  }
  const [first = ''] = fill.categories
  const category = categoryByGid(first, catalogueView.language)
  return {
    products: fill.categories.flatMap((gid) => catalogueView.catalogue.inCategory(gid).slice(0, ROW_LENGTH)),
    more: category && addressOf.category(category),
  }
}

function rowModule(row: LandingRow, catalogueView: CatalogueView): PageModule {
  const { products, more } = productsOf(row, catalogueView)
  return {
    type: 'products',
    id: row.id,
    title: row.title[catalogueView.language],
    ...(more === undefined ? {} : { moreHref: more }),
    products: products
      .filter(({ isOffered }) => isOffered)
      .slice(0, ROW_LENGTH)
      .flatMap(({ leadGid }) => catalogueView.entry(leadGid) ?? []),
  }
}

/** The modules of a landing page in order; expired banners are left out. */
export function landingModules(landing: Landing, catalogueView: CatalogueView): PageModule[] {
  const banners = homeBanners(catalogueView.present).filter(({ _id }) =>
    landing.banners.some((id) => _id === `banner-${id}`),
  )
  return [
    ...(banners.length > 0 ? [{ type: 'banners', banners } satisfies PageModule] : []),
    ...landing.rows.map((row) => rowModule(row, catalogueView)),
  ]
}

/** The title and description of a landing page in the language of the visitor. */
export const landingSeo = (landing: Landing, { language }: CatalogueView, texts: ServerTexts): Seo => ({
  ...seoFor(texts, 'brand', { name: landing.title[language] }),
  description: landing.text[language],
})

/** `/m/:slug`: a landing page. It has one page only, so that its range has no effect. */
export function landingPage({ params, catalogueView, texts }: PageRequest): PageAnswer {
  const landing = landingBySlug(params['slug'] ?? '')
  if (!landing) return null
  const title = landing.title[catalogueView.language]
  const canonicalPath = addressOf.landing(landing.slug)
  return pageOf(
    { kind: 'landing', canonicalPath, seo: landingSeo(landing, catalogueView, texts) },
    {
      modulesPage: {
        title,
        text: landing.text[catalogueView.language],
        modules: landingModules(landing, catalogueView),
      },
    },
  )
}
