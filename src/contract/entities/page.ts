import * as v from 'valibot'
import { pageKinds } from '../routes.ts'
import { accountGroupSchema } from './account/account.ts'
import { cartDifferenceSchema, cartSchema } from './cart.ts'
import { categorySchema } from './product/category.ts'
import { checkoutInfoSchema } from './checkout.ts'
import { configSchema, notificationSchema } from './config.ts'
import { bannerInterstitialSchema } from './engagement/interstitial.ts'
import { contentGroups } from './content.ts'
import { earliestDeliverySchema } from './product/earliestDelivery.ts'
import { inviteLandingSchema, organizationInviteSchema } from './account/invite.ts'
import { listingSchema } from './product/listing.ts'
import { listingEntrySchema } from './product/listingEntry.ts'
import { locationSchema } from './location.ts'
import { orderSchema } from './order.ts'
import { memberNameSchema, orderHistorySchema } from './orderHistory.ts'
import { paymentSchema } from './payment.ts'
import { countSchema, gidSchema, timestampSchema } from './primitives.ts'
import { reorderSchema } from './reorder.ts'
import { seoSchema } from './seo.ts'
import { userSchema } from './account/user.ts'
import { variantSchema } from './product/variant.ts'
import { warehouseSchema } from './product/warehouse.ts'

/**
 * Document 2 §2: the groups of page data. Every page needs `base`; it is left out if the request's `x-base-version` header matches the
 * current version. `version` changes with the language and the configuration.
 */
export const pageBaseSchema = v.object({
  version: v.string(),
  serverTime: timestampSchema,
  /** A mock server can stop its clock. The time then stays at `serverTime`. */
  isClockStopped: v.optional(v.boolean()),
  config: configSchema,
  /** The departments only. A separate call reads their descendants. */
  categories: v.array(categorySchema),
  notifications: v.array(notificationSchema),
  /** The top banners of every page (document 1 §1), without those that the shopper has hidden. */
  topBanners: v.array(bannerInterstitialSchema),
  postalCode: v.string(),
  locationName: v.string(),
})
export type PageBase = v.InferOutput<typeof pageBaseSchema>

export const breadcrumbSchema = v.object({ name: v.string(), path: v.string() })

/** The identity of the page. `canonicalPath` is base-less, for example `/product/104/ladang-fresh-milk`. */
export const pageInfoSchema = v.object({
  kind: v.picklist(pageKinds),
  canonicalPath: v.string(),
  seo: seoSchema,
  breadcrumbs: v.array(breadcrumbSchema),
})
export type PageInfo = v.InferOutput<typeof pageInfoSchema>

/** The modules of the home page from top to bottom. `title` is in the language of the request; `moreHref` is a base-less path. */
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

/**
 * Document 1 §3, Category payload. `category` includes its own children. `sampleTopPicksId` is the gid of the samples on a page of top
 * picks.
 */
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
 * A product page: the variant in the address, its sibling variants, and its warehouse; for express products also the earliest delivery. The
 * gids are soft categories that the page shows below as modules or as galleries. Separate calls read complements, similar products and the
 * sample.
 */
export const productPageSchema = v.object({
  variant: variantSchema,
  variants: v.array(variantSchema),
  warehouse: warehouseSchema,
  earliestDelivery: v.optional(earliestDeliverySchema),
  softCategoryIds: v.optional(v.array(gidSchema)),
  galleryListIds: v.optional(v.array(gidSchema)),
})
export type ProductPage = v.InferOutput<typeof productPageSchema>

/** Document 1 §3, search state. `valueOnly` requests the results of the term without suggestions. */
export const searchPageSchema = v.object({
  term: v.string(),
  valueOnly: v.boolean(),
  listing: listingSchema,
  suggestions: v.array(v.string()),
  popular: v.array(listingEntrySchema),
  /** The most frequent searches, where the page has no results to show. */
  topSearches: v.array(v.string()),
})
export type SearchPage = v.InferOutput<typeof searchPageSchema>

/**
 * A page that consists of modules: the home page, a landing page or a seller's page. A seller's page also contains the seller's details and
 * products.
 */
export const modulesPageSchema = v.object({
  modules: v.array(pageModuleSchema),
  title: v.optional(v.string()),
  text: v.optional(v.string()),
  seller: v.optional(
    v.object({ slug: v.string(), name: v.string(), place: v.string(), story: v.optional(v.string()) }),
  ),
  listing: v.optional(listingSchema),
})
export type ModulesPage = v.InferOutput<typeof modulesPageSchema>

/**
 * Prompts for a logged-in shopper (document 1 §4, startup modals): the lead form, the changes in the organisation, the request to connect a
 * membership.
 */
export const promptsSchema = v.object({
  leadForm: v.object({
    isAsked: v.boolean(),
    isMandatory: v.boolean(),
    isLocked: v.boolean(),
    canEditCompanyName: v.boolean(),
  }),
  organizationUpdate: v.optional(
    v.object({ kind: v.picklist(['joined', 'role', 'removed']), organizationName: v.string() }),
  ),
  connectMembership: v.boolean(),
})
export type Prompts = v.InferOutput<typeof promptsSchema>

/** The current user. A guest has almost no data; an account has its own data and the open prompts. */
export const userGroupSchema = v.variant('isGuest', [
  v.object({ isGuest: v.literal(true), numSuccessfulOrders: countSchema }),
  v.object({ isGuest: v.literal(false), ...userSchema.entries, prompts: promptsSchema }),
])
export type UserGroup = v.InferOutput<typeof userGroupSchema>

/** `/reset-password`: whether the link is still valid, and the masked e-mail address of the account. */
export const passwordResetSchema = v.object({ isValid: v.boolean(), email: v.optional(v.string()) })

/** One order, with its buyer where that is another member of the business; or the newest orders and the call for older ones. */
export const orderGroupSchema = v.object({
  order: v.optional(orderSchema),
  orderedBy: v.optional(memberNameSchema),
  history: v.optional(orderHistorySchema),
})

/** Document 2 §2: the reply to a page request: a redirect, or the data of the page. */
export const pageReplySchema = v.object({
  redirect: v.optional(v.string()),
  data: v.optional(
    v.object({
      base: v.optional(pageBaseSchema),
      page: pageInfoSchema,
      user: v.optional(userGroupSchema),
      modulesPage: v.optional(modulesPageSchema),
      category: v.optional(categoryPageSchema),
      product: v.optional(productPageSchema),
      search: v.optional(searchPageSchema),
      cart: v.optional(cartSchema),
      checkout: v.optional(checkoutInfoSchema),
      confirmation: v.optional(v.object({ order: orderSchema })),
      payment: v.optional(paymentSchema),
      order: v.optional(orderGroupSchema),
      reorder: v.optional(reorderSchema),
      account: v.optional(accountGroupSchema),
      passwordReset: v.optional(passwordResetSchema),
      location: v.optional(locationSchema),
      invite: v.optional(inviteLandingSchema),
      organizationInvite: v.optional(organizationInviteSchema),
      /** The changes of the cart since the shopper last confirmed it (document 1 §4); left out if there are none. */
      cartDifferences: v.optional(v.array(cartDifferenceSchema)),
      ...contentGroups,
    }),
  ),
})
export type PageReply = v.InferOutput<typeof pageReplySchema>
export type PageData = NonNullable<PageReply['data']>
