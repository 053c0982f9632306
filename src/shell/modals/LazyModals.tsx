import { Suspense } from 'react'
import { useModals } from '../../stores/overlays/modals.ts'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { useWasTrue } from '../../ui/deferred/useWasTrue.ts'

export const Modals = lazyWithPreload(async () => (await import('./Modals.tsx')).Modals)

/** The dialogs, loaded when the first of them opens. */
export function LazyModals() {
  const wasOpened = useWasTrue(useModals(({ open }) => open !== null))
  return wasOpened ? (
    <Suspense>
      <Modals />
    </Suspense>
  ) : null
}
