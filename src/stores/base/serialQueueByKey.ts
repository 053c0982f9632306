/**
 * Repeats a step for a key, never twice at once for the same key, until it returns "done". A later step handles all changes made in the
 * meantime: fifty quick changes of one line become two or three calls.
 */
export function serialQueueByKey<Key>(step: (key: Key) => Promise<'again' | 'done'>) {
  const running = new Map<Key, Promise<void>>()

  async function run(key: Key): Promise<void> {
    try {
      while ((await step(key)) === 'again');
    } finally {
      running.delete(key)
    }
  }

  return {
    start: (key: Key): void => {
      if (!running.has(key)) running.set(key, run(key))
    },
    isIdle: (): boolean => running.size === 0,
    /**
     * Resolves with true when everything that runs now has ended, with false if that takes longer than `ms`. A write takes less than three
     * seconds on a slow phone.
     */
    settledWithin: async (ms = 3_000): Promise<boolean> => {
      if (running.size === 0) return true
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
      })
      await Promise.race([Promise.allSettled(running.values()), late])
      clearTimeout(timer)
      return running.size === 0
    },
  }
}
