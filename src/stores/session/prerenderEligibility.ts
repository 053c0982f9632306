import type { PageBase } from '../../contract/entities/page.ts'

/**
 * What a prerendered page must find under it to be this visitor's: nothing, or the mark it was drawn with (`anonymousFingerprint`). The start
 * script reads it before the first paint.
 */
export const OWN_KEY = 'pasar.own'

/** Kept for whoever has a cart or an account: no prerendered page is theirs. */
export const OWN = 'yes'

/**
 * What a guest who has nothing yet sees of the shop on every page, shortened: where it delivers, and what it has to say. It is another
 * once they have said where they are or hidden a banner, and once a banner is over.
 */
export const anonymousFingerprint = ({
  postalCode,
  notifications,
  topBanners,
}: Pick<PageBase, 'postalCode' | 'notifications' | 'topBanners'>): string =>
  [postalCode, ...[...notifications, ...topBanners].map(({ _id }) => _id)].join(' ')
