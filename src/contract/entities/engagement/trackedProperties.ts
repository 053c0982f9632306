import * as v from 'valibot'
import { BillingType, TopPicksVote, TrackingSource } from '../../enumerations.ts'
import { countSchema, gidSchema } from '../primitives.ts'
import { smartBrandAdSchema, smartBrandImpressionSchema } from '../product/smartBrandAd.ts'

/** Document 2 §7, Tracking: the queued events, in the order of the documents, each in the singular. */
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
  /** Not among the queued events: document 2 §8 names the purchase that has no order number (docs/decisions/0076). */
  PURCHASE: 'purchase',
} as const
export type TrackedName = (typeof TrackedName)[keyof typeof TrackedName]

const textSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))

/** The common properties of all events: an id that identifies duplicates, the session, and the page view. */
const common = { id: textSchema, session: textSchema, view: countSchema }

const sourceSchema = v.nullable(v.picklist(Object.values(TrackingSource)))

const feed = {
  ...common,
  /** The list on the page. */
  list: textSchema,
  /** Null where the documents have no code for the page. */
  source: sourceSchema,
  /** The position of the card in its list, from 1. */
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  variant: gidSchema,
}

/**
 * The properties of each event (docs/decisions/0048). The documents name the events but not their properties. Other properties are refused,
 * so that no personal data is sent by accident.
 */
export const trackedProperties = {
  'page view': v.strictObject({
    ...common,
    /** The route's pattern. */
    route: textSchema,
    /** Without base path and query. Only for pages that are the same for all visitors. */
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
  /** The shopper left the cart page with items in the cart, and not for the checkout. */
  'cart bounce': v.strictObject(common),
  /** With the lead form, or by an organisation's invite. */
  'business sign up': v.strictObject({ ...common, way: v.picklist(['lead', 'invite']) }),
  'interstitial action': v.strictObject({
    ...common,
    interstitial: textSchema,
    action: v.picklist(['shown', 'followed', 'closed']),
  }),
  /** On the pages of top picks and of back-in-stock products, what a shopper does with a product is a vote (document 2 §9). */
  'SSU vote': v.strictObject({
    ...common,
    source: textSchema,
    variant: gidSchema,
    vote: v.enum(TopPicksVote),
  }),
  /** The confirmation of an order is shown for the first time. */
  purchase: v.strictObject({
    ...common,
    order: gidSchema,
    /** In cents. */
    total: countSchema,
    items: countSchema,
    billingType: v.enum(BillingType),
  }),
} as const satisfies Record<TrackedName, v.GenericSchema>

/** The properties of one event, including the common ones. */
export type TrackedProperties<Name extends TrackedName> = v.InferOutput<(typeof trackedProperties)[Name]>

type Own<Properties> = Properties extends unknown ? Omit<Properties, keyof typeof common> : never

/** The properties of one event without the common ones. */
export type OwnProperties<Name extends TrackedName> = Own<TrackedProperties<Name>>
