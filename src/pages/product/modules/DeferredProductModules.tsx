import { lazy, Suspense, useRef } from 'react'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { useWhenNear } from '../../../ui/deferred/useDeferredRender.ts'
import styles from './DeferredProductModules.module.css'

const ProductModules = lazy(() =>
  import('./ProductModules.tsx').then((module) => ({ default: module.ProductModules })),
)

/** The rows below a product render after the product; in another language they load again. */
export function LateProductModules(product: ProductPage) {
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useWhenNear(place)
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
