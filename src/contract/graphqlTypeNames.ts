import type * as v from 'valibot'
import { couponSchema } from './entities/coupon.ts'
import { imageSchema } from './entities/image.ts'
import { listingEntrySchema } from './entities/listingEntry.ts'
import { pleListSchema } from './entities/pleList.ts'
import { brandSchema, productSchema } from './entities/product.ts'
import { promotionBadgeSchema } from './entities/promotionBadge.ts'
import { smartBrandAdSchema, smartBrandImpressionSchema } from './entities/smartBrandAd.ts'
import { inventorySchema, variantRelationshipSchema, variantSchema } from './entities/variant.ts'
import { warehouseSchema } from './entities/warehouse.ts'

/** What GraphQL calls the objects of document 1 §3, by their schemas (docs/decisions/0038). */
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
