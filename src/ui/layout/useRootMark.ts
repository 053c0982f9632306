import { useLayoutEffect } from 'react'

const held = new Map<string, number>()

/**
 * Sets a data attribute on the root element while the component is mounted, for styles elsewhere that make room for it. `:has()` could do
 * the same, but every insertion would then restyle the whole document.
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
