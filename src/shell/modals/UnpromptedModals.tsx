import { CartAbandonment } from '../../features/cart/dialogs/CartAbandonment.tsx'
import { ExitIntent } from '../../features/lead-capture/ExitIntent.tsx'
import { ExitSurvey } from '../../features/survey/ExitSurvey.tsx'
import { Interstitial } from '../../features/engagement/Interstitial.tsx'
import { Membership } from '../../features/engagement/Membership.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import { OrganizationUpdate } from '../../features/business/OrganizationUpdate.tsx'
import { Shortcuts } from './Shortcuts.tsx'

type Kind =
  | 'membership'
  | 'organization-update'
  | 'interstitial'
  | 'cart-abandonment'
  | 'exit-intent'
  | 'exit-survey'
  | 'shortcuts'

/** The dialogs that belong to no page: interstitials, exit dialogs, and the keyboard shortcuts. */
export function UnpromptedModals({ modal, isOpen }: ModalOf<Kind>) {
  switch (modal.kind) {
    case 'membership':
      return <Membership isOpen={isOpen} />
    case 'organization-update':
      return <OrganizationUpdate modal={modal} isOpen={isOpen} />
    case 'interstitial':
      return <Interstitial modal={modal} isOpen={isOpen} />
    case 'cart-abandonment':
      return <CartAbandonment isOpen={isOpen} />
    case 'exit-intent':
      return <ExitIntent isOpen={isOpen} />
    case 'exit-survey':
      return <ExitSurvey modal={modal} isOpen={isOpen} />
    case 'shortcuts':
      return <Shortcuts isOpen={isOpen} />
  }
}
