import { isWithin } from '../../../fixtures/categories.ts'
import type { BannerInterstitial } from '../../../src/contract/entities/interstitial.ts'
import type { PageModule } from '../../../src/contract/entities/page.ts'
import { BannerEntityType } from '../../../src/contract/enumerations.ts'
import { addressOf } from '../../addresses.ts'
import { allFacts, type Facts, popularFacts, saleEnd } from '../../catalogue/facts.ts'
import { departments, shelfByGid } from '../../catalogue/shelves.ts'
import { harvest, inHighlight, offers, sellers } from '../../catalogue/highlights.ts'
import { DAY_MS, isoTime } from '../../shop/clock.ts'
import type { Shelf } from '../../shop/shelf.ts'
import { seoFor, type Words } from '../../words.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

const ROW_LENGTH = 12
const WEEK_DAYS = 7
const FRESH: readonly string[] = ['110000', '120000', '140000', '150000']
const DAIRY = '130000'

type Row = Extract<PageModule, { type: 'products' }>

const cards = (facts: readonly Facts[], shelf: Shelf) =>
  facts.slice(0, ROW_LENGTH).flatMap(({ leadGid }) => shelf.entry(leadGid) ?? [])

const popular = (holds: (facts: Facts) => boolean): Facts[] =>
  popularFacts().filter((facts) => facts.isOffered && !facts.isSample && holds(facts))

function offersRow(shelf: Shelf, { partner }: Words): Row[] {
  const ends = allFacts()
    .flatMap((facts) => {
      const end = facts.isOffered ? saleEnd(facts, shelf.offersSince, shelf.now) : null
      return end === null ? [] : [{ facts, end }]
    })
    .toSorted((one, other) => one.end - other.end || other.facts.wishes - one.facts.wishes)
    .slice(0, ROW_LENGTH)
  const [first] = ends
  if (!first) return []
  return [
    {
      type: 'products',
      id: 'offers',
      title: partner.home.offers,
      moreHref: addressOf.highlight(offers),
      endsAt: isoTime(first.end),
      products: cards(
        ends.map(({ facts }) => facts),
        shelf,
      ),
    },
  ]
}

function bannersOf(shelf: Shelf, { partner }: Words): BannerInterstitial[] {
  const dairy = shelfByGid(DAIRY, shelf.language)
  const highlightAction = (highlight: typeof offers, text: string) => ({
    entityType: BannerEntityType.HIGHLIGHT,
    references: [{ gid: highlight.gid, slug: highlight.slug }],
    _id: `banner-action-${highlight.gid}`,
    text,
  })
  return [
    {
      _id: 'banner-offers',
      ...partner.banners.offers,
      illustrations: ['wrapped-gift', 'banana', 'red-apple'],
      action: highlightAction(offers, partner.banners.offers.action),
      countdownTimer: { enabled: true },
      endTimestamp: isoTime(shelf.offersSince + WEEK_DAYS * DAY_MS),
      theme: 'leaf',
    },
    {
      _id: 'banner-harvest',
      ...partner.banners.harvest,
      illustrations: ['strawberry', 'leafy-green', 'mango'],
      action: highlightAction(harvest, partner.banners.harvest.action),
      theme: 'fruit',
    },
    ...(dairy
      ? [
          {
            _id: 'banner-breakfast',
            ...partner.banners.breakfast,
            illustrations: ['glass-of-milk', 'egg', 'bread'],
            action: {
              entityType: BannerEntityType.CATEGORY,
              references: [{ gid: dairy.gid, slug: dairy.slug }],
              _id: 'banner-action-breakfast',
              text: partner.banners.breakfast.action,
            },
            theme: 'mango',
          },
        ]
      : []),
  ]
}

/** The home page: banners, departments and rows of goods (document 1 §2). */
export function homePage({ shelf, words }: PageRequest): PageAnswer {
  const { home } = words.partner
  const row = (id: string, title: string, facts: readonly Facts[], moreHref?: string): Row => ({
    type: 'products',
    id,
    title,
    ...(moreHref === undefined ? {} : { moreHref }),
    products: cards(facts, shelf),
  })
  const dairy = shelfByGid(DAIRY, shelf.language)
  const modules: PageModule[] = [
    { type: 'banners', banners: bannersOf(shelf, words) },
    {
      type: 'departments',
      categories: departments(shelf.language).map((category) => ({ ...category, children: [] })),
    },
    ...offersRow(shelf, words),
    row(
      'popular',
      home.popular,
      popular(() => true),
    ),
    row(
      'fresh',
      home.fresh,
      popular(({ category }) => FRESH.some((gid) => isWithin(category, gid))),
    ),
    row(
      'breakfast',
      home.breakfast,
      popular(({ category }) => isWithin(category, DAIRY)),
      dairy && addressOf.category(dairy),
    ),
    row('sellers', home.sellers, inHighlight(sellers, shelf), addressOf.highlight(sellers)),
  ]
  return {
    page: {
      page: { kind: 'home', canonicalPath: addressOf.home, seo: seoFor(words, 'home'), breadcrumbs: [] },
      modulesPage: { modules },
    },
  }
}
