import { useEffect, useRef } from 'react'

/** The entry to focus when one leaves a list: the next, else the one before; null when none is left. */
function neighbour(before: readonly string[], now: readonly string[], gone: string): string | null {
  const at = before.indexOf(gone)
  const stays = (key: string) => now.includes(key)
  return before.slice(at + 1).find(stays) ?? before.slice(0, at).findLast(stays) ?? null
}

/**
 * Keeps the focus in a list whose entries disappear on a press, and reappear after undo or a failure: only if the focus was lost with the
 * entry, and never if the shopper has moved on. `focus` receives the entry's key, or null for the empty state.
 */
export function useKeptFocus(keys: readonly string[], focus: (key: string | null) => void): void {
  const shown = useRef(keys)
  useEffect(() => {
    const before = shown.current
    shown.current = keys
    const back = keys.find((key) => !before.includes(key))
    const gone = before.find((key) => !keys.includes(key))
    if (document.activeElement !== document.body || (back === undefined && gone === undefined)) return
    focus(back ?? (gone === undefined ? null : neighbour(before, keys, gone)))
  }, [keys, focus])
}
