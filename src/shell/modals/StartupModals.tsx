import { loadTexts } from '../../i18n/index.ts'
import { lazyPart } from '../lazyPart.ts'
import { AddFromSource } from '../../features/cart/dialogs/AddFromSource.tsx'
import { BusinessLogin } from '../../features/business/BusinessLogin.tsx'
import { CartDifferences } from '../../features/cart/dialogs/CartDifferences.tsx'
import { CartMerge } from '../../features/cart/dialogs/CartMerge.tsx'
import { CommercialOptOut } from '../../features/business/CommercialOptOut.tsx'
import { InviteReferral } from '../../features/engagement/InviteReferral.tsx'
import { LinkSession } from '../../features/login/LinkSession.tsx'
import { ListItemAdded } from '../../features/lists/ListItemAdded.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import { SavedList } from '../../features/cart/dialogs/SavedList.tsx'

// Dialogs with forms and the game load their own code with the first use.
const LocationCapture = lazyPart(() =>
  import('../../features/location/LocationCapture.tsx').then((module) => module.LocationCapture),
)
const LeadForm = lazyPart(() =>
  import('../../features/lead-capture/LeadForm.tsx').then((module) => module.LeadForm),
)
// The role in the invitation has the texts of the organisation page.
const OrganizationInvite = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../features/business/OrganizationInvite.tsx'),
    loadTexts('account'),
  ])
  return part.OrganizationInvite
})
const Game = lazyPart(() => import('../../features/engagement/Game.tsx').then((module) => module.Game))

type Kind =
  | 'cart-merge'
  | 'location'
  | 'cart-differences'
  | 'organization-invite'
  | 'add-from-source'
  | 'invite-referral'
  | 'business-login'
  | 'saved-list'
  | 'list-item-added'
  | 'commercial-opt-out'
  | 'lead-form'
  | 'link-session'
  | 'game'

/** The dialogs that open at startup, one at a time by the documents' priority (document 1 §4, startup modals). */
export function StartupModals({ modal, isOpen }: ModalOf<Kind>) {
  switch (modal.kind) {
    case 'cart-merge':
      return <CartMerge modal={modal} isOpen={isOpen} />
    case 'location':
      return <LocationCapture modal={modal} isOpen={isOpen} />
    case 'cart-differences':
      return <CartDifferences modal={modal} isOpen={isOpen} />
    case 'organization-invite':
      return <OrganizationInvite modal={modal} isOpen={isOpen} />
    case 'add-from-source':
      return <AddFromSource modal={modal} isOpen={isOpen} />
    case 'invite-referral':
      return <InviteReferral modal={modal} isOpen={isOpen} />
    case 'business-login':
      return <BusinessLogin isOpen={isOpen} />
    case 'saved-list':
      return <SavedList modal={modal} isOpen={isOpen} />
    case 'list-item-added':
      return <ListItemAdded modal={modal} isOpen={isOpen} />
    case 'commercial-opt-out':
      return <CommercialOptOut modal={modal} isOpen={isOpen} />
    case 'lead-form':
      return <LeadForm modal={modal} isOpen={isOpen} />
    case 'link-session':
      return <LinkSession modal={modal} isOpen={isOpen} />
    case 'game':
      return <Game modal={modal} isOpen={isOpen} />
  }
}
