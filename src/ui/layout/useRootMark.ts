import { useLayoutEffect } from 'react'

const held = new Map<string, number>()

/**
 * Marks the document's root for as long as who says so is shown, for what stands elsewhere and makes room for it. A style sheet could
 * ask with `:has()` what stands on the page; whatever is added anywhere then has the root and all that hangs on it styled anew.
 */
export function useRootMark(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const hold = (step: number) => {
      const count = (held.get(name) ?? 0) + step
      held.set(name, count)
      document.documentElement.toggleAttribute(name, count > 0)
    }
    hold(1)
    return () => hold(-1)
  }, [name, isOn])
}
