import type { ProductPage } from '../../contract/entities/page.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { VariantState } from '../../contract/enumerations.ts'
import { pricePaid } from '../product/price.ts'
import { isDiscontinued, isLimitedQuantity, isOutOfStock } from '../product/variant.ts'
import type { Absolute } from './structuredData.ts'

type Availability = 'InStock' | 'LimitedAvailability' | 'OutOfStock' | 'Discontinued'

/** The schema.org availability of a variant. */
export function availabilityOf(variant: Variant): Availability {
  if (isDiscontinued(variant)) return 'Discontinued'
  if (isOutOfStock(variant)) return 'OutOfStock'
  const isCounted = variant.state === VariantState.STOCK_TRACKED
  return isCounted && isLimitedQuantity(variant, { limitedQuantityForAll: true })
    ? 'LimitedAvailability'
    : 'InStock'
}

/** Cents as a schema.org amount: `7.90`, in every language. */
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

/** The product of a page as schema.org `Product`, with the offer of the page. */
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
