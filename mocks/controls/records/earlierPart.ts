import * as v from 'valibot'
import { countSchema, idSchema } from '../../../src/contract/entities/primitives.ts'
import { accountSchema } from '../../state/records/account.ts'
import { cartLineSchema } from '../../state/records/shopper.ts'
import { variantChangeSchema } from '../../state/stateSchema.ts'

/** A part of the state as it was before an edit, as plain data; each is found again by an id. */
export const earlierPartSchema = v.variant('of', [
  /** How a variant differed from the catalogue; null where it did not. */
  v.object({ of: v.literal('variant'), id: idSchema, change: v.nullable(variantChangeSchema) }),
  v.object({
    of: v.literal('account'),
    id: idSchema,
    values: v.partial(v.pick(accountSchema, ['rewardPoints', 'credits', 'business', 'membership'])),
  }),
  /** A line of a cart, and how many lines were before it. */
  v.object({ of: v.literal('line'), cartId: idSchema, place: countSchema, line: cartLineSchema }),
])
export type EarlierPart = v.InferOutput<typeof earlierPartSchema>
