import { now } from './clock.ts'
import { keep, recall } from './storage.ts'

const KEY = 'pasar.reloaded-at'
/** The minimum time between two reloads, so that there is no loop. */
const BETWEEN_RELOADS_MS = 60_000

/** Whether the page may reload itself now, and notes that it does. Without storage it may not, since it could not count its reloads. */
export function mayReload(): boolean {
  const at = Number(recall('session', KEY) ?? 0)
  return now() - at > BETWEEN_RELOADS_MS && keep('session', KEY, String(now()))
}
