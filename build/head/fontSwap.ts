import { keepLineCounts } from './keepLineCounts.ts'

/** The largest number of elements whose font is swapped in one step; smaller parts are combined up to this number. */
const MOST_AT_ONCE = 100

const sizeOf = (part: Element): number => part.getElementsByTagName('*').length + 1

const isHtml = (element: Element): element is HTMLElement => element instanceof HTMLElement

/** The page in parts, from its top to its end. */
const partsOf = (element: HTMLElement): HTMLElement[] =>
  sizeOf(element) <= MOST_AT_ONCE ? [element] : Array.from(element.children).filter(isHtml).flatMap(partsOf)

function together(parts: readonly HTMLElement[]): HTMLElement[][] {
  let room = 0
  return parts.reduce<HTMLElement[][]>((groups, part) => {
    const size = sizeOf(part)
    if (size > room) {
      groups.push([])
      room = MOST_AT_ONCE
    }
    room -= size
    groups.at(-1)?.push(part)
    return groups
  }, [])
}

/**
 * Keeps a prerendered page in the system font, whatever its styles say from now on. Returns functions that swap the font part by part,
 * since laying out a whole page again is a long task.
 */
export function recordFontSwap(): (() => void)[] {
  const groups = together(partsOf(document.body))
  for (const { style } of groups.flat()) {
    style.setProperty('--font', 'var(--font-system)')
    style.fontFamily = 'var(--font)'
  }
  return groups.map((parts) => () => {
    keepLineCounts(parts, () => {
      for (const { style } of parts) {
        style.removeProperty('--font')
        style.removeProperty('font-family')
      }
    })
  })
}
