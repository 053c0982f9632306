import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementCalls } from '../../contract/calls/engagement.ts'
import type { StartupInterstitial } from '../../contract/entities/interstitial.ts'
import { INTERSTITIAL_DELAY_MS } from '../../contract/limits.ts'
import { bannerLink } from '../../domain/banner.ts'
import { interstitialToShow, isRedirect } from '../../domain/interstitial.ts'
import { asksForInterstitials, startupModal, type StartupVisit } from '../../domain/startupModal.ts'
import { openModal } from '../../stores/modals.ts'
import { seenInterstitials } from '../../stores/remembered.ts'
import { useSession } from '../../stores/session.ts'
import { isIn, pathOf, type Router } from '../effects/router.ts'
import { whenUncovered } from './whenUncovered.ts'

/** What the page's data says of the visit; the other reasons for a dialog come with the pages they belong to. */
function visitOf(router: Router): StartupVisit {
  const { base, user } = useSession.getState()
  const isOnCheckout = isIn(pathOf(router), '/checkout')
  const prompts = user?.isGuest === false ? user.prompts : undefined
  return {
    isOnCheckout,
    ...(user?.isGuest === false ? { roles: user.roles } : {}),
    ...(base
      ? { location: { postalCode: base.postalCode, isCaptureRequired: false, isCaptured: true } }
      : {}),
    asksForMembership: prompts?.connectMembership === true,
    hasOrganizationUpdate: prompts?.organizationUpdate !== undefined,
  }
}

function openFor(visit: StartupVisit): void {
  const { user } = useSession.getState()
  const update = user?.isGuest === false ? user.prompts.organizationUpdate : undefined
  const kind = startupModal(visit)?.kind
  if (kind === 'membership') openModal({ kind })
  if (kind === 'organization-update' && update) openModal({ kind, update })
}

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

/**
 * Opens at most one dialog with the shop, by the documents' priority; where none applies, an interstitial (document 1 §4). A dialog
 * that is open already is not taken away.
 */
export function openStartupModal(router: Router): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave = () => {}
  let isOver = false

  const showInterstitial = async () => {
    const interstitials = await readInterstitials()
    if (isOver || followRedirect(interstitials, router)) return
    const path = pathOf(router)
    const interstitial = interstitialToShow(
      interstitials.filter((each) => !isRedirect(each)),
      { seen: seenInterstitials(), isOnCategory: isIn(path, '/products/category') },
    )
    if (interstitial) leave = whenUncovered(() => openModal({ kind: 'interstitial', interstitial }))
  }

  leave = whenUncovered(() => {
    const visit = visitOf(router)
    if (asksForInterstitials(visit)) timer = setTimeout(() => void showInterstitial(), INTERSTITIAL_DELAY_MS)
    else openFor(visit)
  })
  return () => {
    isOver = true
    leave()
    clearTimeout(timer)
  }
}
