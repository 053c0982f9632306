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
import { hasPromptsOfPage } from '../../../stores/session/account.ts'
import { useLogins } from '../../../stores/session/logins.ts'
import { seenInterstitials } from '../../../stores/engagement/dismissals.ts'
import { isIn, pathOf, type Router } from '../../../navigation/router.ts'
import { loadDialogs, prepareStartupDialog } from './startupDialogs.ts'
import { startupFacts } from './startupVisit.ts'
import { isCovered, whenUncovered } from '../../../stores/overlays/whenUncovered.ts'
import { whenNotTyping } from './whenNotTyping.ts'

async function readInterstitials(): Promise<readonly StartupInterstitial[]> {
  try {
    return (await request(engagementCalls.interstitials)).data.interstitials
  } catch (error) {
    // An interstitial is optional.
    if (!isFailure(error)) throw error
    return []
  }
}

/** Follows the first redirect. Returns whether there was one. */
function followRedirect(interstitials: readonly StartupInterstitial[], router: Router): boolean {
  const action = interstitials.find(isRedirect)?.action
  const link = action ? bannerLink(action) : null
  if (!link) return false
  if (link.isExternal) location.assign(link.href)
  else void router.navigate(link.href)
  return true
}

/** Resolves when the page has its data, that of the account included: after a slow start, or again after a login. */
function whenLoaded(router: Router): Promise<void> {
  const isLoaded = () => {
    const { initialized, navigation, revalidation } = router.state
    return initialized && navigation.state === 'idle' && revalidation === 'idle' && hasPromptsOfPage()
  }
  if (isLoaded()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      if (!isLoaded()) return
      stop()
      resolve()
    })
  })
}

/** The events of a shopper who is doing something. A browser that fills in a form causes only the last. */
const actions = ['click', 'keydown', 'input'] as const

/** Whether there was input before this effect started. The browser counts it; older browsers do not. */
const hasPressed = (): boolean =>
  'eventCounts' in performance && actions.some((action) => (performance.eventCounts.get(action) ?? 0) > 0)

/**
 * Opens at most one dialog at the start, by the documents' priority, or else an interstitial (document 1 §4). It waits for a dialog that
 * is open already, and until the focus has left a form. A login counts as a new start: its dialog opens when the page has the account's data and the deferred action is done.
 * An interstitial opens only if the shopper has not pressed, typed or logged in on this page, and not over an error page, which may have
 * a dialog of its own, such as the login.
 */
export function openStartupModal(router: Router): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}
  let isOver = false
  let hasActed = isCovered() || hasPressed()

  const onAction = () => {
    hasActed = true
  }
  for (const action of actions) document.addEventListener(action, onAction, { capture: true, once: true })

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
    cancel = whenUncovered(() => {
      if (!isBusy()) openModal({ kind: 'interstitial', interstitial })
    })
  }

  /** A login meanwhile cancels the dialog, since the account gets its own. */
  const openLoaded = async (loading: Promise<() => void>) => {
    const { count } = useLogins.getState()
    const open = await loading
    if (isOver) return
    cancel = whenNotTyping(() => {
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
      cancel = whenUncovered(resolve)
    })

  const welcome = async () => {
    await whenLoaded(router)
    await uncovered()
    await settledDeferredActions()
    await uncovered()
    if (!isOver) openFirst(true)
  }

  /** A login meanwhile has a start of its own. */
  const begin = async () => {
    const { count } = useLogins.getState()
    await whenLoaded(router)
    if (!isOver && useLogins.getState().count === count) cancel = whenUncovered(() => openFirst(false))
  }

  // A login before this effect started has its dialog too.
  void (useLogins.getState().count > 0 ? welcome() : begin())
  const stopLogins = useLogins.subscribe(({ count }, before) => {
    if (count > before.count) void welcome()
  })
  return () => {
    isOver = true
    for (const action of actions) document.removeEventListener(action, onAction, { capture: true })
    stopLogins()
    cancel()
    clearTimeout(timer)
  }
}
