import type { HomeProducts } from '../../../fixtures/homeRows.ts'
import { homeBanners } from '../../../fixtures/banners.ts'
import type { PageModule } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../base/addresses.ts'
import { type Highlight, offers, sellers } from '../../catalogue/highlights.ts'
import { homeRows } from '../../catalogue/homeRows.ts'
import { counted, departments } from '../../catalogue/categories.ts'
import { yieldToMain } from '../../base/yieldToMain.ts'
import { malaysianDay, malaysianHour } from '../../base/malaysiaTime.ts'
import { isoTime } from '../../base/clock.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { seoFor } from '../../base/texts.ts'
import { type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

/** Rows with products of several categories open such a list. */
const highlightBehind: Readonly<Record<string, Highlight>> = { deals: offers, sellers }

function moreHref({ id, more }: HomeProducts): string | undefined {
  const highlight = highlightBehind[id]
  if (highlight) return addressOf.highlight(highlight)
  return more && addressOf.category(more)
}

/** A row that counts down does so to its end, and on later days to midnight in Malaysia. */
const endAfter = (endsAt: string, now: number): string =>
  new Date(endsAt).getTime() > now ? endsAt : isoTime(malaysianHour(malaysianDay(now, 1), 0))

function moduleOf(row: HomeProducts, catalogueView: CatalogueView): PageModule {
  const { id, title, variantGids, endsAt } = row
  const more = moreHref(row)
  return {
    type: 'products',
    id,
    title,
    ...(more === undefined ? {} : { moreHref: more }),
    ...(endsAt === undefined ? {} : { endsAt: endAfter(endsAt, catalogueView.now) }),
    products: variantGids.flatMap((gid) => catalogueView.entry(gid) ?? []),
  }
}

/** The home page: banners, departments and rows of products (document 1 §2). */
export async function homePage({ catalogueView, texts }: PageRequest): Promise<PageAnswer> {
  const modules: PageModule[] = [
    { type: 'banners', banners: homeBanners(catalogueView.present) },
    {
      type: 'departments',
      categories: departments(catalogueView.language).map((category) => ({
        ...counted(category, catalogueView.catalogue),
        children: [],
      })),
    },
  ]
  await yieldToMain()
  const rows = homeRows(catalogueView)
  await yieldToMain()
  modules.push(...rows.map((row) => moduleOf(row, catalogueView)))
  return pageOf(
    {
      kind: 'home',
      canonicalPath: addressOf.home,
      seo: seoFor(texts, 'home'),
    },
    { modulesPage: { modules } },
  )
}
