import { Suspense, useRef } from 'react'
import { useDeferredRender } from '../../ui/deferred/useDeferredRender.ts'
import type { LayoutOptions } from '../../contract/routes.ts'
import { lazyPart } from '../lazyPart.ts'
import styles from './DeferredPageEnd.module.css'

const PageEnd = lazyPart(() => import('./PageEnd.tsx').then((module) => module.PageEnd))

/** What stands below the first screen of every page, loaded once the page is there: nothing moves for it. */
export function DeferredPageEnd(layout: Pick<LayoutOptions, 'hasFooter' | 'hasBackToTop'>) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useDeferredRender(place)
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
