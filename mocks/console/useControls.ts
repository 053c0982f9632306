import { createContext, use, useSyncExternalStore } from 'react'
import type { Controls, News } from '../controls/controls.ts'
import type { MockHandle, MockStatus } from '../base/status.ts'

/** How often something has changed: what readings are held against. */
export interface Pulse {
  subscribe: (listener: () => void) => () => void
  count: () => number
}

/**
 * Subscribes to the controls while there are listeners. Requests are frequent and notify once per frame. Other changes notify at once,
 * since a delayed field would first show its old value.
 */
export function pulseOf(controls: Controls): Pulse {
  const listeners = new Set<() => void>()
  let count = 0
  let frame: number | undefined
  let stop = (): void => undefined
  const dropFrame = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
  }
  const beat = () => {
    dropFrame()
    count += 1
    for (const listener of listeners) listener()
  }
  const hear = (news: News) => {
    if (news === 'change') beat()
    else frame ??= requestAnimationFrame(beat)
  }
  return {
    subscribe(listener) {
      if (listeners.size === 0) stop = controls.subscribe(hear)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop()
        dropFrame()
      }
    },
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
  if (!tools) throw new Error('Parts of the console must be inside ConsoleContext')
  return tools
}

/** The controls, to act with. */
export const useControls = (): Controls => useTools().controls

/** Who answers requests, and why; follows every change. */
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
