import { useMemo, useSyncExternalStore } from 'react'
import { useTools } from '../useControls.ts'
import { type Tracked, trackedEvents } from './tracked.ts'

const none: readonly never[] = []

/** Every event as it is queued and sent, live. */
export function useTracked(): readonly Tracked[] {
  const { controls } = useTools()
  const { telemetry } = controls.server
  const shop = controls.shop()
  const queued = useSyncExternalStore(
    (listener) => shop?.onTracked(listener) ?? (() => undefined),
    () => shop?.tracked() ?? none,
  )
  const arrived = useSyncExternalStore(
    (listener) => telemetry.subscribe(listener),
    () => telemetry.events(),
  )
  return useMemo(() => trackedEvents(queued, arrived), [queued, arrived])
}
