import { keep, recall } from '../base/storage.ts'

const CAPTURED = 'pasar.captured'
const EXIT_POPUP = 'pasar.exit-popup'
const INTERSTITIALS = 'pasar.interstitials'
const SURVEYS = 'pasar.surveys'

/** The shopper of this visit has left an email or a phone number. */
export const isCaptured = (): boolean => recall('session', CAPTURED) !== null
export const rememberCapture = (): void => {
  keep('session', CAPTURED, 'true')
}

/** An exit dialog was shown: one per visit is enough. */
export const wasExitPopupShown = (): boolean => recall('session', EXIT_POPUP) !== null
export const rememberExitPopup = (): void => {
  keep('session', EXIT_POPUP, 'true')
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

const DISMISSALS = 'pasar.dismissals'

/** What the shopper has dismissed in this visit. */
const dismissals = (): readonly string[] => (recall('session', DISMISSALS) ?? '').split('\n')

/** Whether the shopper has dismissed this in the current visit. */
export const isDismissed = (what: string): boolean => dismissals().includes(what)

/** Remembers until the end of the visit that the shopper has dismissed this. */
export const rememberDismissal = (what: string): void => {
  if (!isDismissed(what)) keep('session', DISMISSALS, [...dismissals(), what].join('\n'))
}
