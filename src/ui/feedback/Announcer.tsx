import { useSyncExternalStore } from 'react'

interface Announcement {
  text: string
  /** Grows with each, so that the same words said twice are read twice. */
  number: number
}

const silence: Announcement = { text: '', number: 0 }
let latest = silence
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says `text` once to assistive technology, politely: after what is being read now. */
export function announce(text: string): void {
  latest = { text, number: latest.number + 1 }
  for (const listener of listeners) listener()
}

/**
 * The one polite live region of the shop, in which `announce` puts its words. A dialog, behind which everything is hidden from assistive
 * technology, has its own for as long as it is open.
 */
export function Announcer() {
  const { text, number } = useSyncExternalStore(
    subscribe,
    () => latest,
    () => silence,
  )
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer="">
      {text}
      {number % 2 ? '\u00A0' : ''}
    </div>
  )
}
