import { lazy, Suspense, useState } from 'react'
import { type OpenModal, useModals } from '../../stores/modals.ts'
import { AgeGate } from './AgeGate.tsx'
import { ImageZoom } from './ImageZoom.tsx'
import { LocationUnsupported } from './LocationUnsupported.tsx'
import { PageAgeGate } from './PageAgeGate.tsx'
import { SampleLimit } from './SampleLimit.tsx'

// The rarest dialog of all brings a call of its own.
const BotChallenge = lazy(() =>
  import('./BotChallenge.tsx').then((module) => ({ default: module.BotChallenge })),
)

/** The last dialog that was open: it stays drawn while it fades away. */
function useLatest(open: OpenModal | null): OpenModal | null {
  const [latest, setLatest] = useState(open)
  if (open !== null && open !== latest) setLatest(open)
  return open ?? latest
}

/** The dialogs that the shop itself opens, one at a time (document 1 §2). */
export function Modals() {
  const open = useModals((modals) => modals.open)
  const modal = useLatest(open)
  const isOpen = open !== null
  switch (modal?.kind) {
    case 'age-gate':
      return <AgeGate modal={modal} isOpen={isOpen} />
    case 'page-age-gate':
      return <PageAgeGate modal={modal} isOpen={isOpen} />
    case 'sample-limit':
      return <SampleLimit modal={modal} isOpen={isOpen} />
    case 'image-zoom':
      return <ImageZoom modal={modal} isOpen={isOpen} />
    case 'location-unsupported':
      return <LocationUnsupported modal={modal} isOpen={isOpen} />
    case 'bot-challenge':
      return (
        <Suspense>
          <BotChallenge modal={modal} isOpen={isOpen} />
        </Suspense>
      )
    case undefined:
      return null
  }
}
