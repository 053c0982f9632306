import { late } from '../late.ts'
import { AddFromSource } from './AddFromSource.tsx'
import { BusinessLogin } from './BusinessLogin.tsx'
import { CartDifferences } from './CartDifferences.tsx'
import { CartMerge } from './CartMerge.tsx'
import { CommercialOptOut } from './CommercialOptOut.tsx'
import { InviteReferral } from './InviteReferral.tsx'
import { LinkSession } from './LinkSession.tsx'
import { ListItemAdded } from './ListItemAdded.tsx'
import type { ModalOf } from './modalOf.ts'
import { SavedList } from './SavedList.tsx'

// Forms bring what forms take, and the game its board: each with its own first use.
const LocationCapture = late(() => import('./LocationCapture.tsx').then((module) => module.LocationCapture))
const LeadForm = late(() => import('./LeadForm.tsx').then((module) => module.LeadForm))
const OrganizationInvite = late(() =>
  import('./OrganizationInvite.tsx').then((module) => module.OrganizationInvite),
)
const Game = late(() => import('./Game.tsx').then((module) => module.Game))

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

/** The dialogs that open with the shop, one at a time by the documents' priority (document 1 §4, startup modals). */
export function StartupModal({ modal, isOpen }: ModalOf<Kind>) {
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
