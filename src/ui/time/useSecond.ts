import { useContext, useSyncExternalStore } from 'react'
import { ClockContext } from './clockContext.ts'

const SECOND_MS = 1_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, SECOND_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * The present in whole seconds, again each second; one timer serves all. Null without a clock, on the server, and while
 * the server's HTML is taken over, since the two would not show the same second.
 */
export function useSecond(): number | null {
  const now = useContext(ClockContext)
  return useSyncExternalStore(
    subscribe,
    () => (now === null ? null : Math.floor(now() / SECOND_MS)),
    () => null,
  )
}
