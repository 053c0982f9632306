import { SESSION_RENEWAL_MS } from '../contract/limits.ts'
import type { TextSlot } from './offlineBuffer.ts'

interface Kept {
  device: string
  session: string
  /** Expiry in ms; each use extends it. */
  until: number
  /** A hash of the member, which does not identify them. */
  member: string
}

interface SessionOptions {
  slot: TextSlot
  now: () => number
  newDevice: () => string
}

const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619

/** A short hash: it distinguishes members without identifying them. */
function markOf(text: string): string {
  let hash = FNV_OFFSET
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME)
  return (hash >>> 0).toString(36)
}

function read(text: string | null): Kept | null {
  try {
    const { device, session, until, member } = Object(JSON.parse(text ?? 'null')) as Partial<Kept>
    return typeof device === 'string' &&
      typeof session === 'string' &&
      typeof until === 'number' &&
      typeof member === 'string'
      ? { device, session, until, member }
      : null
  } catch {
    return null
  }
}

/**
 * The session of tracked events (document 1 §4, Sessions): device id and timestamp, valid for 30 minutes after its last use, and renewed
 * when the member changes. `member` is an email, or undefined for a guest.
 */
export function createSession({ slot, now, newDevice }: SessionOptions): (member?: string) => string {
  let latest = read(slot.recall())
  return (member) => {
    // Another tab may have used or renewed it.
    const kept = read(slot.recall()) ?? latest
    const at = now()
    const mark = member ? markOf(member.toLowerCase()) : ''
    const device = kept?.device ?? newDevice()
    const holds = kept !== null && at < kept.until && kept.member === mark
    const session = holds ? kept.session : `${device}-${Math.round(at)}`
    latest = { device, session, until: at + SESSION_RENEWAL_MS, member: mark }
    slot.keep(JSON.stringify(latest))
    return session
  }
}
