import { isFailure } from '../../../api/failure.ts'
import { request } from '../../../api/request.ts'
import { engagementCalls } from '../../../contract/calls/engagement.ts'
import type { StartupInterstitial } from '../../../contract/entities/engagement/interstitial.ts'
import { INTERSTITIAL_DELAY_MS } from '../../../contract/limits.ts'
import { bannerLink } from '../../../domain/banner.ts'
import { interstitialToShow, isRedirect } from '../../../domain/engagement/interstitial.ts'
import { asksForInterstitials, startupModal } from '../../../domain/engagement/startupModal.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { settledDeferredActions } from '../../../stores/deferred/deferredActions.ts'
import { hasHeardPrompts } from '../../../stores/session/account.ts'
import { useLogins } from '../../../stores/session/logins.ts'
import { seenInterstitials } from '../../../stores/engagement/dismissals.ts'
import { isIn, pathOf, type Router } from '../../../navigation/router.ts'
import { loadDialogs, prepareStartupDialog } from './startupDialogs.ts'
import { startupFacts } from './startupVisit.ts'
import { isCovered, whenUncovered } from '../whenUncovered.ts'

async function readInterstitials(): Promise<readonly StartupInterstitial[]> {
  try {
    return (await request(engagementCalls.interstitials)).data.interstitials
  } catch (error) {
    // Nobody misses what they were not waiting for.
    if (!isFailure(error)) throw error
    return []
  }
}

/** Follows where the first redirect leads; true when there was one. */
function followRedirect(interstitials: readonly StartupInterstitial[], router: Router): boolean {
  const action = interstitials.find(isRedirect)?.action
  const link = action ? bannerLink(action) : null
  if (!link) return false
  if (link.isExternal) location.assign(link.href)
  else void router.navigate(link.href)
  return true
}

/** Resolves once the page is there that a change of its shopper brings. */
function afterNextPage(router: Router): Promise<void> {
  const isThere = () => {
    const { navigation, revalidation } = router.state
    return navigation.state === 'idle' && revalidation === 'idle' && hasHeardPrompts()
  }
  if (isThere()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      if (!isThere()) return
      stop()
      resolve()
    })
  })
}

/** What tells that a shopper is about something. */
const deeds = ['click', 'keydown'] as const

/** This comes with the shop's later parts: the browser has counted what was pressed before. Older ones have not. */
const hasPressed = (): boolean =>
  'eventCounts' in performance && deeds.some((deed) => (performance.eventCounts.get(deed) ?? 0) > 0)

/**
 * Opens at most one dialog with the shop, by the documents' priority; where none applies, an interstitial (document 1 §4). A dialog
 * that is open already is not taken away. Who logs in has come anew: what the shop has to say to them is said once the page is theirs,
 * after what they were about to do. An interstitial, which nobody asked for, comes to nobody who has answered a question, pressed or
 * typed something, or logged in on this page: they are about something. Nor does it come over a page that could not be shown, which
 * has a question of its own, such as the login.
 */
export function openStartupModal(router: Router): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave = () => {}
  let isOver = false
  let hasActed = isCovered() || hasPressed()

  const act = () => {
    hasActed = true
  }
  for (const deed of deeds) document.addEventListener(deed, act, { capture: true, once: true })

  const isBusy = (): boolean => hasActed || useLogins.getState().count > 0 || router.state.errors !== null

  const showInterstitial = async () => {
    if (isBusy()) return
    const interstitials = await readInterstitials()
    if (isOver || isBusy() || followRedirect(interstitials, router)) return
    const path = pathOf(router)
    const interstitial = interstitialToShow(
      interstitials.filter((each) => !isRedirect(each)),
      { seen: seenInterstitials(), isOnCategory: isIn(path, '/products/category') },
    )
    if (!interstitial) return
    try {
      await loadDialogs('UnpromptedModals')
    } catch {
      return
    }
    if (isOver) return
    leave = whenUncovered(() => {
      if (!isBusy()) openModal({ kind: 'interstitial', interstitial })
    })
  }

  /** Who logs in meanwhile is told what their own page has to say instead. */
  const openLoaded = async (loading: Promise<() => void>) => {
    const { count } = useLogins.getState()
    const open = await loading
    if (isOver) return
    leave = whenUncovered(() => {
      if (!isOver && useLogins.getState().count === count) open()
    })
  }

  const openFirst = (hasLoggedIn: boolean): void => {
    const facts = startupFacts(router, { hasLoggedIn })
    const modal = startupModal(facts.visit)
    if (modal) void openLoaded(prepareStartupDialog(modal, facts, router))
    else if (!isBusy() && asksForInterstitials(facts.visit))
      timer = setTimeout(() => void showInterstitial(), INTERSTITIAL_DELAY_MS)
  }

  const uncovered = () =>
    new Promise<void>((resolve) => {
      leave = whenUncovered(resolve)
    })

  const welcome = async () => {
    await afterNextPage(router)
    await uncovered()
    await settledDeferredActions()
    await uncovered()
    if (!isOver) openFirst(true)
  }

  leave = whenUncovered(() => openFirst(false))
  const stopLogins = useLogins.subscribe(({ count }, before) => {
    if (count > before.count) void welcome()
  })
  return () => {
    isOver = true
    for (const deed of deeds) document.removeEventListener(deed, act, { capture: true })
    stopLogins()
    leave()
    clearTimeout(timer)
  }
}
