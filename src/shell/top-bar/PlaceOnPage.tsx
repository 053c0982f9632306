import { useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { useRouterNow } from '../../navigation/useRouterNow.ts'
import { savePlaceOnLeave } from '../../navigation/savePlaceOnLeave.ts'

/**
 * Restores the scroll position after Back and after a reload. It starts after the first page has rendered, because a skeleton is too short
 * for most positions.
 */
export function PlaceOnPage() {
  const hasPage = useMatches().some(({ loaderData }) => loaderData !== undefined)
  const router = useRouterNow()
  const [isRendered, setIsRendered] = useState(false)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- rendered earlier, it would run before the router's provider subscribes
    if (hasPage) setIsRendered(true)
  }, [hasPage])
  // After a reload the router has found the position by now, but scrolls to it in a later render: a slow phone showed the top for a second.
  useLayoutEffect(() => {
    const place = isRendered ? router?.state.restoreScrollPosition : null
    if (typeof place === 'number') scrollTo(0, place)
  }, [isRendered, router])
  const { key } = useLocation()
  // Not before: a reload of a skeleton would store its top.
  useLayoutEffect(() => (isRendered ? savePlaceOnLeave(key) : undefined), [isRendered, key])
  return isRendered ? <ScrollRestoration /> : null
}
