import type { Listing } from '../../contract/entities/listing.ts'
import type { PageInfo } from '../../contract/entities/page.ts'
import { listData } from '../../domain/listData.ts'
import { breadcrumbData } from '../../domain/structuredData.ts'
import { JsonLd } from '../JsonLd.tsx'
import { Seo } from '../Seo.tsx'
import { SharedAs } from '../SharedAs.tsx'
import { useAbsolute } from '../useAbsolute.ts'

interface ListingSeoProps {
  page: PageInfo
  listing?: Listing
  /** For listings that no search engine should list. */
  robots?: 'noindex'
}

/** What machines are told of a listing: title, canonical address without its filters, Open Graph, BreadcrumbList, ItemList. */
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
