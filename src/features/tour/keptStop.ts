import { keep, recall } from '../../stores/base/storage.ts'
import { stops } from './stops.ts'

const KEY = 'pasar.tour'

/** The stop where this tab is in the tour, counted from 0: the first one for a tab that has just been sent on it. */
export function keptStop(): number {
  const at = Number(recall('session', KEY) ?? 0)
  return Number.isInteger(at) && at >= 0 && at < stops.length ? at : 0
}

/** Keeps the stop for this tab; null ends the tour. */
export const keepStop = (at: number | null): void =>
  void keep('session', KEY, at === null ? null : String(at))
