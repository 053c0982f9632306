let running = 0

/** Files are being fetched for a page that the shopper may never go to. */
export const isPreparing = (): boolean => running > 0

/** Fetches what may be needed soon; when that fails, whoever needs it finds out. */
export async function prepare(fetched: Promise<unknown>): Promise<void> {
  running += 1
  try {
    await fetched.catch(() => {})
  } finally {
    running -= 1
  }
}
