import * as v from 'valibot'
import { Classification, FulfillerType, FulfillmentMethod, VariantState } from '../../enumerations.ts'
import { couponSchema } from './coupon.ts'
import { imageSchema } from './image.ts'
import { centsSchema } from '../money.ts'
import { countSchema, daySchema, gidSchema, idSchema } from '../primitives.ts'
import { productSchema } from './product.ts'
import { promotionBadgeSchema } from './promotionBadge.ts'
import { smartBrandAdSchema, smartBrandImpressionSchema } from './smartBrandAd.ts'
import { warehouseSchema } from './warehouse.ts'

/** Document 1 §3, Variant.inventory: one row for each warehouse that sells it. `expirationDate` is the best-before date. */
export const inventorySchema = v.object({
  warehouse: warehouseSchema,
  expirationDate: v.optional(daySchema),
  externalLocationId: v.optional(v.string()),
  externalVariantId: v.optional(v.string()),
  originPostalCode: v.optional(v.string()),
  priceDisplayTemplate: v.optional(v.string()),
  price: centsSchema,
  standardPrice: v.optional(centsSchema),
  unitPrice: v.optional(centsSchema),
  retailUnitPrice: v.optional(centsSchema),
  sku: v.string(),
  availableCount: countSchema,
  totalCount: countSchema,
})
export type Inventory = v.InferOutput<typeof inventorySchema>

/** Document 1 §3, the pricing-experiment report. */
export const pricingReportSchema = v.object({
  cbRequestId: v.optional(v.string()),
  priceOptimized: v.optional(v.boolean()),
  contextualBandit: v.optional(v.boolean()),
  holdout: v.optional(v.boolean()),
  profitWeight: v.optional(v.number()),
  fullyLoadedCost: v.optional(centsSchema),
  hasFullyLoadedCost: v.optional(v.boolean()),
})
export type PricingReport = v.InferOutput<typeof pricingReportSchema>

/**
 * Document 1 §3, Variant. Prices in cents. `unitPrice` is the current price of one `unitType` (for example `100 g`), `retailUnitPrice` the
 * price elsewhere. `price` applies without a `salePrice`; `standardPrice` is the strikethrough price beside it. Listings leave out the long
 * texts. `cinematicMobileImages` are wide; phones show them in place of all pictures after the first.
 */
export const variantSchema = v.object({
  _id: idSchema,
  gid: gidSchema,
  slug: v.string(),
  name: v.string(),
  nameText: v.optional(v.string()),
  brandingText: v.optional(v.string()),
  extendedInfoText: v.optional(v.string()),
  extendedInfo2Text: v.optional(v.string()),
  longDescription: v.optional(v.string()),
  ingredients: v.optional(v.string()),
  imageAltText: v.optional(v.string()),
  images: v.array(imageSchema),
  cinematicMobileImages: v.optional(v.array(imageSchema)),
  price: centsSchema,
  salePrice: v.optional(centsSchema),
  salePercentage: v.optional(v.number()),
  savePercentOverride: v.optional(v.number()),
  standardPrice: v.optional(centsSchema),
  unitPrice: v.optional(centsSchema),
  unitCount: v.optional(v.number()),
  unitType: v.optional(v.string()),
  retailUnitPrice: v.optional(centsSchema),
  cost: v.optional(centsSchema),
  state: v.enum(VariantState),
  availableCount: v.optional(countSchema),
  inStock: v.boolean(),
  maxCartQuantity: v.optional(countSchema),
  inventory: v.array(inventorySchema),
  fulfiller: v.string(),
  fulfillerType: v.enum(FulfillerType),
  fulfillerLocation: v.optional(v.string()),
  fulfillerLocationName: v.optional(v.string()),
  fulfillmentMethodType: v.enum(FulfillmentMethod),
  fulfillerVariantFulfillmentMethod: v.optional(idSchema),
  fulfillerVariantPriceLocationMapping: v.optional(idSchema),
  factions: v.optional(v.array(v.string())),
  productRequest: v.optional(v.object({ classification: v.enum(Classification) })),
  source: v.optional(v.string()),
  promotionBadge: v.optional(promotionBadgeSchema),
  promotionBadges: v.optional(v.array(promotionBadgeSchema)),
  smartbrandClick: v.optional(smartBrandAdSchema),
  smartbrandImpression: v.optional(smartBrandImpressionSchema),
  excludedFromBackInStockNotification: v.optional(v.boolean()),
  coupons: v.optional(v.array(couponSchema)),
  stats: v.optional(v.object({ wishlistCount: countSchema })),
  variantValues: v.optional(v.array(v.object({ name: v.string(), value: v.string() }))),
  product: productSchema,
  pricingReport: v.optional(pricingReportSchema),
})
export type Variant = v.InferOutput<typeof variantSchema>

/** Document 1 §3, Variant relationship. */
export const variantRelationshipSchema = v.object({
  relationshipType: v.number(),
  relatedVariant: v.object({ _id: idSchema, gid: gidSchema, slug: v.string(), images: v.array(imageSchema) }),
})
export type VariantRelationship = v.InferOutput<typeof variantRelationshipSchema>
