import { onTestFinished, vi } from 'vitest'

/** Whoever asks is told that everything is near, as to a shopper at the page's foot. */
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

/** For one test all that stands below the screen is near it. */
export function placeAllInViewport(): void {
  const before = globalThis.IntersectionObserver
  vi.stubGlobal('IntersectionObserver', EverythingIntersects)
  onTestFinished(() => {
    vi.stubGlobal('IntersectionObserver', before)
  })
}
