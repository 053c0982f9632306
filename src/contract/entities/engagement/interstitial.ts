import * as v from 'valibot'
import { BannerEntityType, InterstitialActionType, InterstitialTemplateType } from '../../enumerations.ts'
import { listingEntrySchema } from '../product/listingEntry.ts'
import { idSchema, timestampSchema } from '../primitives.ts'

/** The target of a banner. `references` depends on the entity type: gid and slug, or a search term. */
export const bannerActionSchema = v.object({
  entityType: v.enum(BannerEntityType),
  references: v.array(v.object({ gid: v.optional(v.string()), slug: v.optional(v.string()) })),
  referenceClientTitle: v.optional(v.string()),
  _id: idSchema,
  url: v.optional(v.string()),
  text: v.optional(v.string()),
})
export type BannerAction = v.InferOutput<typeof bannerActionSchema>

/** Document 1 §3, Banner interstitial. `eyebrow` and `illustrations` are additions for the carousel of the home page. */
export const bannerInterstitialSchema = v.object({
  _id: idSchema,
  text: v.string(),
  eyebrow: v.optional(v.string()),
  illustrations: v.optional(v.array(v.string())),
  action: bannerActionSchema,
  countdownTimer: v.optional(v.object({ enabled: v.boolean() })),
  endTimestamp: v.optional(timestampSchema),
  theme: v.optional(v.string()),
})
export type BannerInterstitial = v.InferOutput<typeof bannerInterstitialSchema>

/** Document 1 §3, Startup interstitial. `products` are the products of the product carousel (template 3). */
export const startupInterstitialSchema = v.object({
  _id: idSchema,
  interstitialActionType: v.enum(InterstitialActionType),
  interstitialWebTemplateType: v.enum(InterstitialTemplateType),
  title: v.optional(v.string()),
  text: v.optional(v.string()),
  action: v.optional(bannerActionSchema),
  products: v.optional(v.array(listingEntrySchema)),
})
export type StartupInterstitial = v.InferOutput<typeof startupInterstitialSchema>
