import { lazy, Suspense, useState } from 'react'
import { type OpenModal, useModals } from '../../stores/overlays/modals.ts'
import { lazyPart } from '../lazyPart.ts'
import { AgeGate } from '../../features/cart/dialogs/AgeGate.tsx'
import { ImageZoom } from './ImageZoom.tsx'
import { LocationUnsupported } from '../../features/location/LocationUnsupported.tsx'
import { PageAgeGate } from '../../features/cart/dialogs/PageAgeGate.tsx'

// The rarest dialog needs a call of its own.
const BotChallenge = lazy(() =>
  import('./BotChallenge.tsx').then((module) => ({ default: module.BotChallenge })),
)

const FormModals = lazyPart(() => import('./FormModals.tsx').then((module) => module.FormModals))
const ResultModals = lazyPart(() => import('./ResultModals.tsx').then((module) => module.ResultModals))
export const StartupModals = lazyPart(() =>
  import('./StartupModals.tsx').then((module) => module.StartupModals),
)
export const UnpromptedModals = lazyPart(() =>
  import('./UnpromptedModals.tsx').then((module) => module.UnpromptedModals),
)

/** The last open dialog, which stays rendered while it fades out. */
function useLatest(open: OpenModal | null): OpenModal | null {
  const [latest, setLatest] = useState(open)
  if (open !== null && open !== latest) setLatest(open)
  return open ?? latest
}

/** The dialogs that the shop itself opens, one at a time (document 1 §2); most load when they first open. */
export function Modals() {
  const open = useModals((modals) => modals.open)
  return <Suspense>{dialogOf(useLatest(open), open !== null)}</Suspense>
}

function dialogOf(modal: OpenModal | null, isOpen: boolean) {
  switch (modal?.kind) {
    case 'age-gate':
      return <AgeGate modal={modal} isOpen={isOpen} />
    case 'page-age-gate':
      return <PageAgeGate modal={modal} isOpen={isOpen} />
    case 'image-zoom':
      return <ImageZoom modal={modal} isOpen={isOpen} />
    case 'location-unsupported':
      return <LocationUnsupported modal={modal} isOpen={isOpen} />
    case 'membership':
    case 'organization-update':
    case 'interstitial':
    case 'cart-abandonment':
    case 'exit-intent':
    case 'exit-survey':
    case 'shortcuts':
      return <UnpromptedModals modal={modal} isOpen={isOpen} />
    case 'cart-merge':
    case 'location':
    case 'cart-differences':
    case 'organization-invite':
    case 'add-from-source':
    case 'invite-referral':
    case 'business-login':
    case 'saved-list':
    case 'list-item-added':
    case 'commercial-opt-out':
    case 'lead-form':
    case 'link-session':
    case 'game':
      return <StartupModals modal={modal} isOpen={isOpen} />
    case 'bot-challenge':
      return <BotChallenge modal={modal} isOpen={isOpen} />
    case 'login':
    case 'shopping-list':
      return <FormModals modal={modal} isOpen={isOpen} />
    case 'back-in-stock':
    case 'price-changed':
    case 'sample-limit':
    case 'unavailable':
      return <ResultModals modal={modal} isOpen={isOpen} />
    case undefined:
      return null
  }
}
