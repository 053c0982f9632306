import * as v from 'valibot'
import { centsSchema } from '../money.ts'
import { countSchema, idSchema, timestampSchema } from '../primitives.ts'

/** The possible prizes of a game. Points, credits (in cents) and coupons are added to the account at once. */
export const prizeSchema = v.object({
  prizeId: idSchema,
  kind: v.picklist(['nothing', 'points', 'credits', 'coupon']),
  name: v.string(),
  points: v.optional(countSchema),
  credits: v.optional(centsSchema),
  couponId: v.optional(idSchema),
})
export type Prize = v.InferOutput<typeof prizeSchema>

/** One play and its prize. */
export const playSchema = v.object({
  playId: idSchema,
  gameId: idSchema,
  playedAt: timestampSchema,
  prize: prizeSchema,
})
export type Play = v.InferOutput<typeof playSchema>

/** Document 1 §1, games and prizes: the state of a game for this shopper, in the language of the request. */
export const gameSchema = v.object({
  gameId: idSchema,
  cta: v.string(),
  kind: v.picklist(['wheel', 'scratch']),
  name: v.string(),
  text: v.string(),
  endsAt: timestampSchema,
  isOver: v.boolean(),
  isDismissed: v.boolean(),
  playsLeft: countSchema,
  prizes: v.array(prizeSchema),
})
export type Game = v.InferOutput<typeof gameSchema>
