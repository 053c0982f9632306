let running = 0
let isNavigating = () => false

/** True while files are prefetched and no navigation is in progress: the shopper may never need them. */
export const isPrefetching = (): boolean => running > 0 && !isNavigating()

/** Marks a load as prefetching. A failure is ignored, since it happens again when the file is needed. */
export async function prefetch(load: Promise<unknown>, isOnTheWay: () => boolean): Promise<void> {
  running += 1
  isNavigating = isOnTheWay
  try {
    await load.catch(() => {})
  } finally {
    running -= 1
  }
}
