import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether the component is still on the page, for what an answer does that may arrive later: a form that was closed meanwhile may be open again,
 * and must not be closed or cleared by the answer to the one before.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
