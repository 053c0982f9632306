import { useEffect, useState } from 'react'

/**
 * Submits a form on the press; while `isAwaited`, as soon as the awaited data has arrived, so that a fast shopper need not fill in what the
 * lookup is about to. Typing in the meantime cancels the submit.
 */
export function useAwaitedSubmit(send: () => unknown, isAwaited: boolean) {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting || isAwaited) return
    // The awaited data is in the fields only from this render on: submitted earlier, they would be validated without it.
    // oxlint-disable-next-line react/set-state-in-effect -- the effect waits for the next frame
    setIsWaiting(false)
    send()
  }, [isWaiting, isAwaited, send])
  const submit = () => {
    if (isAwaited) setIsWaiting(true)
    else send()
  }
  return { isWaiting, submit, takeBack: () => setIsWaiting(false) }
}
