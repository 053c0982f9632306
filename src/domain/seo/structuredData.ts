import type { ProductPage } from '../../contract/entities/page.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { VariantState } from '../../contract/enumerations.ts'
import { pricePaid } from '../product/price.ts'
import { isDiscontinued, isLimitedQuantity, isOutOfStock } from '../product/variant.ts'

/** Makes a base-less path or a picture's address whole, with origin and base path. */
export type Absolute = (path: string) => string

type Availability = 'InStock' | 'LimitedAvailability' | 'OutOfStock' | 'Discontinued'

/** What schema.org calls a variant's availability. */
export function availabilityOf(variant: Variant): Availability {
  if (isDiscontinued(variant)) return 'Discontinued'
  if (isOutOfStock(variant)) return 'OutOfStock'
  const isCounted = variant.state === VariantState.STOCK_TRACKED
  return isCounted && isLimitedQuantity(variant, { limitedQuantityForAll: true })
    ? 'LimitedAvailability'
    : 'InStock'
}

/** Cents as schema.org writes an amount: `7.90`, whatever the language. */
const amount = (price: number): string => (price / 100).toFixed(2)

const offerOf = (variant: Variant, sellerName: string, url: string, currency: string) => {
  const ends = variant.product.pdpPromotionCountdownTimer?.endDate
  return {
    '@type': 'Offer',
    url,
    price: amount(pricePaid(variant)),
    priceCurrency: currency,
    ...(ends === undefined ? {} : { priceValidUntil: ends.slice(0, 10) }),
    availability: `https://schema.org/${availabilityOf(variant)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: sellerName },
  }
}

/** The product of a page for search engines: schema.org `Product` with the offer that the page makes. */
export function productData(
  { variant, warehouse }: Pick<ProductPage, 'variant' | 'warehouse'>,
  { path, currency, absolute }: { path: string; currency: string; absolute: Absolute },
) {
  const { product } = variant
  const { name, longDescription: description, inventory } = variant
  const sku = inventory.find((row) => row.warehouse._id === warehouse._id)?.sku
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.extendedName ?? name,
    ...(description === undefined ? {} : { description }),
    image: variant.images.map(({ original }) => absolute(original)),
    sku: sku ?? variant.gid,
    productID: variant.gid,
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(product.categories[0] ? { category: product.categories.map((each) => each.name).join(' > ') } : {}),
    offers: offerOf(variant, warehouse.name, absolute(path), currency),
  }
}

/** The way down to a page for search engines: schema.org `BreadcrumbList`, the page itself last. */
export const breadcrumbData = (
  trail: readonly { name: string; path: string }[],
  { absolute }: { absolute: Absolute },
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})
