import { useEffect, useRef } from 'react'

/** Calls `focusNumber` when the form of the code is left for the form of the number: the button that leads back is gone. */
export function useFocusOnReturn(isAskedForCode: boolean, focusNumber: () => void): void {
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !isAskedForCode) focusNumber()
    wasAsked.current = isAskedForCode
  }, [isAskedForCode, focusNumber])
}
