import * as v from 'valibot'
import { savedAddressSchema } from '../../../src/contract/entities/address.ts'
import { businessAccountSchema } from '../../../src/contract/entities/businessAccount.ts'
import { idSchema } from '../../../src/contract/entities/primitives.ts'

/** A business that several accounts buy for. */
export const organizationSchema = v.object({
  _id: idSchema,
  account: businessAccountSchema,
  addresses: v.array(savedAddressSchema),
})
export type Organization = v.InferOutput<typeof organizationSchema>
