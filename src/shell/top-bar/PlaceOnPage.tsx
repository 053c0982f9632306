import { useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useMatches } from 'react-router-dom'

/**
 * Restores the scroll position after Back and after a reload. It starts after the first page has rendered, because a skeleton is too short
 * for most positions.
 */
export function PlaceOnPage() {
  const hasPage = useMatches().some(({ loaderData }) => loaderData !== undefined)
  const [isRendered, setIsRendered] = useState(false)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- rendered earlier, it would run before the router's provider subscribes
    if (hasPage) setIsRendered(true)
  }, [hasPage])
  return isRendered ? <ScrollRestoration /> : null
}
