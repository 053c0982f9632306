import { useSyncExternalStore } from 'react'

interface Announcement {
  text: string
  /** Makes a repeated text a new element, so that it is read again. */
  number: number
}

const none: readonly Announcement[] = []
let count = 0
let latest = none
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Announces `text` once to assistive technology, politely, after what was announced just before. */
export function announce(text: string): void {
  latest = [...latest.slice(-1), { text, number: (count += 1) }]
  for (const listener of listeners) listener()
}

/**
 * The shop's one polite live region, to which `announce` adds its texts. It keeps the last two, because a text that replaces another at once (a
 * page's title after its number of results) can leave the first one unread. An open dialog has its own region, because everything behind it is
 * hidden from assistive technology.
 */
export function Announcer() {
  const announcements = useSyncExternalStore(
    subscribe,
    () => latest,
    () => none,
  )
  return (
    <div className="visually-hidden" aria-live="polite" data-announcer="">
      {announcements.map(({ text, number }) => (
        <div key={number}>{text}</div>
      ))}
    </div>
  )
}
