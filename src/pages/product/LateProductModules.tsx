import { lazy, Suspense } from 'react'
import type { ProductPage } from '../../contract/entities/page.ts'
import { useLanguage } from '../../i18n/index.ts'

const ProductModules = lazy(() =>
  import('./modules/ProductModules.tsx').then((module) => ({ default: module.ProductModules })),
)

/** What stands below a product comes behind the product itself; in another language it is asked for anew. */
export function LateProductModules(product: ProductPage) {
  const language = useLanguage()
  return (
    <Suspense>
      <ProductModules key={`${product.variant.gid} ${language}`} {...product} />
    </Suspense>
  )
}
