import { useSearchParams } from 'react-router-dom'
import { SellerFulfillment } from '../../contract/sellerFulfillment.ts'
import { filterOf, isNarrowed } from '../../domain/product/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { ShopRow } from '../../features/product-card/ShopRow.tsx'
import { Breadcrumbs } from '../category/Breadcrumbs.tsx'
import { ListingHead } from '../../features/listing/ListingHead.tsx'
import { ListingSeo } from '../../features/listing/ListingSeo.tsx'
import { ListingView } from '../../features/listing/ListingView.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { useFreshModules } from '../useFreshModules.ts'
import { SellerHead } from './SellerHead.tsx'
import styles from './SellerPage.module.css'

const fulfillments = Object.values(SellerFulfillment)

/**
 * A seller's page: the description, rows of products, and a listing of all products with filters (document 1 §2,
 * `/{sellerSlug}`).
 */
export function SellerPage() {
  const t = useT()
  const { page, modulesPage } = usePageGroup('modulesPage')
  const [parameters] = useSearchParams()
  const { seller, listing } = modulesPage
  if (!seller || !listing) throw new TypeError('The data of a seller page has no seller or no listing.')
  const modules = useFreshModules(seller.slug, modulesPage.modules)
  // With active filters, the listing is shown without the rows above it.
  const rows = isNarrowed(filterOf(parameters)) ? [] : modules
  return (
    <div className={styles.page}>
      <ListingSeo page={page} listing={listing} />
      <div>
        <Breadcrumbs breadcrumbs={page.breadcrumbs} />
        <SellerHead seller={seller} />
      </div>
      {rows.map((row) =>
        row.type === 'products' ? (
          <ShopRow
            key={row.id}
            title={row.title}
            products={row.products}
            moreHref={row.moreHref}
            list={row.id}
            isInView={row === rows[0]}
          />
        ) : null,
      )}
      <ListingView
        key={seller.slug}
        listing={listing}
        fulfillments={fulfillments}
        cardHeading="h3"
        isBelow={rows.length > 0}
        head={
          <ListingHead
            level={2}
            title={t('seller.all', { name: seller.name })}
            total={listing.productsTotalCount}
          />
        }
      />
    </div>
  )
}
