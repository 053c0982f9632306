const running = new Set<() => boolean>()
let targetNow = (): string | null => null

/** Sets how `navigationTarget` is answered. */
export function followNavigation(answer: () => string | null): void {
  targetNow = answer
}

/**
 * The address that the navigation in progress leads to; null without one. The files of that page are needed, even if other files are
 * prefetched.
 */
export const navigationTarget = (): string | null => targetNow()

/** True while files are prefetched and none of them is needed: the shopper may never use them. */
export const isPrefetching = (): boolean => running.size > 0 && ![...running].some((isNeeded) => isNeeded())

/**
 * Marks a load as prefetching, until `isNeeded` returns true. A failure is ignored, since it happens again when the file is needed.
 */
export async function prefetch(load: Promise<unknown>, isNeeded = () => false): Promise<void> {
  // A function of its own: two prefetches may share `isNeeded`.
  const mark = () => isNeeded()
  running.add(mark)
  try {
    await load.catch(() => {})
  } finally {
    running.delete(mark)
  }
}
