import * as v from 'valibot'
import { cartSchema } from './cart.ts'
import { categorySchema } from './category.ts'
import { checkoutInfoSchema } from './checkout.ts'
import { configSchema, notificationSchema } from './config.ts'
import { bannerInterstitialSchema } from './interstitial.ts'
import { earliestDeliverySchema } from './earliestDelivery.ts'
import { listingSchema } from './listing.ts'
import { listingEntrySchema } from './listingEntry.ts'
import { orderSchema } from './order.ts'
import { countSchema, timestampSchema } from './primitives.ts'
import { seoSchema } from './seo.ts'
import { variantSchema } from './variant.ts'
import { warehouseSchema } from './warehouse.ts'

/**
 * Document 2 §2: the groups of page data. `base` is what every page needs and is left out when the request's
 * `x-base-version` header names the version at hand; `version` changes with the language and the configuration.
 */
export const pageBaseSchema = v.object({
  version: v.string(),
  serverTime: timestampSchema,
  config: configSchema,
  categories: v.array(categorySchema),
  notifications: v.array(notificationSchema),
  topSearches: v.array(v.string()),
  postalCode: v.string(),
  locationName: v.string(),
})
export type PageBase = v.InferOutput<typeof pageBaseSchema>

export const breadcrumbSchema = v.object({ name: v.string(), path: v.string() })

/** What the page is; `canonicalPath` is base-less, for example `/product/104/ladang-fresh-milk`. */
export const pageInfoSchema = v.object({
  kind: v.picklist(['home', 'category', 'product', 'search', 'cart', 'checkout', 'confirmation']),
  canonicalPath: v.string(),
  seo: seoSchema,
  breadcrumbs: v.array(breadcrumbSchema),
})
export type PageInfo = v.InferOutput<typeof pageInfoSchema>

/** The home page's modules from top to bottom. `title` is in the language of the request; `moreHref` is a base-less path. */
export const pageModuleSchema = v.variant('type', [
  v.object({ type: v.literal('banners'), banners: v.array(bannerInterstitialSchema) }),
  v.object({ type: v.literal('departments'), categories: v.array(categorySchema) }),
  v.object({
    type: v.literal('products'),
    id: v.string(),
    title: v.string(),
    moreHref: v.optional(v.string()),
    endsAt: v.optional(timestampSchema),
    products: v.array(listingEntrySchema),
  }),
])
export type PageModule = v.InferOutput<typeof pageModuleSchema>

/** Document 1 §3, Category payload. `category` has its own children; `siblings` feed the left menu. */
export const categoryPageSchema = v.object({
  category: categorySchema,
  department: categorySchema,
  listing: listingSchema,
  banner: v.optional(bannerInterstitialSchema),
  sampleTopPicksId: v.optional(v.string()),
  isTopPicksPage: v.boolean(),
})
export type CategoryPage = v.InferOutput<typeof categoryPageSchema>

/**
 * A product page: the variant of the address, its siblings to choose from, and where it is sold from; for express goods
 * also when they can come first.
 */
export const productPageSchema = v.object({
  variant: variantSchema,
  variants: v.array(variantSchema),
  warehouse: warehouseSchema,
  earliestDelivery: v.optional(earliestDeliverySchema),
  goesWellWith: v.array(listingEntrySchema),
  related: v.array(listingEntrySchema),
})
export type ProductPage = v.InferOutput<typeof productPageSchema>

/** Document 1 §3, search state. `valueOnly` asks for the term's results without suggestions. */
export const searchPageSchema = v.object({
  term: v.string(),
  valueOnly: v.boolean(),
  listing: listingSchema,
  suggestions: v.array(v.string()),
  popular: v.array(listingEntrySchema),
})
export type SearchPage = v.InferOutput<typeof searchPageSchema>

export const userSummarySchema = v.object({
  isGuest: v.boolean(),
  numSuccessfulOrders: countSchema,
})

/** Document 2 §2: what a page request answers: another address to go to, or the page's data. */
export const pageReplySchema = v.object({
  redirect: v.optional(v.string()),
  data: v.optional(
    v.object({
      base: v.optional(pageBaseSchema),
      page: pageInfoSchema,
      user: v.optional(userSummarySchema),
      modulesPage: v.optional(v.object({ modules: v.array(pageModuleSchema) })),
      category: v.optional(categoryPageSchema),
      product: v.optional(productPageSchema),
      search: v.optional(searchPageSchema),
      cart: v.optional(cartSchema),
      checkout: v.optional(checkoutInfoSchema),
      confirmation: v.optional(v.object({ order: orderSchema })),
    }),
  ),
})
export type PageReply = v.InferOutput<typeof pageReplySchema>
export type PageData = NonNullable<PageReply['data']>
