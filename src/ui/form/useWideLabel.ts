import { type RefCallback, useCallback, useState } from 'react'

/** Space left and right of a label within its field, in px. */
const PADDING = 28

/** The width of a text in one line, in px, in the font of an element. */
function widthOf(text: string, element: Element): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = getComputedStyle(element).font
  return context.measureText(text).width
}

/**
 * Whether a label is too wide for one line of its field, as with large text: it would be cut there, so it goes above the field, in several
 * lines. Measured again when the size of the field or of its text changes.
 */
export function useWideLabel(label: string): [ref: RefCallback<HTMLElement>, isWide: boolean] {
  const [isWide, setWide] = useState(false)
  const ref = useCallback(
    (field: HTMLElement) => {
      const observer = new ResizeObserver(() => {
        const input = field.querySelector('input, select, textarea')
        if (input) setWide(widthOf(label, input) > field.clientWidth - PADDING)
      })
      observer.observe(field)
      return () => observer.disconnect()
    },
    [label],
  )
  return [ref, isWide]
}
