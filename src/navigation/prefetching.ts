let running = 0
let isGoingSomewhere = () => false

/** Files are being fetched for a page that the shopper may never go to; not once they are on their way to one. */
export const isPrefetching = (): boolean => running > 0 && !isGoingSomewhere()

/** Fetches what may be needed soon; when that fails, whoever needs it finds out. `isOnTheWay` tells of a navigation under way. */
export async function prepare(fetched: Promise<unknown>, isOnTheWay: () => boolean): Promise<void> {
  running += 1
  isGoingSomewhere = isOnTheWay
  try {
    await fetched.catch(() => {})
  } finally {
    running -= 1
  }
}
