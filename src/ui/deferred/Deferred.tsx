import { type ReactNode, useRef } from 'react'
import { useDeferredRender } from './useDeferredRender.ts'

interface DeferredProps {
  className?: string | undefined
  /** Renders the content at once. */
  isThere?: boolean
  'aria-hidden'?: 'true'
  children: ReactNode
}

/** An element whose content renders when it is in view, or else when the page is idle. Its style reserves the space. */
export function Deferred({ isThere = false, children, ...element }: DeferredProps) {
  const place = useRef<HTMLDivElement>(null)
  const isRendered = useDeferredRender(place, isThere)
  return (
    <div ref={place} {...element}>
      {isRendered ? children : null}
    </div>
  )
}
