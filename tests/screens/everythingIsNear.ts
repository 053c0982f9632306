import { onTestFinished, vi } from 'vitest'

/** Whoever asks is told that everything is near, as to a shopper at the page's foot. */
class AllNear {
  readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#tell = tell
  }
  observe(target: Element) {
    this.#tell([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
}

/** For one test all that stands below the screen is near it. */
export function everythingIsNear(): void {
  const before = globalThis.IntersectionObserver
  vi.stubGlobal('IntersectionObserver', AllNear)
  onTestFinished(() => {
    vi.stubGlobal('IntersectionObserver', before)
  })
}
