import type { PageBase } from '../../contract/entities/page.ts'

/**
 * The storage key that the start script reads before the first paint: a prerendered page is shown if the key is empty or contains the
 * fingerprint of that page (`anonymousFingerprint`).
 */
export const OWN_KEY = 'pasar.own'

/** The value for visitors with a cart or an account: no prerendered page fits. */
export const OWN = 'yes'

/**
 * A short fingerprint of what an anonymous guest sees on every page: the delivery location and the messages. It changes when the guest sets
 * a location, hides a banner, or a banner ends.
 */
export const anonymousFingerprint = ({
  postalCode,
  notifications,
  topBanners,
}: Pick<PageBase, 'postalCode' | 'notifications' | 'topBanners'>): string =>
  [postalCode, ...[...notifications, ...topBanners].map(({ _id }) => _id)].join(' ')
