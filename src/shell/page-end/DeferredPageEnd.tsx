import { Suspense } from 'react'
import { Deferred } from '../../ui/deferred/Deferred.tsx'
import type { LayoutOptions } from '../../contract/routes.ts'
import { lazyPart } from '../lazyPart.ts'
import styles from './DeferredPageEnd.module.css'

const PageEnd = lazyPart(() => import('./PageEnd.tsx').then((module) => module.PageEnd))

/** What is below the first screen of every page, loaded after the page. Its space is reserved, so that nothing moves. */
export const DeferredPageEnd = (layout: Pick<LayoutOptions, 'hasFooter' | 'hasBackToTop'>) => (
  <Deferred className={layout.hasFooter ? styles.end : undefined}>
    <Suspense>
      <PageEnd {...layout} />
    </Suspense>
  </Deferred>
)
