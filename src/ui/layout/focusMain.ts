/** Focuses the main part of the page where the control with the focus disappears: the focus is never left on nothing. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })
