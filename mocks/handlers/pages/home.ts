import { homeBanners } from '../../../fixtures/banners.ts'
import type { PageModule } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../addresses.ts'
import { homeRows } from '../../catalogue/homeRows.ts'
import { departments } from '../../catalogue/shelves.ts'
import { malaysianDay, malaysianHour } from '../../rules/malaysiaTime.ts'
import { isoTime } from '../../shop/clock.ts'
import { seoFor } from '../../words.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

/** A row that counts down does so to its end, and on later days to midnight in Malaysia. */
const endAfter = (endsAt: string, now: number): string =>
  new Date(endsAt).getTime() > now ? endsAt : isoTime(malaysianHour(malaysianDay(now, 1), 0))

/** The home page: banners, departments and rows of goods (document 1 §2). */
export function homePage({ shelf, words }: PageRequest): PageAnswer {
  const modules: PageModule[] = [
    { type: 'banners', banners: homeBanners(shelf.present) },
    {
      type: 'departments',
      categories: departments(shelf.language).map((category) => ({ ...category, children: [] })),
    },
    ...homeRows(shelf).map(({ id, title, variantGids, more, endsAt }): PageModule => ({
      type: 'products',
      id,
      title,
      ...(more === undefined ? {} : { moreHref: addressOf.category(more) }),
      ...(endsAt === undefined ? {} : { endsAt: endAfter(endsAt, shelf.now) }),
      products: variantGids.flatMap((gid) => shelf.entry(gid) ?? []),
    })),
  ]
  return {
    page: {
      page: {
        kind: 'home',
        canonicalPath: addressOf.home,
        seo: seoFor(words, 'home'),
        breadcrumbs: [],
      },
      modulesPage: { modules },
    },
  }
}
