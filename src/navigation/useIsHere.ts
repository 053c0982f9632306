import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouterNow } from './useRouterNow.ts'

/**
 * Returns whether the shopper is still on the page that the component was rendered on, and is not leaving it: a form checks this before it
 * navigates after an answer. `navigate` works after an unmount as well, and ends a navigation that the shopper has begun.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation()
  const router = useRouterNow()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => {
    if (!isMounted.current || !router || router.state.navigation.state === 'loading') return false
    // The page renders some frames after the router's update.
    return router.state.location.pathname === `${(router.basename ?? '').replace(/\/$/, '')}${pathname}`
  }, [pathname, router])
}
