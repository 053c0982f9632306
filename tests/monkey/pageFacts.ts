import type { Page } from 'playwright-core'

/** What the checks read of a page. */
export interface PageFacts {
  path: string
  language: string
  /** All visible text, without the console's. */
  text: string
  /** Null without a main part. */
  main: string | null
  isFocusOnBody: boolean
  /** The page does not scroll, although no dialog is open. */
  isScrollLocked: boolean
  /** How many pixels the page is wider than its window. */
  overflow: number
  /** The names of the open dialogs, the last one on top. */
  dialogs: readonly string[]
}

/** Reads all facts in one step. */
export const factsOf = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const { documentElement: root, body } = document
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const open = [
      ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open], .MuiModal-root'),
    ].filter((dialog) => isVisible(dialog) && !dialog.closest('[data-mock-console]'))
    const nameOf = (dialog: Element) => {
      const labels = dialog.getAttribute('aria-labelledby')?.split(' ') ?? []
      const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      return dialog.getAttribute('aria-label') ?? label
    }
    const isFixed = (element: Element) => {
      const { overflowY, position } = getComputedStyle(element)
      return overflowY === 'hidden' || overflowY === 'clip' || position === 'fixed'
    }
    const main = [...document.querySelectorAll('main')].find(isVisible)
    return {
      path: location.pathname + location.search,
      language: root.lang,
      text: body.innerText,
      main: main ? main.innerText.trim() : null,
      isFocusOnBody: document.activeElement === null || document.activeElement === body,
      isScrollLocked: open.length === 0 && (isFixed(body) || isFixed(root)),
      overflow: root.scrollWidth - root.clientWidth,
      dialogs: open.map(nameOf).filter(Boolean),
    }
  })
