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
 * The present in whole seconds, updated every second by one shared timer. Null without a clock, on the server and during hydration, because
 * server and client would show different seconds.
 */
export function useSecond(): number | null {
  const now = useContext(ClockContext)
  return useSyncExternalStore(
    subscribe,
    () => (now === null ? null : Math.floor(now() / SECOND_MS)),
    () => null,
  )
}
