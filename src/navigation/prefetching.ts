import type { Location } from 'react-router-dom'

const running = new Set<() => boolean>()
let targetNow = (): Location | undefined => undefined

/** Sets how `navigationTarget` is answered. */
export function followNavigation(answer: () => Location | undefined): void {
  targetNow = answer
}

/** Where the navigation in progress leads to. The files of that page are needed, even if other files are prefetched. */
export const navigationTarget = (): Location | undefined => targetNow()

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
