import { useEffect, useRef } from 'react'

/**
 * For the row of an entry that may become the default: its button "Make default" disappears with the press, and the row takes the focus that
 * is lost with it. Returns the ref of the row.
 */
export function useDefaultFocus(isDefault: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const wasDefault = useRef(isDefault)
  useEffect(() => {
    const hasBecome = isDefault && !wasDefault.current
    wasDefault.current = isDefault
    if (hasBecome && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [isDefault])
  return row
}
