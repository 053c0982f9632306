import { type FocusEvent, useRef } from 'react'

/**
 * Remembers which element had the focus before it came to an element that disappears on a press. `giveBack` returns it there, or to the
 * main part of the page if that element is gone; it does nothing while the focus is elsewhere.
 */
export function useFocusBefore() {
  const own = useRef<HTMLLIElement>(null)
  const before = useRef<Element | null>(null)
  return {
    own,
    note: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    giveBack: (): void => {
      if (!own.current?.contains(document.activeElement)) return
      const last = before.current
      const next = last?.isConnected === true ? last : document.querySelector('main')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    },
  }
}
