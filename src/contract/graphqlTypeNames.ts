import type * as v from 'valibot'
import { couponSchema } from './entities/product/coupon.ts'
import { imageSchema } from './entities/product/image.ts'
import { listingEntrySchema } from './entities/product/listingEntry.ts'
import { pleListSchema } from './entities/product/pleList.ts'
import { brandSchema, productSchema } from './entities/product/product.ts'
import { promotionBadgeSchema } from './entities/product/promotionBadge.ts'
import { smartBrandAdSchema, smartBrandImpressionSchema } from './entities/product/smartBrandAd.ts'
import { inventorySchema, variantRelationshipSchema, variantSchema } from './entities/product/variant.ts'
import { warehouseSchema } from './entities/product/warehouse.ts'

/** The GraphQL type names of the objects of document 1 §3, by their schemas (docs/decisions/0038). */
export const graphqlTypeNames: ReadonlyMap<v.GenericSchema<unknown, unknown>, string> = new Map<
  v.GenericSchema<unknown, unknown>,
  string
>([
  [brandSchema, 'Brand'],
  [couponSchema, 'Coupon'],
  [imageSchema, 'Image'],
  [inventorySchema, 'Inventory'],
  [listingEntrySchema, 'ListingEntry'],
  [pleListSchema, 'PleList'],
  [productSchema, 'Product'],
  [promotionBadgeSchema, 'PromotionBadge'],
  [smartBrandAdSchema, 'SmartBrandAd'],
  [smartBrandImpressionSchema, 'SmartBrandImpression'],
  [variantRelationshipSchema, 'VariantRelationship'],
  [variantSchema, 'Variant'],
  [warehouseSchema, 'Warehouse'],
])
