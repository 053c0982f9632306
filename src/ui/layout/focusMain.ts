import { afterPaint } from '../../scheduling/afterPaint.ts'

/** Focuses the main part of the page where the control with the focus disappears: the focus is never left on nothing. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

/** The same after the next paint, unless another part has placed the focus by then. */
export const focusMainIfLost = (): void =>
  void afterPaint(() => {
    if (document.activeElement === document.body) focusMain()
  })
