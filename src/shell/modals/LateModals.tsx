import { lazy, Suspense } from 'react'
import { useModals } from '../../stores/modals.ts'
import { useWasTrue } from '../../ui/useWasTrue.ts'

const Modals = lazy(() => import('./Modals.tsx').then((module) => ({ default: module.Modals })))

/** The dialogs, loaded when the first of them opens. */
export function LateModals() {
  const wasOpened = useWasTrue(useModals(({ open }) => open !== null))
  return wasOpened ? (
    <Suspense>
      <Modals />
    </Suspense>
  ) : null
}
