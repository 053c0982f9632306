/**
 * Keeps a part of the console usable beside a dialog of the shop. Such a dialog hides what stands beside it from assistive
 * technology, and takes the focus back as soon as it leaves.
 */
export function keepReachable(part: HTMLElement): void {
  const uncover = () => part.removeAttribute('aria-hidden')
  new MutationObserver(uncover).observe(part, { attributeFilter: ['aria-hidden'] })
  part.addEventListener('focusin', (event) => event.stopPropagation())
}
