import { createContext, use, useSyncExternalStore } from 'react'
import type { Controls } from '../controls/controls.ts'
import type { MockHandle, MockStatus } from '../status.ts'

/** How often something has changed: what readings are held against. */
export interface Pulse {
  subscribe: (listener: () => void) => () => void
  count: () => number
}

/** Follows the controls for as long as somebody listens. */
export function pulseOf(controls: Controls): Pulse {
  let count = 0
  return {
    subscribe: (listener) =>
      controls.subscribe(() => {
        count += 1
        listener()
      }),
    count: () => count,
  }
}

/** What every part of the console works with. */
export interface ConsoleTools {
  controls: Controls
  handle: MockHandle
  pulse: Pulse
}
export const ConsoleContext = createContext<ConsoleTools | null>(null)

export function useTools(): ConsoleTools {
  const tools = use(ConsoleContext)
  if (!tools) throw new Error('Parts of the console stand inside ConsoleContext')
  return tools
}

/** The controls, to act with. */
export const useControls = (): Controls => useTools().controls

/** Who answers, and why; follows every change. */
export function useStatus(): MockStatus {
  const { handle } = useTools()
  return useSyncExternalStore(
    (listener) => handle.subscribe(listener),
    () => handle.status(),
  )
}

/** Something of the controls, read anew after each change of conditions, state or journal. */
export function useReading<Value>(read: (controls: Controls) => Value): Value {
  const { controls, pulse } = useTools()
  useSyncExternalStore(pulse.subscribe, pulse.count)
  return read(controls)
}
