import { useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useMatches } from 'react-router-dom'

/**
 * Keeps how far down each page the shopper was, for the way back and for another load of the same page. It begins when the
 * first page is drawn: its skeleton is too short for most places.
 */
export function PlaceOnPage() {
  const hasPage = useMatches().some(({ loaderData }) => loaderData !== undefined)
  const [isDrawn, setIsDrawn] = useState(false)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- drawn with the router's provider, it would speak before that listens
    if (hasPage) setIsDrawn(true)
  }, [hasPage])
  return isDrawn ? <ScrollRestoration /> : null
}
