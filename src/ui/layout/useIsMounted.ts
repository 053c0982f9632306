import { useCallback, useEffect, useRef } from 'react'

/** Whether the component is still on the page, for what an answer does that may arrive later. */
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
