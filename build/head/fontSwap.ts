import { keepLineCounts } from './keepLineCounts.ts'

/** A part of the page with no more elements changes its letters in one go, and as many parts together as have no more than that. */
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
 * Leaves all that stands on a drawn page in the system's letters, whatever its styles say from now on. Answers the ways to let the
 * typeface into it, part by part: to lay out a whole page anew is a long task.
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
