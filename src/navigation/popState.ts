let intercept: ((event: PopStateEvent) => void) | null = null

const onPopState = (event: PopStateEvent) => intercept?.(event)

/** Call it before the router is created: a window calls its listeners in the order in which they were added. */
export const listenBeforeRouter = (): void => addEventListener('popstate', onPopState)

/** Calls the listener before the router's, which it can hide the event from. Returns a function that removes it. */
export function interceptPopState(listener: (event: PopStateEvent) => void): () => void {
  intercept = listener
  return () => {
    intercept = null
  }
}
