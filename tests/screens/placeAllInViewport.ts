import { onTestFinished, vi } from 'vitest'

/** Reports every observed element as intersecting, as at the end of the page. */
class EverythingIntersects {
  readonly #notify: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#notify = notify
  }
  observe(target: Element) {
    this.#notify([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
}

/** For one test, all elements below the screen count as near the viewport. */
export function placeAllInViewport(): void {
  const before = globalThis.IntersectionObserver
  vi.stubGlobal('IntersectionObserver', EverythingIntersects)
  onTestFinished(() => {
    vi.stubGlobal('IntersectionObserver', before)
  })
}
