import type { InviteLanding, OrganizationInvite } from '../../../contract/entities/account/invite.ts'
import type { PageData } from '../../../contract/entities/page.ts'
import { differencesKey } from '../../../domain/cart/cartDifferences.ts'
import { readStartupLink, type StartupLink } from '../../../domain/engagement/startupLink.ts'
import type { StartupVisit } from '../../../domain/engagement/startupModal.ts'
import { type Account, currentAccount } from '../../../stores/session/account.ts'
import { keptDeferredAction } from '../../../stores/deferred/keptAction.ts'
import { type MergedCart, useLogins } from '../../../stores/session/logins.ts'
import type { DeferredAction } from '../../../stores/overlays/modals.ts'
import { isDismissed } from '../../../stores/engagement/dismissals.ts'
import { useSession } from '../../../stores/session/session.ts'
import { isIn, pathOf, type Router } from '../../../navigation/router.ts'
import { currentPageData } from '../../../navigation/currentPage.ts'

/** All that may open a dialog at the start, and the data of those dialogs. */
export interface StartupFacts {
  visit: StartupVisit
  link: StartupLink
  merged: MergedCart | null
  differences: NonNullable<PageData['cartDifferences']>
  organizationInvite: OrganizationInvite | undefined
  invite: InviteLanding | undefined
  account: Account | null
  /** The action that waited for the login; a guest's still waits. */
  deferredAction: DeferredAction | null
}

/** Omits what the shopper has dismissed in this visit. */
const unlessDismissed = <What>(what: What | undefined, keyOf: (what: What) => string): What | undefined =>
  what === undefined || isDismissed(keyOf(what)) ? undefined : what

/** Collects the facts of a visit from the address, the page's data, the account and the deferred action. */
export function startupFacts(router: Router, { hasLoggedIn }: { hasLoggedIn: boolean }): StartupFacts {
  const { base } = useSession.getState()
  const account = currentAccount()
  const page = currentPageData(router)
  const link = readStartupLink(new URLSearchParams(router.state.location.search))
  const { merged } = useLogins.getState()
  const deferredAction = account ? keptDeferredAction() : null
  const { location } = page
  const differences = unlessDismissed(page.cartDifferences, differencesKey) ?? []
  const organizationInvite = unlessDismissed(page.organizationInvite, ({ code }) => code)
  const invite = unlessDismissed(page.invite, ({ code }) => code)
  const leadForm = account?.prompts.leadForm
  return {
    link,
    merged,
    differences,
    organizationInvite,
    invite,
    account,
    deferredAction,
    visit: {
      isOnCheckout: isIn(pathOf(router), '/checkout'),
      ...(account ? { roles: account.roles } : {}),
      hasMergedCart: merged !== null,
      asksForMembership: account?.prompts.connectMembership === true,
      ...(base
        ? {
            location: {
              postalCode: location?.postalCode ?? base.postalCode,
              isCaptureRequired: link.asksPlace || base.config.locationCaptureRequired,
              // A page without this information does not ask for the location.
              isCaptured: location?.locationCaptured ?? true,
            },
          }
        : {}),
      cartDifferences: differences.length,
      ...(organizationInvite ? { organizationInvite } : {}),
      hasOrganizationUpdate: account?.prompts.organizationUpdate !== undefined,
      addsFromSource: link.items !== null,
      hasInviteReferral: invite !== undefined,
      hasBusinessLogin: hasLoggedIn && account?.businessAccount !== undefined,
      hasFavoriteAnswer: deferredAction?.kind === 'favorite',
      hasProductListToResume: deferredAction?.kind === 'shopping-list',
      hasListToResume: (link.list !== null && link.item === null) || deferredAction?.kind === 'saved-list',
      hasListItemAdded: (link.list !== null && link.item !== null) || deferredAction?.kind === 'list-item',
      ...(link.commercialOptOut === null ? {} : { commercialOptOut: link.commercialOptOut }),
      ...(leadForm?.isAsked
        ? { leadForm: { isMandatory: leadForm.isMandatory, isComplete: !leadForm.isLocked } }
        : {}),
      hasLinkSessionAnswer: link.linkSession !== null,
      notifiesBackInStock: link.notify !== null || deferredAction?.kind === 'back-in-stock',
      capturesGame: link.game !== null || deferredAction?.kind === 'game',
    },
  }
}
