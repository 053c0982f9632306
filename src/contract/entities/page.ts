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
import { countSchema, gidSchema, timestampSchema } from './primitives.ts'
import { reorderSchema } from './reorder.ts'
import { seoSchema } from './seo.ts'
import { userSchema } from './account/user.ts'
import { variantSchema } from './product/variant.ts'
import { warehouseSchema } from './product/warehouse.ts'

/**
 * Document 2 §2: the groups of page data. `base` is what every page needs and is left out when the request's
 * `x-base-version` header names the version at hand; `version` changes with the language and the configuration.
 */
export const pageBaseSchema = v.object({
  version: v.string(),
  serverTime: timestampSchema,
  /** A server that is a mock can stop its clock: its time is `serverTime` until it says otherwise. */
  isClockStopped: v.optional(v.boolean()),
  config: configSchema,
  /** The departments; what stands below each is asked for by its call. */
  categories: v.array(categorySchema),
  notifications: v.array(notificationSchema),
  /** The band above every page (document 1 §1); what was hidden is not in it. */
  topBanners: v.array(bannerInterstitialSchema),
  topSearches: v.array(v.string()),
  postalCode: v.string(),
  locationName: v.string(),
})
export type PageBase = v.InferOutput<typeof pageBaseSchema>

export const breadcrumbSchema = v.object({ name: v.string(), path: v.string() })

/** What the page is; `canonicalPath` is base-less, for example `/product/104/ladang-fresh-milk`. */
export const pageInfoSchema = v.object({
  kind: v.picklist(pageKinds),
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

/** Document 1 §3, Category payload. `category` has its own children; `sampleTopPicksId` is the gid of the samples that a page of top picks offers beside them. */
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
 * also when they can come first. The gids are soft categories that the page shows below, each as a module or together as
 * galleries. What goes well with it, what is like it, and its sample, have calls of their own.
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

/** Document 1 §3, search state. `valueOnly` asks for the term's results without suggestions. */
export const searchPageSchema = v.object({
  term: v.string(),
  valueOnly: v.boolean(),
  listing: listingSchema,
  suggestions: v.array(v.string()),
  popular: v.array(listingEntrySchema),
})
export type SearchPage = v.InferOutput<typeof searchPageSchema>

/**
 * A page built of modules: the home page, a landing page and a seller's, which also says who the seller is and lists what
 * they sell.
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
 * What the shop has to say or to ask of whoever is logged in (document 1 §4, startup modals): the lead form, what changed in
 * their organisation, the request to connect a membership.
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

/** Who asks: of a guest next to nothing, of an account all that its owner may see and what the shop has to ask of them. */
export const userGroupSchema = v.variant('isGuest', [
  v.object({ isGuest: v.literal(true), numSuccessfulOrders: countSchema }),
  v.object({ isGuest: v.literal(false), ...userSchema.entries, prompts: promptsSchema }),
])
export type UserGroup = v.InferOutput<typeof userGroupSchema>

/** `/reset-password`: whether its link still opens, and whose password it is for, as far as that may be shown. */
export const passwordResetSchema = v.object({ isValid: v.boolean(), email: v.optional(v.string()) })

/** One order, or the newest of an account and the call that answers those before them. */
export const orderGroupSchema = v.object({
  order: v.optional(orderSchema),
  history: v.optional(v.object({ orders: v.array(orderSchema), nextPageUrl: v.optional(v.string()) })),
})

/** Document 2 §2: what a page request answers: another address to go to, or the page's data. */
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
      order: v.optional(orderGroupSchema),
      reorder: v.optional(reorderSchema),
      account: v.optional(accountGroupSchema),
      passwordReset: v.optional(passwordResetSchema),
      location: v.optional(locationSchema),
      invite: v.optional(inviteLandingSchema),
      organizationInvite: v.optional(organizationInviteSchema),
      /** What changed under the cart since the shopper last agreed to it (document 1 §4); left out when nothing did. */
      cartDifferences: v.optional(v.array(cartDifferenceSchema)),
      ...contentGroups,
    }),
  ),
})
export type PageReply = v.InferOutput<typeof pageReplySchema>
export type PageData = NonNullable<PageReply['data']>
