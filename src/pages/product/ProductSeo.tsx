import type { PageInfo, ProductPage } from '../../contract/entities/page.ts'
import { pricePaid } from '../../domain/product/price.ts'
import { productData } from '../../domain/seo/productData.ts'
import { breadcrumbData } from '../../domain/seo/structuredData.ts'
import { useConfig } from '../../stores/session/session.ts'
import { JsonLd } from '../../features/seo/JsonLd.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import { SharedAs } from '../../features/seo/SharedAs.tsx'
import { useAbsolute } from '../../features/seo/useAbsolute.ts'

interface ProductSeoProps {
  page: PageInfo
  product: ProductPage
}

/** The metadata of a product: title, canonical address, Open Graph with its price, Product with offer, BreadcrumbList. */
export function ProductSeo({ page, product }: ProductSeoProps) {
  const absolute = useAbsolute()
  const currency = useConfig()?.currency ?? 'MYR'
  const { variant } = product
  const { canonicalPath: path, breadcrumbs } = page
  return (
    <>
      <Seo seo={page.seo} />
      <SharedAs page={page} type="product" />
      <meta property="product:price:amount" content={(pricePaid(variant) / 100).toFixed(2)} />
      <meta property="product:price:currency" content={currency} />
      <JsonLd data={productData(product, { path, currency, absolute })} />
      <JsonLd data={breadcrumbData([...breadcrumbs, { name: variant.name, path }], { absolute })} />
    </>
  )
}
