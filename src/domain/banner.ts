import type { BannerAction, BannerInterstitial } from '../contract/entities/engagement/interstitial.ts'
import { BannerEntityType } from '../contract/enumerations.ts'
import { to } from '../paths.ts'

export interface BannerLink {
  /** A path without the base path, or an absolute URL. */
  href: string
  /** The link leaves the shop: it opens in a new tab (document 1 §2). */
  isExternal: boolean
}

const inside = (href: string): BannerLink => ({ href, isExternal: false })

/** The target of an address that editors wrote; null for one such as `javascript:`, which must never become a link. */
export function editorsLink(url: string | undefined): BannerLink | null {
  if (!url) return null
  if (url.startsWith('/') && !url.startsWith('//')) return inside(url)
  return /^https?:\/\//i.test(url) ? { href: url, isExternal: true } : null
}

/** The target of a banner's call to action; null when it names nothing that the shop can show (document 1 §2, banner links). */
export function bannerLink(action: BannerAction): BannerLink | null {
  const { gid, slug } = action.references[0] ?? {}
  const named = gid && slug ? { gid, slug } : null
  switch (action.entityType) {
    case BannerEntityType.ACTION: {
      const title = action.referenceClientTitle
      return inside(to.action({ id: gid ?? action._id, ...(title ? { title } : {}) }))
    }
    case BannerEntityType.PRODUCT:
    case BannerEntityType.VARIANT:
      return named && inside(to.product(named))
    case BannerEntityType.HIGHLIGHT:
      return named && inside(to.highlight(named))
    case BannerEntityType.CATEGORY:
      return named && inside(to.category(named))
    case BannerEntityType.SEARCH_TERM: {
      const term = slug ?? action.text
      return term ? inside(to.search(term)) : null
    }
    case BannerEntityType.EXTERNAL_LINK:
    case BannerEntityType.CUSTOM_URL_AND_TEXT:
      return editorsLink(action.url)
  }
}

/** Whether a banner with an end time has ended; `now` in ms. */
export const isBannerOver = (
  { endTimestamp }: Pick<BannerInterstitial, 'endTimestamp'>,
  now: number,
): boolean => endTimestamp !== undefined && Date.parse(endTimestamp) <= now
