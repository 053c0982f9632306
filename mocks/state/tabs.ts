/** Coordinates the tabs of one shop: one order of writes, and notifications of them. */
export interface Tabs {
  /** Runs alone among all tabs. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Announces a new revision to the other tabs. */
  announce(revision: number): void
  /** Calls the listener when another tab has written. */
  listen(listener: (revision: number) => void): void
  close(): void
}

/** Runs works one after the other; one that fails does not stop the next. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** A shop that is open in one place only. */
export const noOtherTabs = (): Tabs => ({
  exclusively: queue(),
  announce: () => undefined,
  listen: () => undefined,
  close: () => undefined,
})

const lockManager = (): LockManager | undefined =>
  // Absent over plain http, which the types do not express.
  typeof navigator === 'undefined' ? undefined : (navigator as { locks?: LockManager }).locks

/**
 * Tabs by Web Locks and BroadcastChannel. Where one is missing the shop works on alone: writes are still checked
 * against the kept revision, so that none is lost.
 */
export function browserTabs(name: string): Tabs {
  const inOrder = queue()
  let locks = lockManager()
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    exclusively<T>(work: () => Promise<T>): Promise<T> {
      return inOrder<T>(async () => {
        let hasBegun = false
        const begin = () => {
          hasBegun = true
          return work()
        }
        try {
          return locks ? await locks.request(name, begin) : await begin()
        } catch (error) {
          // Where storage is blocked the browser refuses locks as well.
          if (hasBegun) throw error
          locks = undefined
          return work()
        }
      })
    },
    announce: (revision) => channel?.postMessage(revision),
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'number') listener(data)
      })
    },
    close: () => channel?.close(),
  }
}
