import { useSyncExternalStore } from 'react'

interface Announcement {
  text: string
  /** Increases with each announcement, so that a repeated text is read again. */
  number: number
}

const silence: Announcement = { text: '', number: 0 }
let latest = silence
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Announces `text` once to assistive technology, politely. */
export function announce(text: string): void {
  latest = { text, number: latest.number + 1 }
  for (const listener of listeners) listener()
}

/**
 * The shop's one polite live region, in which `announce` puts its texts. An open dialog has its own, because everything behind it is hidden
 * from assistive technology.
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
