import { Suspense, useRef } from 'react'
import { useWhenNear } from '../ui/useWhenNear.ts'
import { late } from './late.ts'

const Footer = late(() => import('./footer/Footer.tsx').then((module) => module.Footer))

/** The footer, loaded once the page is there: it stands below the first screen of every page, so nothing moves for it. */
export function LateFooter() {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useWhenNear(place)
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense>
          <Footer />
        </Suspense>
      ) : null}
    </div>
  )
}
