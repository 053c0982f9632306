import { Suspense, useRef } from 'react'
import { useWhenNear } from '../../ui/deferred/useDeferredRender.ts'
import type { LayoutOptions } from '../../contract/routes.ts'
import { late } from '../lazyPart.ts'
import styles from './DeferredPageEnd.module.css'

const PageEnd = late(() => import('./PageEnd.tsx').then((module) => module.PageEnd))

/** What is below the first screen of every page, rendered after the page without moving anything. */
export function LatePageEnd(layout: Pick<LayoutOptions, 'hasFooter' | 'hasBackToTop'>) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useWhenNear(place)
  return (
    <div ref={place} className={layout.hasFooter ? styles.end : undefined}>
      {isNear ? (
        <Suspense>
          <PageEnd {...layout} />
        </Suspense>
      ) : null}
    </div>
  )
}
