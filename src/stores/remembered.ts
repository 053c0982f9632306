import { keep, recall } from './storage.ts'

const CAPTURED = 'pasar.captured'
const TOLD_ON_LEAVING = 'pasar.told-on-leaving'
const INTERSTITIALS = 'pasar.interstitials'

/** This visit's shopper has left an e-mail or a number. */
export const isCaptured = (): boolean => recall('session', CAPTURED) !== null
export const rememberCapture = (): void => {
  keep('session', CAPTURED, 'true')
}

/** Somebody who was about to leave was asked to stay: once a visit is enough. */
export const isToldOnLeaving = (): boolean => recall('session', TOLD_ON_LEAVING) !== null
export const rememberTellingOnLeaving = (): void => {
  keep('session', TOLD_ON_LEAVING, 'true')
}

/** The ids of the interstitials closed before, which are not shown again (document 1 §4); a broken record is an empty one. */
export function seenInterstitials(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall('local', INTERSTITIALS) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const rememberInterstitial = (id: string): void => {
  keep('local', INTERSTITIALS, JSON.stringify([...new Set([...seenInterstitials(), id])]))
}

const PUT_ASIDE = 'pasar.put-aside'

/** What this visit's shopper has read, or waved away, and is not told again before the next. */
const putAside = (): readonly string[] => (recall('session', PUT_ASIDE) ?? '').split('\n')

export const isPutAside = (what: string): boolean => putAside().includes(what)

export const rememberPutAside = (what: string): void => {
  if (!isPutAside(what)) keep('session', PUT_ASIDE, [...putAside(), what].join('\n'))
}
