/** Where React Router stores the scroll positions, by the key of their history entry. */
const STORED = 'react-router-scroll-positions'

/**
 * Stores the scroll position of this history entry when the tab closes, loads another page or is hidden. React Router does so as well,
 * but for the entry of its last effects: a page that unloads between a render and its effects would lose its position. The event follows
 * `pagehide`, in which React Router overwrites what is stored. Returns a function that removes the listener.
 */
export function savePlaceOnLeave(key: string): () => void {
  const save = () => {
    if (document.visibilityState !== 'hidden') return
    try {
      const known = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>
      sessionStorage.setItem(STORED, JSON.stringify({ ...known, [key]: scrollY }))
    } catch {
      // Storage may be blocked. The page then opens at the top, as it does with React Router alone.
    }
  }
  document.addEventListener('visibilitychange', save)
  return () => document.removeEventListener('visibilitychange', save)
}
