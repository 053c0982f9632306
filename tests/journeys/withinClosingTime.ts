/**
 * Vitest sets no time limit for the end of a fixture, and Chromium sometimes never answers `Target.disposeBrowserContext` while a page
 * loads again, as after a failed test.
 */
const CLOSING_MS = 20_000

/** For the end of a fixture: resolves when the work is done, or after 20 seconds. */
export async function withinClosingTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, CLOSING_MS)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
