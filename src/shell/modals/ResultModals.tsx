import { BackInStock } from '../../features/lists/BackInStock.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import { PriceChanged } from '../../features/cart/dialogs/PriceChanged.tsx'
import { SampleLimit } from '../../features/cart/dialogs/SampleLimit.tsx'
import { Unavailable } from '../../features/cart/dialogs/Unavailable.tsx'

type Result = 'back-in-stock' | 'price-changed' | 'sample-limit' | 'unavailable'

/** The dialogs that report the result of a shopper's request. */
export function ResultModals({ modal, isOpen }: ModalOf<Result>) {
  switch (modal.kind) {
    case 'back-in-stock':
      return <BackInStock modal={modal} isOpen={isOpen} />
    case 'price-changed':
      return <PriceChanged modal={modal} isOpen={isOpen} />
    case 'sample-limit':
      return <SampleLimit modal={modal} isOpen={isOpen} />
    case 'unavailable':
      return <Unavailable modal={modal} isOpen={isOpen} />
  }
}
