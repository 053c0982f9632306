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

/** All that may open a dialog with the shop, and what each of them shows. */
export interface StartupFacts {
  visit: StartupVisit
  link: StartupLink
  merged: MergedCart | null
  differences: NonNullable<PageData['cartDifferences']>
  organizationInvite: OrganizationInvite | undefined
  invite: InviteLanding | undefined
  account: Account | null
  /** What waits since a login; a guest's waits on. */
  deferredAction: DeferredAction | null
}

/** What was told in this visit is not told again. */
const notPutAside = <What>(what: What | undefined, keyOf: (what: What) => string): What | undefined =>
  what === undefined || isDismissed(keyOf(what)) ? undefined : what

/** Looks a visit over: the address, the page's data, who is logged in, and what they did before they were. */
export function startupFacts(router: Router, { hasLoggedIn }: { hasLoggedIn: boolean }): StartupFacts {
  const { base } = useSession.getState()
  const account = currentAccount()
  const page = currentPageData(router)
  const link = readStartupLink(new URLSearchParams(router.state.location.search))
  const { merged } = useLogins.getState()
  const deferredAction = account ? keptDeferredAction() : null
  const { location } = page
  const differences = notPutAside(page.cartDifferences, differencesKey) ?? []
  const organizationInvite = notPutAside(page.organizationInvite, ({ code }) => code)
  const invite = notPutAside(page.invite, ({ code }) => code)
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
              // A page that says nothing of it asks nothing either.
              isCaptured: location?.locationCaptured ?? true,
            },
          }
        : {}),
      cartDifferences: differences.length,
      ...(organizationInvite ? { organizationInvite } : {}),
      hasOrganizationUpdate: account?.prompts.organizationUpdate !== undefined,
      addsFromSource: link.goods !== null,
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
