import { useEffect, useState } from 'react'

/**
 * Sends a form when it is pressed, and while something `isAwaited` once that is there: who is quicker than a look-up need not fill
 * in what it is about to. Whoever goes on typing meanwhile has taken the press back.
 */
export function useAwaitedSubmit(send: () => unknown, isAwaited: boolean) {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting || isAwaited) return
    // What was awaited is in the fields with this frame only: sent sooner, they would be checked as they were.
    // oxlint-disable-next-line react/set-state-in-effect -- the next frame is what it waits for
    setIsWaiting(false)
    send()
  }, [isWaiting, isAwaited, send])
  const submit = () => {
    if (isAwaited) setIsWaiting(true)
    else send()
  }
  return { isWaiting, submit, takeBack: () => setIsWaiting(false) }
}
