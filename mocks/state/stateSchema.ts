/**
 * The shape of the stored state. It loads only when there is a stored state to check: a first visit has none, and these are the schemas of
 * all records.
 */
import * as v from 'valibot'
import { usualSeed } from '../../fixtures/rows.ts'
import { centsSchema } from '../../src/contract/entities/money.ts'
import { countSchema, gidSchema, idSchema } from '../../src/contract/entities/primitives.ts'
import { VariantState } from '../../src/contract/enumerations.ts'
import { LARGEST_SEED } from '../base/random.ts'
import { LARGEST_SIZE } from '../catalogue/assortments.ts'
import { accessSchema, sessionSchema } from './records/access.ts'
import { accountSchema } from './records/account.ts'
import { messageSchema } from './records/message.ts'
import { organizationSchema } from './records/organization.ts'
import { shopperSchema } from './records/shopper.ts'
import { STATE_VERSION } from './version.ts'

/** One browser. It is logged in while `session` lasts; its guest data is in `guest`. */
const visitorSchema = v.object({
  id: idSchema,
  token: idSchema,
  session: v.nullable(sessionSchema),
  /** The last session has timed out, and there was no login since. */
  hasExpired: v.optional(v.boolean()),
  /** The bot protection's question to this browser, by its id, and whether it was answered (document 2 §6). */
  challenge: v.optional(v.object({ id: idSchema, isPassed: v.boolean() })),
  /** The persona that the browser was last made (mocks/scenarios/personas.ts). */
  playedAs: v.optional(v.string()),
  /** Settings of the shop that are different for this browser, as its persona asks. */
  settings: v.optional(v.object({ hasVat: v.boolean() })),
  guest: shopperSchema,
})
export type Visitor = v.InferOutput<typeof visitorSchema>

/** In ms: in a year of four digits, which is what a link can name and every date of the shop can be written as. */
export const timestampSchema = v.pipe(
  v.number(),
  v.minValue(Date.parse('0000-01-01T00:00Z')),
  v.maxValue(Date.parse('9999-12-31T23:59:59.999Z')),
)

/** The approximate number of variants. */
export const sizeSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_SIZE))

const seedSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_SEED))

/** A variant's differences from the catalogue: a changed price, another end of its sale, a discontinued variant. */
export const variantChangeSchema = v.object({
  price: v.optional(centsSchema),
  salePrice: v.optional(v.nullable(centsSchema)),
  /** When its sale ends, in ms. */
  saleEnd: v.optional(timestampSchema),
  state: v.optional(v.enum(VariantState)),
})

/** The whole state of the mocked shop, apart from its catalogue. Plain JSON: it is stored, restored and compared as such. */
export const shopStateSchema = v.object({
  version: v.literal(STATE_VERSION),
  revision: countSchema,
  openedAt: timestampSchema,
  clock: v.object({ shift: v.number(), frozenAt: v.nullable(v.number()) }),
  chance: v.object({ seed: v.number() }),
  /** The seed of the generated products; a state from before this field has the usual one. */
  catalogueSeed: v.optional(seedSchema, usualSeed),
  /** The size of the catalogue that was set; null for the hand-written products. Without it, the one that the server starts with. */
  catalogueSize: v.optional(v.nullable(sizeSchema)),
  orderCount: countSchema,
  visitors: v.record(v.string(), visitorSchema),
  /** By id. The fixtures' accounts are added when the first call needs one. */
  accounts: v.record(v.string(), accountSchema),
  organizations: v.record(v.string(), organizationSchema),
  areAccountsSeeded: v.boolean(),
  access: accessSchema,
  /** The newest last. */
  outbox: v.array(messageSchema),
  /** How many have been sold of each inventory row, by `variantId:warehouseId`; below zero once more came in than went. */
  sold: v.record(v.string(), v.pipe(v.number(), v.integer())),
  /** Number of orders per delivery slot and warehouse, by `warehouseId:slotId`. */
  slots: v.record(v.string(), countSchema),
  changes: v.record(v.string(), variantChangeSchema),
  /** When each open order has to be settled next. */
  due: v.array(v.object({ at: v.number(), orderGid: gidSchema })),
  /** An earlier snapshot could not be read and was quarantined. */
  startedAfresh: v.boolean(),
})
export type ShopState = v.InferOutput<typeof shopStateSchema>

/** What is kept: the state, and the revision that decides who wrote last. */
export const snapshotSchema = v.object({
  version: v.literal(STATE_VERSION),
  revision: v.number(),
  state: shopStateSchema,
})
