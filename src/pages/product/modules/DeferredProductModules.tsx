import { lazy, Suspense, useRef } from 'react'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { useDeferredRender } from '../../../ui/deferred/useDeferredRender.ts'
import styles from './DeferredProductModules.module.css'

const ProductModules = lazy(() =>
  import('./ProductModules.tsx').then((module) => ({ default: module.ProductModules })),
)

/** What stands below a product comes once the product itself is on the screen; in another language it is asked for anew. */
export function DeferredProductModules(product: ProductPage) {
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useDeferredRender(place)
  return (
    <div ref={place} className={styles.modules}>
      {isNear ? (
        <Suspense>
          <ProductModules key={`${product.variant.gid} ${language}`} {...product} />
        </Suspense>
      ) : null}
    </div>
  )
}
