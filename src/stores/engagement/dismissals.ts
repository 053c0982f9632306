import { keep, recall } from '../base/storage.ts'

const CAPTURED = 'pasar.captured'
const TOLD_ON_LEAVING = 'pasar.told-on-leaving'
const INTERSTITIALS = 'pasar.interstitials'
const SURVEYS = 'pasar.surveys'

/** The shopper of this visit has left an email or a phone number. */
export const isCaptured = (): boolean => recall('session', CAPTURED) !== null
export const rememberCapture = (): void => {
  keep('session', CAPTURED, 'true')
}

/** An exit dialog was shown: one per visit is enough. */
export const isToldOnLeaving = (): boolean => recall('session', TOLD_ON_LEAVING) !== null
export const rememberTellingOnLeaving = (): void => {
  keep('session', TOLD_ON_LEAVING, 'true')
}

/** An invalid record counts as empty. */
function idsKept(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall('local', key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

const keepId = (key: string, id: string): void => {
  keep('local', key, JSON.stringify([...new Set([...idsKept(key), id])]))
}

/** Ids of closed interstitials, which are not shown again (document 1 §4). */
export const seenInterstitials = (): readonly string[] => idsKept(INTERSTITIALS)
export const rememberInterstitial = (id: string): void => keepId(INTERSTITIALS, id)

/** Ids of surveys that opened by themselves; none opens twice. */
export const surveysAsked = (): readonly string[] => idsKept(SURVEYS)
export const rememberSurveyAsked = (id: string): void => keepId(SURVEYS, id)

const PUT_ASIDE = 'pasar.put-aside'

/** What the shopper dismissed in this visit and is not shown again until the next. */
const putAside = (): readonly string[] => (recall('session', PUT_ASIDE) ?? '').split('\n')

export const isDismissed = (what: string): boolean => putAside().includes(what)

export const rememberDismissal = (what: string): void => {
  if (!isDismissed(what)) keep('session', PUT_ASIDE, [...putAside(), what].join('\n'))
}
