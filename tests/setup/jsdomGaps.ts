import { vi } from 'vitest'

class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const unmatched = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

/** What every browser has and jsdom lacks. jsdom has no layout, so nothing matches, intersects, resizes or scrolls. */
export function fillJsdomGaps(): void {
  if (typeof window === 'undefined') return
  vi.stubGlobal('matchMedia', unmatched)
  vi.stubGlobal('IntersectionObserver', Unmoved)
  vi.stubGlobal('ResizeObserver', Unmoved)
  vi.stubGlobal('scrollTo', () => {})
  // Without it the shop waits for a second, as in Safari.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollBy = () => {}
  Element.prototype.scrollIntoView = () => {}
}
