import * as v from 'valibot'
import { TopPicksVote, TrackingSource } from '../../enumerations.ts'
import { countSchema, gidSchema } from '../primitives.ts'
import { smartBrandAdSchema, smartBrandImpressionSchema } from '../product/smartBrandAd.ts'

/** Document 2 §7, Tracking: the events that are queued, in its order, each in the singular. */
export const TrackedName = {
  PAGE_VIEW: 'page view',
  PRODUCT_FEED_INTERACTION: 'product feed interaction',
  FOOTER_INTERACTION: 'footer interaction',
  APP_STORE_CLICK: 'app store click',
  BRAND_FILTER_SELECTION: 'brand filter selection',
  CATEGORY_TAP: 'category tap',
  CART_BOUNCE: 'cart bounce',
  BUSINESS_SIGN_UP: 'business sign up',
  INTERSTITIAL_ACTION: 'interstitial action',
  SSU_VOTE: 'SSU vote',
} as const
export type TrackedName = (typeof TrackedName)[keyof typeof TrackedName]

const textSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))

/** What every event carries: its own number, by which one that came twice is known, the session, and the page view it belongs to. */
const common = { id: textSchema, session: textSchema, view: countSchema }

const sourceSchema = v.nullable(v.picklist(Object.values(TrackingSource)))

const feed = {
  ...common,
  /** Which list of the page. */
  list: textSchema,
  /** Null where the documents give the page no code. */
  source: sourceSchema,
  /** Of the card in its list, from 1. */
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  variant: gidSchema,
}

/**
 * What each event tells (docs/decisions/0048): the documents name the events and not their properties. Nothing else may be in one,
 * so that nothing personal gets in by chance.
 */
export const trackedProperties = {
  'page view': v.strictObject({
    ...common,
    /** The route's pattern. */
    route: textSchema,
    /** Without base path and query; only of pages that are the same for everybody. */
    path: v.optional(textSchema),
    title: v.optional(textSchema),
  }),
  'product feed interaction': v.variant('action', [
    v.strictObject({
      ...feed,
      action: v.literal('impression'),
      smartbrandImpression: v.optional(smartBrandImpressionSchema),
    }),
    v.strictObject({ ...feed, action: v.literal('click'), smartbrandClick: v.optional(smartBrandAdSchema) }),
  ]),
  'footer interaction': v.strictObject({
    ...common,
    /** A path of the shop, a scheme (`tel:`, `mailto:`), or the origin of another site. */
    link: textSchema,
  }),
  'app store click': v.strictObject({ ...common, store: textSchema }),
  'brand filter selection': v.strictObject({
    ...common,
    source: sourceSchema,
    brand: gidSchema,
    isSelected: v.boolean(),
  }),
  'category tap': v.strictObject({
    ...common,
    category: gidSchema,
    place: v.picklist(['page', 'navigation', 'panel']),
  }),
  /** The cart's page was left with goods in it, and not for the checkout. */
  'cart bounce': v.strictObject(common),
  /** With the lead form, or by an organisation's invite. */
  'business sign up': v.strictObject({ ...common, way: v.picklist(['lead', 'invite']) }),
  'interstitial action': v.strictObject({
    ...common,
    interstitial: textSchema,
    action: v.picklist(['shown', 'followed', 'closed']),
  }),
  /** On the page of the top picks, and of goods that are back: what a shopper did with them is a vote (document 2 §9). */
  'SSU vote': v.strictObject({
    ...common,
    source: textSchema,
    variant: gidSchema,
    vote: v.enum(TopPicksVote),
  }),
} as const satisfies Record<TrackedName, v.GenericSchema>

/** What an event of that name tells, with what every event carries. */
export type TrackedProperties<Name extends TrackedName> = v.InferOutput<(typeof trackedProperties)[Name]>

type Own<Properties> = Properties extends unknown ? Omit<Properties, keyof typeof common> : never

/** The same without what every event carries. */
export type OwnProperties<Name extends TrackedName> = Own<TrackedProperties<Name>>
