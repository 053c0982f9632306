type ErrorListener = (note: string, cause?: unknown) => void

/** Errors kept until the error log is loaded; the oldest beyond this number are dropped. */
const QUEUE_LENGTH = 10

let listener: ErrorListener | null = null
let queued: readonly Parameters<ErrorListener>[] = []

/** Passes an error that the browser has printed already to the shop's error log. Until the log is loaded, errors are queued. */
export function logError(...error: Parameters<ErrorListener>): void {
  if (listener) listener(...error)
  else queued = [...queued, error].slice(-QUEUE_LENGTH)
}

/** Reports to developers what the shopper need not see; the error catalogue calls it "logged" (document 2 §8). */
export function report(note: string, detail?: unknown): void {
  console.error(note, detail ?? '')
  logError(note, detail)
}

/** Subscribes the error log, which first receives the queued errors. Returns an unsubscribe function. */
export function onErrorReported(next: ErrorListener): () => void {
  listener = next
  for (const error of queued) next(...error)
  queued = []
  return () => {
    if (listener === next) listener = null
  }
}
