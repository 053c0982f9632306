/**
 * Keeps a part of the console usable beside a modal dialog of the shop. Such a dialog hides its siblings from assistive technology, and
 * takes the focus back when it leaves the dialog.
 */
export function keepReachable(part: HTMLElement): void {
  const uncover = () => part.removeAttribute('aria-hidden')
  new MutationObserver(uncover).observe(part, { attributeFilter: ['aria-hidden'] })
  part.addEventListener('focusin', (event) => event.stopPropagation())
}
