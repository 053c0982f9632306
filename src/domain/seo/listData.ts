import type { Pagination } from '../../contract/entities/product/listing.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { LISTING_PAGE_SIZE } from '../../contract/limits.ts'
import { to } from '../../paths.ts'
import type { Absolute } from './structuredData.ts'

interface Listed {
  products: readonly { variant: Pick<Variant, 'gid' | 'slug' | 'name'> }[]
  productsTotalCount: number
  pagination: Pick<Pagination, 'firstPage'>
}

/** The products of a listing as schema.org `ItemList`, numbered after the pages before. */
export const listData = (
  name: string,
  { products, productsTotalCount, pagination }: Listed,
  { absolute }: { absolute: Absolute },
) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: productsTotalCount,
  itemListElement: products.map(({ variant }, index) => ({
    '@type': 'ListItem',
    position: (pagination.firstPage - 1) * LISTING_PAGE_SIZE + index + 1,
    name: variant.name,
    url: absolute(to.product(variant)),
  })),
})
