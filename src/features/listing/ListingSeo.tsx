import type { Listing } from '../../contract/entities/product/listing.ts'
import type { PageInfo } from '../../contract/entities/page.ts'
import { listData } from '../../domain/seo/listData.ts'
import { breadcrumbData } from '../../domain/seo/structuredData.ts'
import { JsonLd } from '../seo/JsonLd.tsx'
import { Seo } from '../seo/Seo.tsx'
import { SharedAs } from '../seo/SharedAs.tsx'
import { useAbsolute } from '../seo/useAbsolute.ts'

interface ListingSeoProps {
  page: PageInfo
  listing?: Listing
  /** For listings that search engines should not index. */
  robots?: 'noindex'
}

/** The metadata of a listing: title, canonical address without filters, Open Graph, BreadcrumbList, ItemList. */
export function ListingSeo({ page, listing, robots }: ListingSeoProps) {
  const absolute = useAbsolute()
  return (
    <>
      <Seo seo={page.seo} {...(robots ? { robots } : {})} />
      <SharedAs page={page} type="website" />
      {page.breadcrumbs.length > 0 ? <JsonLd data={breadcrumbData(page.breadcrumbs, { absolute })} /> : null}
      {listing && listing.products.length > 0 ? (
        <JsonLd data={listData(page.seo.title, listing, { absolute })} />
      ) : null}
    </>
  )
}
