import { useEffect, useRef } from 'react'

/** Where the focus goes when one of a list leaves it: to the next, else to the one before; null where nothing is left. */
function neighbour(before: readonly string[], now: readonly string[], gone: string): string | null {
  const at = before.indexOf(gone)
  const stays = (key: string) => now.includes(key)
  return before.slice(at + 1).find(stays) ?? before.slice(0, at).findLast(stays) ?? null
}

/**
 * Keeps the focus in a list whose entries leave at a press, and come back when that is undone or fails: only when it was lost with
 * them, and never away from where the shopper has gone meanwhile. `focus` gets the entry's key, or null for what stands in the
 * place of an empty list.
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
