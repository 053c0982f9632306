/** Lets the browser paint and handle input before the caller continues, so that no task is long. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve)
      })
