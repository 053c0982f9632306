import type { Locator, Page } from 'playwright-core'

/** Elements that a shopper can press or type into. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label'

/**
 * Notices and controls that a part of the console covers and that scrolling does not uncover: those in fixed bars, panels, dialogs and
 * notices. One line for each.
 */
export const pinnedUnder = (part: Locator): Promise<string[]> =>
  part.evaluate((cover, controls) => {
    const isPinned = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isPinned(element.parentElement))
    const { left, right, top, bottom } = cover.getBoundingClientRect()
    const found = new Set<string>()
    // A control is at least 24 pixels wide and high (WCAG 2.2, 2.5.8).
    for (let x = left + 2; x < right; x += 20) {
      for (let y = top + 2; y < bottom; y += 20) {
        const below = document.elementsFromPoint(x, y).find((element) => !cover.contains(element))
        const hit = below?.closest(`${controls}, li[data-notice]`)
        if (hit && isPinned(hit)) found.add(hit.getAttribute('aria-label') ?? hit.textContent ?? '')
      }
    }
    return [...found]
  }, CONTROLS)

/**
 * The controls of the page and its footer that a part of the console covers while they have the focus, which scrolls them into view (WCAG
 * 2.2, 2.4.11). One line for each.
 */
export const focusedUnder = (part: Locator): Promise<string[]> =>
  part.evaluate((cover, controls) => {
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(`:is(main, footer) :is(${controls})`)) {
      control.focus()
      if (document.activeElement !== control) continue
      const box = control.getBoundingClientRect()
      const edge = cover.getBoundingClientRect()
      const isApart =
        box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom
      // A control taller than the free space is cut off at one end at any scroll position.
      if (!isApart && box.height < edge.top / 2)
        found.push(control.getAttribute('aria-label') ?? control.textContent ?? '')
    }
    return found
  }, CONTROLS)

interface Sight {
  text: string | null
  /** Completely inside the window, not covered and not cut off. */
  isWhole: boolean
  /** Top edge and height, in CSS pixels. */
  top: number
  height: number
}

/** The visible share of each element, all measured in the same frame. */
export const sightOf = (parts: Locator): Promise<Sight[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom, height } = element.getBoundingClientRect()
      const middle = (left + right) / 2
      const points = [
        [left + 1, (top + bottom) / 2],
        [right - 1, (top + bottom) / 2],
        [middle, top + 1],
        [middle, bottom - 1],
      ] as const
      const isWhole =
        element.scrollWidth <= element.clientWidth &&
        points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
      return { text: element.textContent, isWhole, top, height }
    }),
  )

/** Resolves when the page has shown what the last step has changed: React may add or move a control in the frame after it. */
export const afterTwoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** Looks at the top, the middle and the end of the page. */
export async function downThePage(page: Page, look: () => Promise<void>): Promise<void> {
  await look()
  for (const share of [0.5, 1]) {
    await page.evaluate(
      (part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
      share,
    )
    await look()
  }
}
