import { lazy, Suspense } from 'react'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { Deferred } from '../../../ui/deferred/Deferred.tsx'
import styles from './DeferredProductModules.module.css'

const ProductModules = lazy(() =>
  import('./ProductModules.tsx').then((module) => ({ default: module.ProductModules })),
)

/** The rows below a product render after the product; in another language they load again. */
export function DeferredProductModules(product: ProductPage) {
  const language = useLanguage()
  return (
    <Deferred className={styles.modules}>
      <Suspense>
        <ProductModules key={`${product.variant.gid} ${language}`} {...product} />
      </Suspense>
    </Deferred>
  )
}
