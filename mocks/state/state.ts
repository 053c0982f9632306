import * as v from 'valibot'
import { usualSeed } from '../../fixtures/rows.ts'
import { centsSchema } from '../../src/contract/entities/money.ts'
import { countSchema, gidSchema, idSchema } from '../../src/contract/entities/primitives.ts'
import { VariantState } from '../../src/contract/enumerations.ts'
import type { ClockSetting } from '../base/clock.ts'
import { nextHex } from '../base/random.ts'
import { accessSchema, nothingAsked, sessionSchema } from './records/access.ts'
import { type Account, accountSchema } from './records/account.ts'
import { messageSchema } from './records/message.ts'
import { organizationSchema } from './records/organization.ts'
import { newShopper, type Shopper, shopperSchema } from './records/shopper.ts'

/** Increases when the shape below changes: `migrations.ts` converts older snapshots, others are quarantined. */
export const STATE_VERSION = 5

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

/** The largest that a link can name. */
const LARGEST_SEED = 999_999_999
const seedSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_SEED))

/** A variant's differences from the catalogue: a changed price, another end of its sale, a discontinued variant. */
const variantChangeSchema = v.object({
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

/** A shop without visitors. */
export const openShop = (
  clock: ClockSetting,
  openedAt: number,
  seed: number,
  catalogueSeed = seed,
): ShopState => ({
  version: STATE_VERSION,
  revision: 0,
  openedAt,
  clock,
  chance: { seed },
  // Any number may be a seed; a gid has room for a whole one of nine digits.
  catalogueSeed: Math.abs(Math.trunc(catalogueSeed)) % (LARGEST_SEED + 1),
  orderCount: 0,
  visitors: {},
  accounts: {},
  organizations: {},
  areAccountsSeeded: false,
  access: nothingAsked(),
  outbox: [],
  sold: {},
  slots: {},
  changes: {},
  due: [],
  startedAfresh: false,
})

/** There is an order that time has done something to. */
export const isSomethingDue = ({ due }: ShopState, now: number): boolean => due.some(({ at }) => at <= now)

/** The visitor of this id; a new one gets a cart and a token. */
export function visitorOf(state: ShopState, id: string): Visitor {
  const known = state.visitors[id]
  if (known) return known
  const visitor: Visitor = {
    id,
    token: nextHex(state.chance, 32),
    session: null,
    guest: newShopper(state.chance),
  }
  state.visitors[id] = visitor
  return visitor
}

/** The account of the visitor's session; null for a guest. Ended sessions are removed before any handler runs. */
export const accountOf = (state: ShopState, { session }: Visitor): Account | null =>
  session === null ? null : (state.accounts[session.userId] ?? null)

/** The visitor's shopper data: the account's, or the guest's. */
export const shopperOf = (visitor: Visitor, account: Account | null): Shopper =>
  account?.shopper ?? visitor.guest
